/** Addresses of the pages as Markdown. */

/** File with all pages of a docs version as Markdown, in the folder of the version or of the site. */
export const FULL_TEXT_FILE = 'llms-full.txt';

export const INDEX_FILE = 'llms.txt';

/**
 * Path of a page as Markdown.
 *
 * @param path path of the page, with or without the base path
 */
export const markdownPath = (path: string): string =>
  path.endsWith('/') ? `${path}index.md` : `${path}.md`;
