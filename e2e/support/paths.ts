/** Paths that are nearly those of pages. */
import {LATEST_VERSION, VERSIONS, docPath} from '../../site/versions';

const [LATEST, OLDER, OLDEST] = [LATEST_VERSION, VERSIONS[1]!, VERSIONS.at(-1)!];

/** Paths of no page: outside the docs, of unknown versions, below each version, malformed. */
export const UNMATCHED: readonly string[] = [
  ...['/unknown', '/un/known', '/blog/unknown', '/search/unknown', '/markdown-page/x'],
  ...['/docs/foo', '/docs/latest', '/docs/3.0.0', '/docs/3.0.0/docs/Introduction', '/docs/foo/'],
  ...[docPath(LATEST, 'api'), docPath(LATEST, 'api/'), docPath(LATEST, 'api/Pricing4Java')],
  ...[
    docPath(OLDER, 'foo'),
    docPath(OLDER, 'category/foo'),
    docPath(OLDEST, 'contrib/introduction'),
  ],
  ...[`${docPath(LATEST)}0`, '/playground/x', '/foo%', '/%E0%A4%A', '/docs/%', '/100%25'],
];

/** Spellings of the paths of pages, with the path and the heading of the page. */
export const MISSPELT: readonly (readonly [
  path: string,
  target: string,
  heading: string | RegExp,
])[] = [
  ['/blog.html', '/blog', 'Blog'],
  ['/search.html?q=plan', '/search?q=plan', /plan/],
  ['/docs.html', '/docs', 'Documentation versions'],
  ['/blog/welcome%20', '/blog/welcome', /./],
  ['/%20', '/', /./],
  ['/blog%C2%A0', '/blog', 'Blog'],
  ['/docs//2.0.1', docPath(LATEST), /./],
  ['//blog', '/blog', 'Blog'],
  ['/blog//welcome', '/blog/welcome', /./],
  ['/BLOG', '/blog', 'Blog'],
  ['/Docs', '/docs', 'Documentation versions'],
  [docPath(LATEST, 'docs/introduction'), docPath(LATEST, 'docs/Introduction'), /./],
  [docPath(OLDER, 'API/introduction.html'), docPath(OLDER, 'api/introduction'), /./],
  [`${docPath(OLDEST)}.html`, docPath(OLDEST), /./],
  [`${docPath(LATEST, 'api/introduction')}%20%20`, docPath(LATEST, 'api/introduction'), /./],
  [
    `${docPath(LATEST, 'api/introduction')}/index.html#x`,
    `${docPath(LATEST, 'api/introduction')}#x`,
    /./,
  ],
];
