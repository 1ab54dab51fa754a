/**
 * Structured data of the built pages. TypeScript checks the vocabulary of the data that the site adds
 * (`site/structuredData.ts`); these tests compare the data with what the pages show.
 */
import {parse} from 'yaml';
import {readText} from '../../lib/root';
import {REPOSITORIES} from '../../site/links';
import {ROUTES} from '../../site/routeList';
import {LATEST_VERSION} from '../../site/versions';
import type {BuiltPage} from '../html/page';
import {SITE, attributes, pageAt, site, texts} from './site';

/** Maximum length of a headline that Google recommends. */
const MAX_HEADLINE = 110;

const LIBRARIES = Object.entries(LATEST_VERSION.libraries);

interface Data {
  readonly [property: string]: unknown;
  readonly '@type': string;
}

/** The data of a page, with the members of graphs. */
const dataOf = (page: BuiltPage): Data[] =>
  texts(page, 'script[type="application/ld+json"]')
    .map((json) => JSON.parse(json) as Data & {'@graph'?: Data[]})
    .flatMap((data) => {
      expect(data['@context']).toBe('https://schema.org');
      return data['@graph'] ?? [data];
    });

/** Paths of all strings in a value that are addresses on this site. */
function ownPaths(value: unknown): string[] {
  if (typeof value === 'string')
    return value.startsWith(SITE) ? [new URL(value).pathname.slice(site.baseUrl.length - 1)] : [];

  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ownPaths) : [];
}

it.each(ROUTES)('search engines find in $path the data that it shows', (route) => {
  const page = pageAt(route.path);
  const url = SITE + route.path.slice(1);
  const [canonical] = attributes(page, 'link[rel="canonical"]');
  const isDocument = route.kind === 'doc' || route.kind === 'version-landing';
  // The first item is the link to the home page. Categories without a page have no data.
  const breadcrumbs = texts(page, '.breadcrumbs__item:is(.breadcrumbs__item--active, :has(a))');
  const data = dataOf(page);
  expect(data.map((each) => each['@type']).sort()).toEqual(
    [
      ...(breadcrumbs.length > 0 ? ['BreadcrumbList'] : []),
      ...(isDocument && canonical === url ? ['TechArticle'] : []),
      ...(route.kind === 'blog-post' ? ['BlogPosting'] : []),
      ...(route.kind === 'blog-index' ? ['Blog'] : []),
      ...(route.kind === 'home' ? ['WebSite', ...LIBRARIES.map(() => 'SoftwareSourceCode')] : []),
    ].sort(),
  );
  expect(ownPaths(data).filter((path) => !site.pages.has(path) && !site.hasFile(path))).toEqual([]);
  const {TechArticle: article, BreadcrumbList: list} = Object.fromEntries(
    data.map((each) => [each['@type'], each]),
  );
  if (list) {
    const names = breadcrumbs.slice(1);
    expect(list.itemListElement).toMatchObject(
      names.map((name, index) => ({
        position: index + 1,
        name,
        ...(index === names.length - 1 && {item: url}),
      })),
    );
  }
  if (article) {
    expect(article).toMatchObject({
      headline: texts(page, 'main h1')[0],
      description: attributes(page, 'meta[name="description"]', 'content')[0],
      url: canonical,
      image: attributes(page, 'meta[property="og:image"]', 'content')[0],
      inLanguage: attributes(page, 'html', 'lang')[0],
      dateModified: attributes(page, 'time[itemprop="dateModified"]', 'datetime')[0]!.slice(0, 10),
      version: route.version,
      isPartOf: {'@id': SITE},
    });
    expect((article.headline as string).length).toBeLessThanOrEqual(MAX_HEADLINE);
  }
});

it('search engines find on the home page the libraries and who publishes the site', () => {
  const [website, ...libraries] = dataOf(pageAt('/'));
  const authors = parse(readText('blog/authors.yml'));
  const {name, url} = authors['isa-group'];
  expect(website).toMatchObject({url: SITE, name: 'Pricing4SaaS', publisher: {name, url}});
  expect(libraries).toMatchObject(
    LIBRARIES.map(([library, {documented}]) => ({
      name: library,
      version: documented,
      codeRepository: REPOSITORIES[library as keyof typeof REPOSITORIES],
      isPartOf: {'@id': SITE},
    })),
  );
});
