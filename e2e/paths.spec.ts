/** Paths that are nearly right, and paths without a page, on a first load and inside the application. */
import type {Page} from '@playwright/test';
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {LEARN_PATH} from '../site/pages';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {
  TEXT_PAGE,
  WEEKLY,
  expect,
  holdRequests,
  hydrated,
  openPage,
  openVersionMenu,
  switchColorMode,
  test,
} from './support/site';

const OLDER = VERSIONS[1]!;

/** Paths of no page: outside the docs, of unknown versions, below versions, malformed. */
const UNMATCHED: readonly string[] = [
  ...['/unknown', '/docs/3.0.0/docs/Introduction', docPath(LATEST_VERSION, 'api')],
  ...[docPath(OLDER, 'category/foo'), '/playground/x', '/foo%', '/100%25'],
];

/**
 * Spellings of the paths of pages, with the path and the heading of the page.
 * `src/client/upstream/paths.test.ts` has more of them.
 */
const MISSPELT = [
  ['/search.html?q=plan', '/search?q=plan', /plan/],
  ['//blog', '/blog', 'Blog'],
  // A fragment that is malformed.
  ['/blog.html#%', '/blog#%', 'Blog'],
  ['/Docs', '/docs', 'Documentation versions'],
  [docPath(OLDER, 'API/introduction/index.html#x'), docPath(OLDER, 'api/introduction#x'), /./],
] as const;

/** Checks that the page is rendered once. */
async function expectOnePage(page: Page): Promise<void> {
  await hydrated(page);
  for (const part of ['main', 'main h1', '.navbar', '.theme-layout-footer'])
    await expect(page.locator(part)).toHaveCount(1);
}

async function expectNotFound(page: Page): Promise<void> {
  await expectOnePage(page);
  await expect(page.locator('main h1')).toHaveText('Page Not Found');
  await expect(page).toHaveTitle(/^Page Not Found \|/);
}

/** Lets the router go to a path, as a link does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const path of UNMATCHED) {
  test(`${path} leads to a page that reacts`, async ({page, baseURL}) => {
    const response = await page.goto(baseURL + path);
    expect(response!.status()).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
    await switchColorMode(page, 'dark');

    await openPage(page, '/blog');
    await follow(page, path);
    await expectNotFound(page);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('main h1')).toHaveText('Blog');
    await page.goForward();
    await expectNotFound(page);
    await expect(page).toHaveURL(path);
  });
}

for (const [path, target, heading] of MISSPELT) {
  test(`${path} leads to ${target}`, async ({page, baseURL}) => {
    const expectTarget = async () => {
      await expect(page).toHaveURL(target);
      await expect(page.locator('main h1')).toHaveText(heading);
      await expectOnePage(page);
    };
    await page.goto(baseURL + path);
    await expectTarget();
    await expect(page).not.toHaveTitle(/Not Found/);
    // For the browser, two slashes begin with a host.
    if (path.startsWith('//')) return;

    await openPage(page, '/learn');
    await follow(page, path);
    await expectTarget();
  });
}

test('unknown versions are named, and known ones are kept', async ({page}) => {
  await page.goto('/docs/3.0.0/docs/Introduction');
  await expect(page.locator('main p')).toContainText('no version “3.0.0”');
  for (const version of VERSIONS) {
    const link = page.locator('main').getByRole('link', {name: `Docs ${version.label}`});
    await expect(link).toHaveAttribute('href', docPath(version, 'docs/Introduction'));
  }

  await openPage(page, docPath(OLDER, 'api/unknown'));
  await expectNotFound(page);
  await expect(page.locator('main li a').first()).toContainText(`Docs ${OLDER.label}`);
  await expect(page.locator('.navbar__items > a.navbar__item').first()).toHaveAttribute(
    'href',
    docPath(OLDER, 'docs/Introduction'),
  );
  await expect(page.locator('.navbar .dropdown > .navbar__link')).toHaveText(OLDER.label);
  await page.locator('main').getByRole('searchbox').fill('plan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', {name: 'Docs version'})).toHaveValue(OLDER.label);
  await page.goBack();
  await expectNotFound(page);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('plan');
  await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute(
    'href',
    new RegExp(`/docs/${OLDER.label}/`),
  );
});

for (const path of [docPath(OLDER, 'docs/unknown'), '/Docs/docs/Introduction']) {
  test(`a shortcut is not lost when the router corrects ${path}`, async ({page}) => {
    const release = await holdRequests(page, '**/assets/js/main.*.js');
    await page.goto(path, {waitUntil: 'commit'});
    await page.locator('main h1').waitFor();
    await page.keyboard.press('Control+k');
    release();
    await hydrated(page);
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });
}

test('a malformed fragment changes nothing', WEEKLY, async ({page}) => {
  for (const path of ['/', TEXT_PAGE, '/search', PLAYGROUND_PATH, `${LEARN_PATH}/3-plans`]) {
    await openPage(page, `${path}#%`);
    const heading = (await page.locator('h1').first().textContent())!;
    // The address bar, and Back.
    await page.evaluate(() => (location.hash = '#%c3%28-%zz'));
    await page.evaluate(() => (location.hash = ''));
    await page.goBack();
    await expect(page, path).toHaveURL(/#%c3%28-%zz$/);
    await expect(page.locator('h1').first(), path).toHaveText(heading);
    await expect(page.getByText('This page crashed.'), path).toHaveCount(0);
  }
  // Before the router starts, and after a change of page.
  await openPage(page, `${TEXT_PAGE}?q=%#5%`);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => (location.hash = '#6%'));
  await (await openVersionMenu(page)).nth(1).hover();
  await page.locator('.pagination-nav__link').last().click();
  await expect(page).not.toHaveURL(/6%/);
  await page.goBack();
  await expect(page).toHaveURL(/q=%#6%$/);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});
