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

const newest = LATEST_VERSION.syntaxVersions.at(-1)!;

/**
 * Text of the announcement bar, as HTML.
 *
 * @param baseUrl base path of the site; Docusaurus inserts the text as it is, so links need it
 */
export function announcementMessage(baseUrl: string): string {
  const migration = `${baseUrl}${docPath(LATEST_VERSION, 'api/migrating-30').slice(1)}`;
  return `Pricing2Yaml ${newest} is here. <a href="${migration}">See what changed and how to migrate</a>`;
}
