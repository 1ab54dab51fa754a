/** Links between docs versions: menu, banner, canonical URLs and changes. */
import {load} from 'cheerio';
import {CHANGES, changesOf} from '../site/versions/changes';
import {canonicalPath, topicIdOf, topicIds} from '../site/canonical';
import {readSiteAddress} from '../site/environment';
import {counterpart} from '../site/topics';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {ROUTES, expect, hydrated, openPage, test, type Route} from './support/site';

const SITE = readSiteAddress(process.env).url;

const DOC_ROUTES = ROUTES.filter(({kind}) => kind === 'doc' || kind === 'category');

/** Expected URL of a version in the menu of a route. */
function expectedTarget(route: Route, to: (typeof VERSIONS)[number]): string {
  if (to.label === route.version) {
    return route.path;
  }
  const id = counterpart(topicIdOf(route), route.version!, to.label, topicIds);
  if (id === undefined) {
    const query = new URLSearchParams({topic: topicIdOf(route), from: route.version!});
    return `${docPath(to)}?${query.toString()}`;
  }
  return id.startsWith('/') ? `${docPath(to)}${id}` : docPath(to, id);
}

test('the version menu links to the same topic or to the landing page', async ({request}) => {
  expect(DOC_ROUTES.length).toBeGreaterThan(100);
  for (const route of DOC_ROUTES) {
    const page = load(await (await request.get(route.path)).text());
    const targets = page('.navbar__items--right .dropdown__menu a')
      .toArray()
      .map(({attribs}) => attribs.href);
    expect(targets, route.path).toEqual([
      ...VERSIONS.map((to) => expectedTarget(route, to)),
      '/docs',
    ]);
  }
});

test('every page has a canonical URL, and the sitemap lists exactly those', async ({request}) => {
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)</g)]
    .map(([, url]) => url!.slice(SITE.length).replace(/(.)\/$/, '$1') || '/')
    .sort();
  const canonical: string[] = [];
  for (const {path, kind} of ROUTES) {
    const page = load(await (await request.get(path)).text());
    const expected = canonicalPath(path);
    expect(page('link[rel="canonical"]').length, path).toBe(1);
    expect(
      page('link[rel="canonical"]')
        .attr('href')
        ?.replace(/(.)\/$/, '$1'),
      path,
    ).toBe(expected === '/' ? SITE : `${SITE}${expected}`);
    if (expected === path && kind !== 'search') {
      canonical.push(path);
    }
  }
  expect(listed).toEqual(canonical.sort());
});

test('the banner of older versions links to the same topic in the latest', async ({request}) => {
  for (const route of DOC_ROUTES) {
    const page = load(await (await request.get(route.path)).text());
    const banner = page('.theme-doc-version-banner');
    if (route.version === LATEST_VERSION.label) {
      expect(banner.length, route.path).toBe(0);
    } else {
      expect(banner.find('a').attr('href'), route.path).toBe(expectedTarget(route, LATEST_VERSION));
    }
  }
});

test('the landing page links back to a topic that its version lacks', async ({page}) => {
  await openPage(page, docPath(LATEST_VERSION, 'api/migrating-30'));
  const older = VERSIONS.at(-1)!;
  const dropdown = page.locator('.navbar .dropdown').filter({hasText: LATEST_VERSION.label});
  await dropdown.hover();
  await dropdown.locator('.dropdown__link', {hasText: older.label}).click();
  await expect(page.locator('h1')).toHaveText(`Documentation ${older.label}`);
  const notice = page.locator('.theme-admonition', {hasText: 'not part of docs'});
  await expect(notice).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(docPath(LATEST_VERSION, 'api/migrating-30'));
});

test('a version that the reader chooses from all versions is stored', async ({page}) => {
  const older = VERSIONS[1]!;
  await openPage(page, '/docs');
  await page.getByRole('table').getByRole('link', {name: older.label}).click();
  await expect(page).toHaveURL(docPath(older));
  await openPage(page, '/');
  const navbar = page.locator('.navbar');
  await expect(navbar.locator('.dropdown > .navbar__link')).toHaveText(older.label);
  await expect(navbar.getByRole('link', {name: 'Getting Started'})).toHaveAttribute(
    'href',
    docPath(older, 'docs/Introduction'),
  );
});

test('a landing page ignores a topic that does not exist', async ({page}) => {
  const oldest = docPath(VERSIONS.at(-1)!);
  await openPage(page, `${oldest}?topic=%3Cb%3Ex&from=${LATEST_VERSION.label}`);
  await expect(page.locator('.theme-admonition', {hasText: 'not part of docs'})).toHaveCount(0);
});

test('the version menu keeps the fragment if the topic exists', async ({page}) => {
  await openPage(page, `${docPath(LATEST_VERSION, 'docs/Introduction')}#the-problem`);
  const dropdown = page.locator('.navbar .dropdown').filter({hasText: LATEST_VERSION.label});
  await expect(dropdown.locator('.dropdown__link').nth(1)).toHaveAttribute('href', /#the-problem$/);
});

test('changes are on the landing page, and affected pages link to them', async ({request}) => {
  for (const version of VERSIONS.filter(({label}) => label in CHANGES)) {
    const landing = load(await (await request.get(docPath(version))).text());
    for (const change of CHANGES[version.label]!.changes) {
      expect(landing(`[id="${change.id}"]`).text(), change.id).toContain(
        change.title.replaceAll('`', ''),
      );
    }
    for (const id of topicIds(version.label)) {
      if (id.startsWith('/')) {
        continue;
      }
      const page = load(await (await request.get(docPath(version, id))).text());
      const links = page('.theme-doc-version-badge')
        .parent()
        .children('span')
        .find('a')
        .toArray()
        .map(({attribs}) => attribs.href);
      expect(links, `${version.label} ${id}`).toEqual(
        changesOf(version.label, id).map((change) => `${docPath(version)}#${change.id}`),
      );
    }
  }
});

test('the link in the banner stores the latest version as preferred', async ({page}) => {
  const older = VERSIONS.at(-1)!;
  await page.addInitScript((name) => {
    if (!localStorage.getItem('docs-preferred-version-default')) {
      localStorage.setItem('docs-preferred-version-default', name);
    }
  }, older.name);
  await openPage(page, docPath(older, 'api/architecture'));
  await page.locator('.theme-doc-version-banner').getByRole('link').click();
  await expect(page).toHaveURL(docPath(LATEST_VERSION, 'api/understanding/architecture'));
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    LATEST_VERSION.name,
  );
});
