/** The announcement bar: one message, and the id under which a reader's dismissal is remembered. */
import {LATEST_VERSION, docPath} from './versions';

/**
 * Derives the announcement's id from its message, so that a changed message is shown again to
 * readers who dismissed the old one. (FNV-1a, 32 bits: stable, short and good enough for an id.)
 */
export function announcementId(message: string): string {
  let hash = 0x811c9dc5;
  for (const character of message) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return `announcement-${hash.toString(16).padStart(8, '0')}`;
}

/**
 * Text of the announcement bar, as HTML.
 *
 * @param baseUrl base path of the site; Docusaurus inserts the text as it is, so links need it
 */
export function announcementMessage(baseUrl: string): string {
  const guide = `${baseUrl}${docPath(LATEST_VERSION, 'docs/getting-started/pricing2yaml-starter-guide').slice(1)}`;
  return `New to Pricing4SaaS? <a href="${guide}">Model your first pricing step by step</a>`;
}
