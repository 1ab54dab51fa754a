/** The pages as Markdown, compared with the built pages. */
import {readdirSync} from 'node:fs';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {root} from '../../lib/root';
import {readDiagramSources} from '../../markdown/diagrams/sources';
import {SKILLS_FOLDER} from '../../site/agentSkills';
import {FULL_TEXT_FILE, INDEX_FILE, markdownPath} from '../../site/markdownPages';
import {ROUTES} from '../../site/routeList';
import {LATEST_LABEL, VERSIONS, docPath} from '../../site/versions';
import {brokenLinks} from '../../site/builtLinks';
import {BUILD, SITE, attributes, pageAt, site, readBuilt} from './site';

/** Maximum size of a file with all pages of a docs version. */
const MAX_FULL_TEXT = 2_000_000;

const parser = unified().use(remarkParse).use(remarkGfm);

/** Front matter, content and nodes of a Markdown file. */
function readMarkdown(file: string) {
  const [, facts = '', content = ''] = /^(?:---\n([^]*?)\n---\n\n)?([^]*)$/.exec(readBuilt(file))!;
  const tree = parser.parse(content);
  const nodesOf = <Type extends Nodes['type']>(type: Type) => {
    const found: Extract<Nodes, {type: Type}>[] = [];
    visit(tree, type, (node) => void found.push(node as Extract<Nodes, {type: Type}>));
    return found;
  };
  return {facts, content, nodesOf};
}

const files = new Map(ROUTES.map(({path}) => [path, readMarkdown(markdownPath(path))]));

const normal = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
const withoutSpace = (text: string): string => text.replace(/<br>|[\s\u200b]+/g, '');

const DIAGRAMS = new Set(readDiagramSources(root).map(({code}) => code.trim()));

/** Headings, code blocks, cells of tables and the number of diagrams of a built page. */
function partsOfPage(route: string) {
  const {document} = pageAt(route);
  const main = document('main').clone();
  main.find('nav, script, noscript, button, .hash-link, [data-markdown], annotation').remove();
  main.find('.theme-doc-footer, .theme-doc-version-banner').remove();
  const texts = (selector: string) =>
    main
      .find(selector)
      .toArray()
      .map((element) => document(element).text());
  return {
    headings: texts('h1, h2, h3, h4, h5, h6').map(normal),
    code: texts('pre').map((code) => code.replace(/\n$/, '')),
    cells: texts('th, td').map(withoutSpace),
    diagrams: main.find('img[src*="/assets/diagrams/light-"]').length,
  };
}

/** The same parts of its Markdown. */
function partsOfMarkdown(route: string) {
  const {nodesOf} = files.get(route)!;
  const code = nodesOf('code').filter(({lang}) => lang !== 'mermaid');
  return {
    headings: nodesOf('heading').map((heading) => normal(toString(heading))),
    code: code.map(({value}) => value),
    cells: nodesOf('tableCell').map((cell) => withoutSpace(toString(cell))),
    diagrams: nodesOf('code').filter(({value}) => DIAGRAMS.has(value.trim())).length,
  };
}

it('every page has its Markdown, and nothing else has', () => {
  const found = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md') && !file.startsWith(`/${SKILLS_FOLDER}/`));
  expect(found.sort()).toEqual(ROUTES.map(({path}) => markdownPath(path)).sort());
});

it.each(ROUTES)('the Markdown of $path has its facts and its parts', ({path, version, kind}) => {
  const {facts} = files.get(path)!;
  expect(facts).toMatch(/^title: ".+"$/m);
  expect(/^version: "(.*)"$/m.exec(facts)?.[1]).toBe(version);
  expect(/^date: \d{4}-\d\d-\d\d$/m.test(facts)).toBe(
    ['doc', 'version-landing', 'blog-post'].includes(kind),
  );
  expect(partsOfMarkdown(path)).toEqual(partsOfPage(path));
  expect(attributes(pageAt(path), 'link[type="text/markdown"]')).toEqual([
    site.baseUrl + markdownPath(path).slice(1),
  ]);
});

it('links in the Markdown work in every place to which a reader copies it', () => {
  const links = new Map(
    [...files].map(([path, {nodesOf}]) => [
      path,
      [...nodesOf('link'), ...nodesOf('image')].map(({url}) => url),
    ]),
  );
  expect([...links.values()].flat().filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
  expect(brokenLinks(links, site)).toEqual([]);
});

it('the index lists every document of the latest version, and the files with all pages', () => {
  const links = readMarkdown(INDEX_FILE).nodesOf('link');
  const expected = [
    ...ROUTES.filter(
      ({kind, version}) => (kind === 'doc' && version === LATEST_LABEL) || kind === 'blog-post',
    ).map(({path}) => markdownPath(path)),
    ...VERSIONS.map((each) => `${each.isLatest ? '' : docPath(each)}/${FULL_TEXT_FILE}`),
  ];
  const listed = new Set(links.map(({url}) => url));
  expect(expected.filter((path) => !listed.has(SITE + path.slice(1)))).toEqual([]);
});

it.each(VERSIONS)('the pages of $label are one file', (version) => {
  const text = readBuilt(`${version.isLatest ? '' : docPath(version)}/${FULL_TEXT_FILE}`);
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_FULL_TEXT);
  const missing = ROUTES.filter(
    ({path, kind, version: label}) =>
      ((label === version.label && ['doc', 'version-landing'].includes(kind)) ||
        (version.isLatest && kind === 'blog-post')) &&
      !text.includes(files.get(path)!.content),
  );
  expect(missing).toEqual([]);
});
