/**
 * Structured data of the built pages. Needs no browser. TypeScript checks the vocabulary of the data that
 * the site adds (`site/structuredData.ts`); this file compares the data of all pages with what they show.
 */
import {existsSync, readFileSync} from 'node:fs';
import {load, type CheerioAPI} from 'cheerio';
import {parse} from 'yaml';
import {readSiteAddress} from '../site/environment';
import {REPOSITORIES} from '../site/links';
import {LATEST_VERSION} from '../site/versions';
import {ROUTES, expect, test} from './support/site';

const {url, baseUrl} = readSiteAddress(process.env);
const SITE = url + baseUrl;

/** Maximum length of a headline that Google recommends. */
const MAX_HEADLINE = 110;

interface Data {
  readonly [property: string]: unknown;
  readonly '@type': string;
}

const open = (path: string): CheerioAPI => load(readFileSync(`build${path}/index.html`, 'utf8'));

/** The data of a page, with the members of graphs. */
function dataOf(page: CheerioAPI): Data[] {
  return page('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse(page(element).text()) as Data & {'@graph'?: Data[]})
    .flatMap((data) => {
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'] ?? [data];
    });
}

const canonicalOf = (page: CheerioAPI): string => page('link[rel="canonical"]').attr('href')!;

const textOf = (page: CheerioAPI, selector: string): string =>
  page(selector)
    .text()
    .replace(/\u200b/g, '')
    .trim();

/** All strings in a value that are addresses on this site. */
function ownAddresses(value: unknown): string[] {
  if (typeof value === 'string') {
    return value.startsWith(SITE) ? [value] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(ownAddresses)
    : [];
}

test('each page has the structured data of its kind, with addresses that exist', () => {
  for (const {path, kind} of ROUTES) {
    const page = open(path);
    const data = dataOf(page);
    const isCanonical = canonicalOf(page) === SITE + path.slice(1);
    const isDocument = kind === 'doc' || kind === 'version-landing';
    const hasBreadcrumbs = page('nav.theme-doc-breadcrumbs').length > 0;
    const expected = [
      ...(path === '/'
        ? ['WebSite', 'SoftwareSourceCode', 'SoftwareSourceCode', 'SoftwareSourceCode']
        : []),
      ...(hasBreadcrumbs ? ['BreadcrumbList'] : []),
      ...(isDocument && isCanonical ? ['TechArticle'] : []),
      ...(kind === 'blog-post' ? ['BlogPosting'] : []),
      ...(kind === 'blog-index' ? ['Blog'] : []),
    ];
    expect.soft(data.map((each) => each['@type']).sort(), path).toEqual(expected.sort());
    for (const address of ownAddresses(data)) {
      const target = new URL(address).pathname.slice(baseUrl.length - 1);
      expect.soft(existsSync(`build${target}`), `${path}: ${address} exists`).toBe(true);
    }
  }
});

test('the data of a document says what the page shows', () => {
  let count = 0;
  for (const {path, version} of ROUTES) {
    const page = open(path);
    const article = dataOf(page).find((data) => data['@type'] === 'TechArticle');
    if (article) {
      count++;
      expect.soft(article, path).toMatchObject({
        headline: textOf(page, 'main h1'),
        description: page('meta[name="description"]').attr('content'),
        url: canonicalOf(page),
        image: page('meta[property="og:image"]').attr('content'),
        inLanguage: page('html').attr('lang'),
        dateModified: page('time[itemprop="dateModified"]').attr('datetime')!.slice(0, 10),
        version,
        isPartOf: {'@id': SITE},
      });
      expect.soft((article.headline as string).length, path).toBeLessThanOrEqual(MAX_HEADLINE);
    }
  }
  expect(count).toBeGreaterThan(60);
});

test('the breadcrumbs in the data are those of the page', () => {
  interface Item {
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }
  for (const {path} of ROUTES) {
    const page = open(path);
    const list = dataOf(page).find((data) => data['@type'] === 'BreadcrumbList');
    const items = (list?.itemListElement ?? []) as Item[];
    // The first one on the page is the link to the home page. Categories without a page have no data.
    const shown = page('.breadcrumbs__item')
      .toArray()
      .slice(1)
      .filter((item) => page(item).is('.breadcrumbs__item--active') || page(item).find('a').length)
      .map((item) =>
        page(item)
          .text()
          .replace(/\u200b/g, ''),
      );
    expect
      .soft(
        items.map(({name}) => name),
        path,
      )
      .toEqual(shown);
    expect
      .soft(
        items.map(({position}) => position),
        path,
      )
      .toEqual(items.map((_, index) => index + 1));
    if (items.length > 0) {
      expect.soft(items.at(-1)!.item, path).toBe(SITE + path.slice(1));
    }
  }
});

test('the data of the home page lists the libraries and who publishes the site', () => {
  const [site, ...libraries] = dataOf(open('/'));
  const authors = parse(readFileSync('blog/authors.yml', 'utf8')) as Record<string, object>;
  const {name, url: address} = authors['isa-group'] as {name: string; url: string};
  expect(site).toMatchObject({url: SITE, name: 'Pricing4SaaS', publisher: {name, url: address}});
  const expected = Object.entries(LATEST_VERSION.libraries).map(([library, {documented}]) => ({
    name: library,
    version: documented,
    codeRepository: REPOSITORIES[library as keyof typeof REPOSITORIES],
    isPartOf: {'@id': SITE},
  }));
  expect(libraries).toMatchObject(expected);
});
