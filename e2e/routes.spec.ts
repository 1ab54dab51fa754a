/** Every route and redirect. Also runs against a deployed site (playwright.config.ts). */
import type {Page} from '@playwright/test';
import {canonicalPath} from '../site/canonical';
import {readSiteAddress} from '../site/environment';
import {SIDEBAR_LABELS} from '../site/navbar';
import {REDIRECTS, sourceFile} from '../site/routeList';
import {LATEST_VERSION, docPath} from '../site/versions';
import {accessibilityProblems} from './support/accessibility';
import {
  PAGE_OF_EACH_KIND,
  MATH_CDN,
  ROUTES,
  WEEKLY,
  atBase,
  expect,
  hydrated,
  reportViolations,
  saveData,
  serveMathStyles,
  sourceOf,
  test,
  titleOf,
  watchFaults,
  type Faults,
  type Route,
} from './support/site';

const {url, baseUrl} = readSiteAddress(process.env);

// A trace of each page would take a sixth of the time, and opening the URL shows as much.
test.use({trace: 'off'});

/** Title, descriptions and canonical URLs of the open page. */
function headOf(page: Page): Promise<string[]> {
  return page
    .locator('head > :is(title, [name="description"], [rel="canonical"])')
    .evaluateAll((all) =>
      all
        .map((each) => each.getAttribute('content') ?? each.getAttribute('href') ?? each.innerHTML)
        .sort(),
    );
}

test('pages of each kind have the same head after a navigation in the site', async ({page}) => {
  const paths = [...PAGE_OF_EACH_KIND, '/unknown'].map(
    (path) => new URL(atBase(path), url + baseUrl),
  );
  const heads = new Map<string, string[]>();
  for (const {pathname} of paths) {
    await page.goto(pathname);
    await hydrated(page);
    heads.set(pathname, await headOf(page));
    expect(heads.get(pathname), pathname).toHaveLength(3);
  }
  // Also back to the page that was opened, whose head is in its HTML.
  for (const {pathname} of [...paths, ...paths.slice(-2, -1)]) {
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, pathname);
    await expect.poll(() => headOf(page), pathname).toEqual(heads.get(pathname));
  }
});

/**
 * Whether a page is opened for each commit. Older versions do not change, and documents without components have one
 * template. The tests of files check the HTML of each.
 */
const isDaily = (route: Route): boolean =>
  PAGE_OF_EACH_KIND.includes(route.path) ||
  ([undefined, LATEST_VERSION.label].includes(route.version) &&
    (route.kind !== 'doc' || sourceFile(route).endsWith('.mdx')));

test.describe('each page', () => {
  // A new page for each route would compile the scripts of the site again.
  let page: Page;
  let faults: Faults;
  test.beforeAll(async ({browser, baseURL}) => {
    page = await browser.newPage();
    faults = watchFaults(page, baseURL!);
    await reportViolations(page);
    // What the pages fetch in advance are pages with a test like this one.
    await saveData(page);
  });
  test.afterAll(() => page.close());

  for (const route of ROUTES) {
    const details = isDaily(route) ? {} : WEEKLY;
    test(`${route.path} responds and is complete`, details, async () => {
      await page.unrouteAll();
      if (route.kind === 'doc' && sourceOf(route).includes('$$')) await serveMathStyles(page);

      const {openRequests, ...lists} = faults;
      openRequests.clear();
      Object.values(lists).forEach((list) => (list.length = 0));
      const response = await page.goto(atBase(route.path));
      expect(response?.status()).toBe(200);
      await hydrated(page);

      await expect(page.locator('h1')).toHaveText([route.kind === 'doc' ? titleOf(route) : /\S/]);
      // Fails if the site was built with another SITE_URL or BASE_URL.
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        url + baseUrl + canonicalPath(route.path).slice(1),
      );
      if (route.sidebar !== undefined) {
        await expect(page.locator('.navbar .navbar__link--active')).toHaveText(
          SIDEBAR_LABELS[route.sidebar]!,
        );
      }

      // The pages of a kind have the same template, and the tests of files check the HTML of each. The weekly test
      // below checks every page.
      if (PAGE_OF_EACH_KIND.includes(route.path))
        expect(await accessibilityProblems(page)).toEqual([]);

      await expect.poll(() => openRequests.size, 'requests without an answer').toBe(0);
      lists.outsideRequests = lists.outsideRequests.filter((url) => !MATH_CDN.test(url));
      const none = {
        consoleErrors: [],
        policyViolations: [],
        failedRequests: [],
        outsideRequests: [],
      };
      expect(lists, 'errors, requests, violations of the Content-Security-Policy').toEqual(none);
      // Parts of other pages load later, and the next page would end their requests.
      if (route.kind !== 'doc') await page.goto('about:blank');
    });
  }
});

for (const theme of ['light', 'dark']) {
  for (const {path} of ROUTES) {
    test(`${path} is accessible in ${theme} mode, on a phone`, WEEKLY, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(atBase(path));
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }
}

test('an unknown URL has status 404 and a page with links', async ({page}) => {
  const response = await page.goto(atBase(docPath(LATEST_VERSION, 'no/such/page')));
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
});

test('old paths redirect to their pages, also without JavaScript', async ({page, scriptless}) => {
  for (const [index, {from, to}] of REDIRECTS.entries()) {
    // All redirects have one template. Without scripts, a page opens in half the time.
    const reader = index === 0 ? page : scriptless;
    await reader.goto(atBase(from));
    // Some hosts add a slash.
    await expect(reader, from).toHaveURL(new RegExp(`${to.replaceAll('.', '\\.')}/?$`));
    await expect(reader.locator('h1'), from).toHaveCount(1);
  }
});
