/** Paths that are nearly those of pages. */
import {LATEST_VERSION, VERSIONS, docPath} from '../../site/versions';

const [LATEST, OLDER, OLDEST] = [LATEST_VERSION, VERSIONS[1]!, VERSIONS.at(-1)!];

/** Paths of no page: outside the docs, of unknown versions, below each version, malformed. */
export const UNMATCHED: readonly string[] = [
  ...['/unknown', '/blog/unknown', '/docs/3.0.0/docs/Introduction', '/docs/foo/'],
  ...[docPath(LATEST, 'api'), docPath(OLDER, 'category/foo')],
  ...[docPath(OLDEST, 'contrib/introduction'), `${docPath(LATEST)}0`, '/playground/x'],
  ...['/foo%', '/%E0%A4%A', '/100%25'],
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
  ['/%20', '/', /./],
  ['/blog%C2%A0', '/blog', 'Blog'],
  ['//blog', '/blog', 'Blog'],
  // A fragment that is malformed.
  ['/blog.html#%', '/blog#%', 'Blog'],
  ['/blog//welcome', '/blog/welcome', /./],
  ['/Docs', '/docs', 'Documentation versions'],
  [docPath(OLDER, 'API/introduction.html'), docPath(OLDER, 'api/introduction'), /./],
  [`${docPath(OLDEST)}.html`, docPath(OLDEST), /./],
  [
    `${docPath(LATEST, 'api/introduction')}/index.html#x`,
    `${docPath(LATEST, 'api/introduction')}#x`,
    /./,
  ],
];
