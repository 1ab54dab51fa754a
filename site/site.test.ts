import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../lib/root';
import {expectNone} from '../lib/testing';
import cutVersions from '../versions.json';
import {announcementId} from './announcement';
import {footer} from './footer';
import {navbar} from './navbar';
import {assertNodeVersion, readSiteAddress} from './environment';
import {problemReportAddress} from './links';
import {redirectsFor} from './redirects';
import requiredRoutes from './requiredRoutes.json';
import {REDIRECTS, ROUTES} from './routeList';
import {readSearchSettings} from '@pricing4saas/search/settings';
import {formatTitle} from './titles';
import {LATEST_LABEL, LATEST_VERSION, VERSIONS, docPath, versionOfPath} from './versions';

const PATHS: ReadonlySet<string> = new Set(ROUTES.map((route) => route.path));

it('links of the navbar and the footer are different paths or addresses of other sites', () => {
  const items: {href?: unknown; to?: unknown}[] = [
    ...navbar.items,
    ...footer.links.flatMap((link) => link.items ?? []),
  ];
  const wrong = items.flatMap(({href = 'https://', to = '/'}) =>
    `${href}`.startsWith('https://') && `${to}`.startsWith('/') ? [] : [href, to],
  );
  expect(wrong, 'site/footer.ts or site/navbar.ts: write href: https://… or to: /…').toEqual([]);

  const ofFooter = items.slice(navbar.items.length).map(({href, to}) => href ?? to);
  const twice = ofFooter.filter((target, index) => ofFooter.indexOf(target) !== index);
  expect(twice, 'site/footer.ts: remove one of the links to').toEqual([]);
});

