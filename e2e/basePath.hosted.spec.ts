/** The site below a base path. The build with hosted search has one. */
import {HOSTED_VARIABLES} from '../scripts/test/steps';
import {canonicalPath} from '../site/canonical';
import {DEFAULT_SITE_URL} from '../site/environment';
import {LATEST_VERSION, docPath} from '../site/versions';
import {ACCEPTED, test} from './playground/playground';
import {
  PAGE_OF_EACH_KIND,
  TEXT_PAGE,
  atBase,
  expect,
  hydrated,
  openPage,
  watchFaults,
} from './support/site';

/** Canonical URL of the site, with a trailing slash. */
const SITE = DEFAULT_SITE_URL + HOSTED_VARIABLES.BASE_URL;

/** Addresses in a page that are on its host, but not below the base path. */
function addressesOutside(base: string): string[] {
  return [...document.querySelectorAll('[href], [src]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src')!)
    .filter((address) => {
      const {origin, href} = new URL(address, location.href);
      return origin === location.origin && !href.startsWith(base);
    });
}

test('pages of each kind work below a base path', async ({page, baseURL, faults}) => {
  test.slow();
  for (const path of [...PAGE_OF_EACH_KIND, TEXT_PAGE]) {
    const response = await page.goto(atBase(path));
    expect(response?.status(), path).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      SITE + canonicalPath(path).slice(1),
    );
    for (const image of await page.locator('img[src]:visible').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect.poll(() => faults.openRequests.size).toBe(0);
    expect(await page.evaluate(addressesOutside, baseURL!), path).toEqual([]);
    const {failedRequests, outsideRequests} = faults;
    expect([failedRequests, outsideRequests], path).toEqual([[], []]);
  }
});

test('the playground opens a pricing, and copies its link', async ({
  page,
  playground,
  baseURL,
  copied,
}) => {
  await openPage(page, atBase(docPath(LATEST_VERSION, 'docs/getting-started/existing-project')));
  await page.getByRole('link', {name: 'Open in playground'}).first().click();
  await expect(playground.verdict).toHaveText(ACCEPTED);
  const {outsideRequests} = watchFaults(page, baseURL!);
  await playground.open();
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect.poll(copied).toMatch(new RegExp(`^${baseURL}playground#`));
  expect(outsideRequests).toEqual([]);
});

test('an unknown path has status 404, and searches', async ({page, request, baseURL}) => {
  expect((await request.get('/docs')).status()).toBe(404);
  expect((await page.goto(atBase('/no/such/page')))?.status()).toBe(404);
  await hydrated(page);
  expect(await page.evaluate(addressesOutside, baseURL!)).toEqual([]);
  await page.getByRole('searchbox').fill('plan');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(`${baseURL}search?q=plan`);
});

test('files for programs and the Markdown of pages contain the base path', async ({request}) => {
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'blog/rss.xml', 'docs/1.4.0.md']) {
    const text = await (await request.get(atBase(`/${file}`))).text();
    const addresses = text.match(/https:\/\/pricing4saas[^\s<)"]*/g) ?? [];
    expect(addresses.length, file).toBeGreaterThan(0);
    expect(
      addresses.filter((address) => !address.startsWith(SITE)),
      file,
    ).toEqual([]);
  }
});
