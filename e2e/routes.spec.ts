/** Every route and redirect. Also runs against a deployed site (playwright.config.ts). */
import type {Page} from '@playwright/test';
import {canonicalPath} from '../site/canonical';
import {readSiteAddress} from '../site/environment';
import {SIDEBAR_LABELS} from '../site/navbar';
import {REDIRECTS} from '../site/routeList';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {accessibilityProblems} from './support/accessibility';
import {
  MATH_CDN,
  KINDS,
  ROUTES,
  WEEKLY,
  atBase,
  expect,
  hydrated,
  test,
  titleOf,
  watchFaults,
  type Route,
} from './support/site';

const {url, baseUrl} = readSiteAddress(process.env);

// A trace of each page would take a sixth of the time, and opening the URL shows as much.
test.use({trace: 'off'});

/** Expected main heading of a route. A pattern where only the page defines the wording. */
function expectedHeading(route: Route): string | RegExp {
  switch (route.kind) {
    case 'doc':
      return titleOf(route);
    case 'version-landing':
      return `Documentation ${route.version}`;
    case 'home':
      return 'Pricing4SaaS';
    case 'search':
      return /^Search/;
    case 'docs-root':
      return 'Documentation versions';
    case 'blog-index':
      return 'Blog';
    default:
      return /\S/;
  }
}

/** Title, descriptions and canonical URLs of the open page. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(
      ({content}) => content,
    ),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
      ({href}) => href,
    ),
  ]);
}

test('pages of each kind have the same head after a navigation in the site', async ({page}) => {
  const paths = [...KINDS, '/unknown'].map((path) => new URL(atBase(path), url + baseUrl));
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

for (const route of ROUTES) {
  test(`${route.path} responds and is complete`, async ({page, baseURL, context}) => {
    const faults = watchFaults(page, baseURL!);
    // Without prefetching other pages, which takes long. They have tests like this one.
    await page.addInitScript(() => {
      const value = {saveData: true, effectiveType: '4g'};
      Object.defineProperty(navigator, 'connection', {value});
    });
    const response = await page.goto(atBase(route.path));
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(expectedHeading(route));
    await expect(page).toHaveTitle(/\S \| \S/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/);
    // Fails if the site was built with another SITE_URL or BASE_URL.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      url + baseUrl + canonicalPath(route.path).slice(1),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    if (route.sidebar !== undefined) {
      await expect(page.locator('nav[aria-label="Docs sidebar"]')).toBeVisible();
      await expect(page.locator('nav[aria-label="Breadcrumbs"]')).toBeVisible();
      await expect(page.locator('.navbar .navbar__link--active')).toHaveText(
        SIDEBAR_LABELS[route.sidebar]!,
      );
    }
    if (route.kind === 'category') {
      await expect(page.locator('nav[aria-label="Docs sidebar"]')).toBeVisible();
      await expect(page.locator('article a.card, .theme-doc-card').first()).toBeVisible();
    }

    expect(await accessibilityProblems(page)).toEqual([]);
    await expect.poll(() => faults.openRequests.size, 'requests without an answer').toBe(0);
    expect(faults.policyViolations, 'violations of the Content-Security-Policy').toEqual([]);
    expect(faults.consoleErrors, 'console errors').toEqual([]);
    expect(faults.failedRequests, 'failed requests').toEqual([]);
    expect(
      faults.outsideRequests.filter((url) => !MATH_CDN.test(url)),
      'requests to other hosts',
    ).toEqual([]);
    await context.close();
  });

  test(`${route.path} is accessible in dark mode, on a phone`, WEEKLY, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(atBase(route.path));
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test('an unknown URL has status 404 and a page with links', async ({page}) => {
  const response = await page.goto(atBase(docPath(LATEST_VERSION, 'no/such/page')));
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  const main = page.locator('main');
  await expect(main.getByRole('link', {name: 'Search the documentation'})).toHaveAttribute(
    'href',
    `${baseUrl}search`,
  );
  for (const {label} of VERSIONS) {
    await expect(main.locator(`a[href="${baseUrl}docs/${label}"]`)).toBeVisible();
  }
  await hydrated(page);
  expect(await accessibilityProblems(page)).toEqual([]);
});

for (const {from, to} of REDIRECTS) {
  test(`${from} redirects to ${to}`, async ({page}) => {
    await page.goto(atBase(from));
    // Some hosts add a slash.
    await expect(page).toHaveURL(new RegExp(`${to.replaceAll('.', '\\.')}/?$`));
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
