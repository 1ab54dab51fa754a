/** The pages as Markdown, compared with the built pages. Needs no browser. */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {load} from 'cheerio';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {readDiagramSources} from '../markdown/diagrams/sources';
import {readSiteAddress} from '../site/environment';
import {FULL_TEXT_FILE, INDEX_FILE, markdownPath} from '../site/markdownPages';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {ROUTES, expect, test} from './support/site';

const {url, baseUrl} = readSiteAddress(process.env);
const SITE = url + baseUrl;

/** Maximum size of a file with all pages of a docs version. */
const MAX_FULL_TEXT = 2_000_000;

const htmlOf = (path: string): string => readFileSync(`build${path}/index.html`, 'utf8');
const markdownOf = (path: string): string => readFileSync(`build${markdownPath(path)}`, 'utf8');

const parser = unified().use(remarkParse).use(remarkGfm);

/** The Markdown without front matter, as a tree. */
const parse = (text: string): Root => parser.parse(text.replace(/^---\n[^]*?\n---\n/, ''));

const normal = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Nodes of a type, in order. */
function nodesOf<Type extends Nodes['type']>(
  tree: Root,
  type: Type,
): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, {type: Type}>);
  });
  return found;
}

/** Headings, code blocks and cells of tables of a built page, without navigation. */
function partsOfPage(path: string) {
  const page = load(htmlOf(path));
  page('main').find('nav, script, noscript, button, .hash-link, [data-markdown]').remove();
  page('main').find('.theme-doc-footer, .theme-doc-version-banner, annotation').remove();
  const texts = (selector: string) =>
    page('main')
      .find(selector)
      .toArray()
      .map((element) => page(element).text());
  return {
    headings: texts('h1, h2, h3, h4, h5, h6').map(normal),
    code: texts('pre').map((code) => code.replace(/\n$/, '')),
    cells: texts('th, td').map((cell) => cell.replace(/[\s\u200b]+/g, '')),
    diagrams: page('main').find('img[src*="/assets/diagrams/light-"]').length,
  };
}

/** The same parts of its Markdown. */
function partsOfMarkdown(path: string) {
  const tree = parse(markdownOf(path));
  const isDiagram = ({lang}: {lang?: string | null}) => lang === 'mermaid';
  const code = nodesOf(tree, 'code');
  return {
    headings: nodesOf(tree, 'heading').map((heading) => normal(toString(heading))),
    code: code.filter((block) => !isDiagram(block)).map(({value}) => value),
    cells: nodesOf(tree, 'tableCell').map((cell) =>
      toString(cell).replace(/<br>|[\s\u200b]+/g, ''),
    ),
    diagrams: code.filter(isDiagram).length,
  };
}

test('every page has its Markdown, and nothing else has', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'));
  expect(files.sort()).toEqual(ROUTES.map(({path}) => markdownPath(path)).sort());
});

test('the Markdown contains headings, code, tables and diagrams of its page, in order', () => {
  for (const {path} of ROUTES) {
    expect.soft(partsOfMarkdown(path), path).toEqual(partsOfPage(path));
  }
  const sources = new Set(readDiagramSources('.').map(({code}) => code.trim()));
  const diagrams = ROUTES.flatMap(({path}) => nodesOf(parse(markdownOf(path)), 'code')).filter(
    ({lang}) => lang === 'mermaid',
  );
  expect(diagrams.length).toBeGreaterThan(20);
  expect(diagrams.filter(({value}) => !sources.has(value.trim()))).toEqual([]);
});

test('links in the Markdown are absolute, and lead to pages and files of the site', () => {
  const exists = (address: string): boolean => {
    const path = new URL(address).pathname.slice(baseUrl.length - 1);
    return (
      ROUTES.some((route) => route.path === path) ||
      (existsSync(`build${path}`) && (path.includes('.') || existsSync(`build${path}/index.html`)))
    );
  };
  for (const {path} of ROUTES) {
    const tree = parse(markdownOf(path));
    const addresses = [...nodesOf(tree, 'link'), ...nodesOf(tree, 'image')].map((node) => node.url);
    const wrong = addresses.filter(
      (address) =>
        !/^(https?|mailto):/.test(address) || (address.startsWith(SITE) && !exists(address)),
    );
    expect.soft(wrong, path).toEqual([]);
  }
});

test('each Markdown file contains the facts about its page', () => {
  for (const {path, version, kind} of ROUTES) {
    const [, facts = ''] = /^---\n([^]*?)\n---\n/.exec(markdownOf(path)) ?? [];
    expect.soft(facts, path).toMatch(/^title: ".+"$/m);
    expect.soft(facts, path).toMatch(new RegExp(`^canonical: ${SITE}`, 'm'));
    expect.soft(/^version: "(.*)"$/m.exec(facts)?.[1], path).toBe(version);
    expect
      .soft(/^date: \d{4}-\d\d-\d\d$/m.test(facts), path)
      .toBe(['doc', 'version-landing', 'blog-post'].includes(kind));
  }
});

test('the index lists every document of the latest version', () => {
  const links = nodesOf(parse(readFileSync(`build/${INDEX_FILE}`, 'utf8')), 'link').map(
    (it) => it.url,
  );
  const documents = ROUTES.filter(
    ({kind, version}) =>
      (kind === 'doc' && version === LATEST_VERSION.label) || kind === 'blog-post',
  );
  expect(documents.length).toBeGreaterThan(60);
  for (const {path} of documents) {
    expect.soft(links).toContain(SITE + markdownPath(path).slice(1));
  }
  for (const {label, isLatest} of VERSIONS) {
    expect(links).toContain(SITE + (isLatest ? '' : `docs/${label}/`) + FULL_TEXT_FILE);
  }
});

for (const version of VERSIONS) {
  test(`the pages of ${version.label} are one file`, () => {
    const file = version.isLatest
      ? `build/${FULL_TEXT_FILE}`
      : `build${docPath(version)}/${FULL_TEXT_FILE}`;
    const text = readFileSync(file, 'utf8');
    expect(statSync(file).size).toBeLessThan(MAX_FULL_TEXT);
    for (const {path, kind, version: label} of ROUTES) {
      const isPart =
        (label === version.label && ['doc', 'version-landing'].includes(kind)) ||
        (version.isLatest && kind === 'blog-post');
      const [, content = ''] = markdownOf(path).split(/^---\n[^]*?\n---\n\n/);
      if (isPart) {
        expect.soft(text.includes(content), path).toBe(true);
      }
    }
  });
}

test('pages link to their Markdown, which search engines ignore', async ({request}) => {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  expect(sitemap).not.toContain('.md<');
  for (const {path} of ROUTES) {
    const href = load(htmlOf(path))('link[type="text/markdown"]').attr('href');
    expect.soft(href, path).toBe(baseUrl + markdownPath(path).slice(1));
  }
  for (const path of ['/', docPath(LATEST_VERSION), docPath(LATEST_VERSION, 'docs/Introduction')]) {
    const response = await request.get(markdownPath(path));
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(await response.text()).toBe(markdownOf(path));
  }
});