describe('versions', () => {
  it('match versions.json and the folders, newest first', () => {
    const labels = VERSIONS.map(({label}) => label);
    expect(labels, 'Correct FACTS in site/versions/index.ts').toEqual([
      LATEST_LABEL,
      ...cutVersions,
    ]);
    const folders = readdirSync(path.join(import.meta.dirname, 'versions'), {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
    expect(folders.sort(), 'Folders in site/versions/').toEqual(labels.sort());
  });
  it('have a range that contains the documented release', () => {
    const {compare} = new Intl.Collator('en', {numeric: true});
    const problems = VERSIONS.flatMap(({label, libraries}) => {
      const file = `site/versions/${label}/version.ts`;
      const lines = readText(file).split('\n');
      return Object.entries(libraries).flatMap(([name, {documented, range}]) => {
        const [first, last] = range;
        const isWithin = compare(first, documented) <= 0 && compare(documented, last) <= 0;
        const line = lines.findIndex((text) => text.includes(`${name}: {`)) + 1;
        const problem = `${file}:${line}: ${range.join(' to ')} does not contain ${documented}.`;
        const fix = 'Correct the range, the older release first, or the release.';
        return isWithin ? [] : [`${problem} ${fix}`];
      });
    });
    expectNone(problems);
  });
  it('finds the version of a path', () => {
    expect(versionOfPath('/docs/2.0.0/api/introduction')?.label).toBe('2.0.0');
    expect(versionOfPath('/base/docs/1.4.0')?.label).toBe('1.4.0');
    expect(versionOfPath('/docs/docs/1.4.0/api/introduction')?.label).toBe('1.4.0');
    expect(versionOfPath('/docs/1.4.01')).toBeUndefined();
    expect(versionOfPath('/docs')).toBeUndefined();
    expect(versionOfPath('/blog/welcome')).toBeUndefined();
  });
});

describe('readSiteAddress', () => {
  it.each([
    [{}, 'https://pricing4saas.vercel.app', '/'],
    [{SITE_URL: ''}, 'https://pricing4saas.vercel.app', '/'],
    [{SITE_URL: 'https://x.example/', BASE_URL: '/a/b/'}, 'https://x.example', '/a/b/'],
  ])('reads %j', (environment, url, baseUrl) => {
    expect(readSiteAddress(environment)).toEqual({url, baseUrl});
  });
  it.each([
    [{SITE_URL: 'pricing4saas'}, 'SITE_URL: "pricing4saas" is not an origin'],
    [{SITE_URL: 'ftp://x.example'}, 'such as https:'],
    [{SITE_URL: 'https://x.example/docs'}, 'A path belongs in BASE_URL'],
    [{SITE_URL: 'https://x.example/?a'}, 'without user, query and fragment'],
    [{BASE_URL: '/docs'}, 'is not a base path'],
    [{BASE_URL: '/a b/'}, 'is not a base path'],
  ])('rejects %j', (environment, message) => {
    expect(() => readSiteAddress(environment)).toThrow(message);
  });
});

it('assertNodeVersion accepts the releases from 20.19, and names the fix for others', () => {
  for (const version of ['v20.19.0', 'v22.0.0']) assertNodeVersion(version);

  for (const version of ['v18.20.0', 'v20.18.1'])
    expect(() => assertNodeVersion(version)).toThrow(/too old.*nvm install/);
});

describe('readSearchSettings', () => {
  const all = {ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'K', ALGOLIA_INDEX_NAME: 'I'};
  it('selects Algolia if all three variables are set, and otherwise the embedded index', () => {
    expect(readSearchSettings({}, 'site')).toEqual({mode: 'embedded', indexName: 'site'});
    const expected = {mode: 'hosted', appId: 'A', apiKey: 'K', indexName: 'I'};
    expect(readSearchSettings(all, 'site')).toEqual(expected);
  });
  it('lists the missing variables', () => {
    expect(() =>
      readSearchSettings({ALGOLIA_APP_ID: 'A', ALGOLIA_INDEX_NAME: ' '}, 'site'),
    ).toThrow('missing: ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME.');
  });
});

it('announcementId depends on the message', () => {
  expect(announcementId('a')).not.toBe(announcementId('b'));
});

const base = {siteTitle: 'Site', tagline: 'Tag', titleDelimiter: '|'};
it.each([
  ['Plan', docPath(LATEST_VERSION, 'api/plan'), 'Plan | Site'],
  ['Plan', '/docs/1.4.0/api/plan', 'Plan | Site 1.4.0'],
  ['Site', '/', 'Site | Tag'],
  [undefined, '/', 'Site | Tag'],
])('titles formats %s at %s', (title, pathname, expected) => {
  expect(formatTitle({...base, title, pathname})).toBe(expected);
});

it('routes include every required path, or a redirect from it', () => {
  const redirected = new Set(REDIRECTS.map(({from}) => from));
  expect(requiredRoutes.length).toBeGreaterThan(100);
  expect(
    requiredRoutes.filter((address) => !PATHS.has(address) && !redirected.has(address)),
    'site/requiredRoutes.json: restore these pages, or redirect them in site/redirects.ts',
  ).toEqual([]);
});

describe('redirects', () => {
  it('lead from paths that are not routes to routes', () => {
    expect(REDIRECTS.length).toBeGreaterThan(10);
    const lines = readText('site/redirects.ts').split('\n');
    const problems = REDIRECTS.flatMap(({from, to}) => {
      const key = from.replace(/^\/docs\/[^/]+\//, '');
      const line = lines.findIndex((each) => each.includes(`'${key}':`)) + 1 || 1;
      const redirect = `site/redirects.ts:${line}: ${from} leads to ${to}`;
      return [
        ...(PATHS.has(to) ? [] : [`${redirect}, which is not a route. Correct its target.`]),
        ...(/\.[a-z]+$|[#?]|\/$/.test(from)
          ? [
              `site/redirects.ts:${line}: Write "${key}" without file extension, fragment or slash at the end.`,
            ]
          : []),
        ...(PATHS.has(from)
          ? [`${redirect}, but is a page. Remove the page or the redirect.`]
          : []),
      ];
    });
    expectNone([...new Set(problems)]);
  });
  it('omit renames without a target, but not entries of MOVED', () => {
    const paths = new Set(PATHS);
    paths.delete(docPath(LATEST_VERSION, 'api/understanding/architecture'));
    const from = docPath(LATEST_VERSION, 'api/architecture');
    expect(redirectsFor(paths).filter((redirect) => redirect.from === from)).toEqual([]);
    paths.delete(docPath(LATEST_VERSION, 'docs/getting-started/instalation'));
    expect(redirectsFor(paths)).toContainEqual({
      from: docPath(LATEST_VERSION, 'docs/getting-started/installation'),
      to: docPath(LATEST_VERSION, 'docs/getting-started/instalation'),
    });
  });
  it('lead to the newest version that has a category', () => {
    const target = (slug: string) => REDIRECTS.find(({from}) => from === `/category/${slug}`)?.to;
    expect(target('pricing4java')).toBe(`${docPath(LATEST_VERSION)}/category/pricing4java`);
    expect(target('yaml4saas')).toBe('/docs/2.0.0/category/yaml4saas');
    expect(target('310')).toBe('/docs/1.4.0/category/310');
  });
});

it('problemReportAddress omits an unknown version', () => {
  expect(problemReportAddress({address: 'a', title: 't'})).not.toContain('version');
});
