/** Paths that are nearly those of pages. */
import {LATEST_VERSION, VERSIONS, docPath} from '../../site/versions';

const OLDER = VERSIONS[1]!;

/** Paths of no page: outside the docs, of unknown versions, below versions, malformed. */
export const UNMATCHED: readonly string[] = [
  ...['/unknown', '/docs/3.0.0/docs/Introduction', '/docs/foo/', `${docPath(LATEST_VERSION)}0`],
  ...[docPath(LATEST_VERSION, 'api'), docPath(OLDER, 'category/foo'), '/playground/x'],
  ...['/foo%', '/100%25'],
];

/**
 * Spellings of the paths of pages, with the path and the heading of the page.
 * `src/client/upstream/paths.test.ts` has more of them.
 */
export const MISSPELT: readonly (readonly [
  path: string,
  target: string,
  heading: string | RegExp,
])[] = [
  ['/search.html?q=plan', '/search?q=plan', /plan/],
  ['//blog', '/blog', 'Blog'],
  // A fragment that is malformed.
  ['/blog.html#%', '/blog#%', 'Blog'],
  ['/Docs', '/docs', 'Documentation versions'],
  [docPath(OLDER, 'API/introduction/index.html#x'), docPath(OLDER, 'api/introduction#x'), /./],
];
