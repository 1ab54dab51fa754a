/** What the built pages of documents link to and show. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText, root} from '../../lib/root';
import {counterpart, topicIdOf} from '../../site/canonical';
import {editUrl, problemReportAddress} from '../../site/links';
import {FULL_TEXT_FILE, markdownPath} from '../../site/markdownPages';
import {SIDEBAR_LABELS} from '../../site/navbar';
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {ROUTES, sourceFile, type Route} from '../../site/routeList';
import {LATEST_LABEL, LATEST_VERSION, VERSIONS, docPath, versionOfPath} from '../../site/versions';
import {CHANGES, changesOf} from '../../site/versions/changes';
import {readLink} from '@pricing4saas/playground/link';
import {elements} from '../html/page';
import {SITE, attributes, pageAt, texts} from './site';

const ofKind = (...kinds: string[]): Route[] => ROUTES.filter(({kind}) => kinds.includes(kind));

const CITE = docPath(LATEST_VERSION, 'api/understanding/cite-and-reuse');

const DOCUMENTS = ofKind('doc');

/** Links of a sidebar that a reader sees first. */
const MAX_LINKS = 40;

/** Expected target in another version: the same topic, or the landing page. */
function targetIn(to: (typeof VERSIONS)[number], route: Route): string {
  if (to.label === route.version) return route.path;

  const topic = topicIdOf(route);
  const id = counterpart(topic, route.version!, to.label);
  if (id === undefined)
    return `${docPath(to)}?${new URLSearchParams({topic, from: route.version!})}`;

  return id.startsWith('/') ? `${docPath(to)}${id}` : docPath(to, id);
}

it.each(ofKind('doc', 'category'))('the topic of $path is found in other versions', (route) => {
  const page = pageAt(route.path);
  expect(attributes(page, '.navbar__items--right .dropdown__menu a')).toEqual([
    ...VERSIONS.map((to) => targetIn(to, route)),
    '/docs',
  ]);
  const isLatest = route.version === LATEST_LABEL;
  const others = VERSIONS.map((to) => targetIn(to, route)).filter(
    (path) => route.kind === 'doc' && path !== route.path && !path.includes('?'),
  );
  // Without scripts, the links to comparisons lead to the other pages.
  expect(attributes(page, 'main details .dropdown__link:nth-child(n + 3)')).toEqual(others);
  const latest = targetIn(LATEST_VERSION, route);
  expect(attributes(page, '.theme-doc-version-banner a')).toEqual(
    isLatest ? [] : [latest, ...others.filter((path) => path === latest)],
  );
});

describe('changes', () => {
  it.each(Object.keys(CHANGES))('of %s are on its landing page', (label) => {
    const {document} = pageAt(`/docs/${label}`);
    for (const {id, title} of CHANGES[label]!.changes)
      expect(document(`[id="${id}"]`).text()).toContain(title.replaceAll('`', ''));
  });
  it.each(DOCUMENTS)('of the topic are linked by $path', ({path: route, version, id}) => {
    expect(attributes(pageAt(route), '[data-search-ignore] > span:not(.badge) a')).toEqual(
      changesOf(version!, id!).map((change) => `/docs/${version}#${change.id}`),
    );
  });
});

it.each(ofKind('doc', 'version-landing', 'category', 'docs-root', 'blog-post'))(
  'a reader of $path can report a problem',
  ({path: route}) => {
    const page = pageAt(route);
    expect(attributes(page, 'main a:contains("Report a problem with this page")')).toEqual([
      problemReportAddress({
        address: SITE + route.slice(1),
        version: versionOfPath(route)?.label,
        title: page.document('h1').text(),
      }),
    ]);
  },
);

it.each(DOCUMENTS)('a reader of $path can edit and copy it, and sees its date', (route) => {
  const page = pageAt(route.path);
  const [edit] = attributes(page, '.theme-edit-this-page');
  // Several versions of a page can include the same partial, which readers then edit.
  const source = edit!.includes('/partials/') ? edit!.slice(editUrl('').length) : sourceFile(route);
  expect(edit).toBe(editUrl(source));
  expect(existsSync(path.join(root, source)), source).toBe(true);
  expect(attributes(page, '.theme-last-updated time', 'datetime')).toHaveLength(1);
  const folder = route.version === LATEST_LABEL ? '' : `/docs/${route.version}`;
  expect(attributes(page, 'details [href*=".md"], details [download]')).toEqual([
    markdownPath(route.path),
    `${folder}/${FULL_TEXT_FILE}`,
  ]);
  expect(attributes(page, 'details [download]', 'download')).toEqual([
    `pricing4saas-${route.version}.md`,
  ]);
});

it.each(DOCUMENTS)('admonitions of $path have the titles of its source', (route) => {
  const source = readText(sourceFile(route));
  const titles = [...source.matchAll(/^:::\w+\[([^\]`]+)\]$/gm)].map(([, title]) => title);
  const shown = texts(pageAt(route.path), '[class*="admonitionHeading"]');
  expect(shown).toEqual(expect.arrayContaining(titles));
});

it.each(Object.entries(SIDEBAR_LABELS))(
  'without scripts, each document of the sidebar %s is two clicks away',
  (sidebar, label) => {
    const linksOf = (route: string) =>
      attributes(pageAt(route), 'nav[aria-label="Docs sidebar"] a') as string[];
    const [start] = attributes(pageAt('/'), `.navbar__link:contains("${label}")`);
    const first = linksOf(start!);
    const count = `The sidebar "${label}" shows ${first.length} links, which readers cannot scan`;
    expect(first.length, `${count}: move pages into a subfolder`).toBeLessThanOrEqual(MAX_LINKS);
    const reached = new Set(first.flatMap((href) => [href, ...linksOf(href)]));
    const documents = DOCUMENTS.filter(
      (route) => route.version === LATEST_LABEL && route.sidebar === sidebar,
    );
    expect(documents.map((route) => route.path).filter((each) => !reached.has(each))).toEqual([]);
  },
);

it('the page about citing has the DOI of CITATION.cff', () => {
  const [, doi] = /doi: (\S+)/.exec(readText('CITATION.cff'))!;
  expect(attributes(pageAt(CITE), 'main a')).toContain(`https://doi.org/${doi}`);
});

it.each([
  ['api/Pricing4React/useGenericFeature', 'h1'],
  ['category/pricing4react', '.card h2:contains("useGenericFeature")'],
])('the name in the heading or the card of %s can break between its words', (id, title) => {
  expect(elements(pageAt(docPath(VERSIONS[1]!, id)), `${title} wbr`)).toHaveLength(2);
});

const OPEN = 'main a:contains("Open in playground")';

it.each(ROUTES.filter((route) => pageAt(route.path).document(OPEN).length > 0))(
  'the playground can open the code blocks of $path',
  async (route) => {
    for (const href of attributes(pageAt(route.path), OPEN)) {
      const {pathname, hash} = new URL(href!, SITE);
      expect(pathname).toBe(PLAYGROUND_PATH);
      expect(['sample', 'state']).toContain((await readLink(hash)).kind);
    }
  },
);
