/** The announcement bar: its message, and the id under which the browser stores a dismissal. */
import {LEARN_PATH} from './pages';

/**
 * Derives the announcement's id from its message (32-bit FNV-1a hash), so that readers who
 * dismissed an older message see a new one.
 */
export function announcementId(message: string): string {
  let hash = 0x811c9dc5;
  for (const character of message)
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;

  return `announcement-${hash.toString(16).padStart(8, '0')}`;
}

/**
 * HTML of the announcement bar.
 *
 * @param baseUrl base path of the site, for the links, which Docusaurus does not resolve here
 */
export const announcementMessage = (baseUrl: string): string =>
  `New here? <a href="${baseUrl}${LEARN_PATH.slice(1)}">Learn Pricing2Yaml in eight lessons</a>`;
