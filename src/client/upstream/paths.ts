/** What the path of a URL means: pure functions without the browser. */

/** Decodes a path, unless its percent-encoding is malformed. */
export function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether Docusaurus can decode a path. It decodes the path of a URL twice. */
export function isDecodable(path: string): boolean {
  try {
    decodeURI(decodeURI(path));
    return true;
  } catch {
    return false;
  }
}

/** A fragment that Docusaurus can decode: it takes one with malformed encoding literally, such as `#100%`. */
export function decodable(fragment: string): string {
  try {
    decodeURIComponent(fragment);
    return fragment;
  } catch {
    return fragment.replaceAll('%', '%25');
  }
}

/** White space, slashes, or both, as a reader or a program may add them to a path. */
const NOISE = String.raw`(?:\s|%20|%09|%0[AD]|\/)`;

/** A path without white space around its names, repeated slashes, and a slash at the end. */
export const withoutNoise = (path: string): string =>
  path
    .replace(new RegExp(`${NOISE}*\\/${NOISE}*`, 'gi'), '/')
    .replace(new RegExp(`(.)${NOISE}+$`, 'i'), '$1');

/** Key of a path: equal for all spellings of the path of a page. */
const keyOf = (path: string): string =>
  decode(withoutNoise(path))
    .trim()
    .replace(/^\/$|(?:\/index)?(?:\.html)?$/, '')
    .toLowerCase();

/**
 * Creates a function that finds the page that the spelling of a path means.
 *
 * @param pages paths of all pages, with the base path
 * @returns a function that returns the path of the page, or `undefined`. It ignores case, slashes at the end,
 *   repeated slashes, white space, `.html` and `/index`.
 */
export function pageFinder(pages: readonly string[]): (path: string) => string | undefined {
  const byKey = new Map(pages.map((page) => [keyOf(page), page]));
  return (path) => byKey.get(keyOf(path));
}

/** Whether two paths differ at most in a slash at the end. */
export const isSamePath = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');
