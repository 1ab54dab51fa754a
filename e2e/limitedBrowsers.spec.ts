/** Browsers without storage, scripts or images, and print. */
import {SIDEBAR_LABELS} from '../site/navbar';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {expect, openPage, test, titleAt, watchFaults} from './support/site';

const TEXT_PAGE = docPath(LATEST_VERSION, 'docs/Introduction');
const CODE_PAGE = docPath(LATEST_VERSION, 'docs/getting-started/configuration');
const TABS_PAGE = docPath(LATEST_VERSION, 'docs/getting-started/instalation');

test('color mode, versions, tabs and announcement work without storage', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL!);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await openPage(page, TABS_PAGE);
  await page.locator('.navbar button[class*="toggleButton"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const older = VERSIONS[1]!;
  const dropdown = page.locator('.navbar .dropdown').filter({hasText: LATEST_VERSION.label});
  await dropdown.hover();
  await dropdown.locator('.dropdown__link', {hasText: older.label}).click();
  await expect(page).toHaveURL(docPath(older, 'docs/getting-started/instalation'));
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(faults.consoleErrors).toEqual([]);
});

test.describe('JavaScript disabled', () => {
  test.use({javaScriptEnabled: false});

  test('content, navigation, versions and tabs are visible, and buttons are hidden', async ({
    page,
  }) => {
    await page.goto(TABS_PAGE);
    await expect(page.locator('h1')).toBeVisible();
    const navbar = page.locator('.navbar');
    for (const label of Object.values(SIDEBAR_LABELS)) {
      await expect(navbar.getByRole('link', {name: label})).toBeVisible();
    }
    // The version menu opens on hover and on focus.
    const dropdown = navbar.locator('.dropdown').filter({hasText: LATEST_VERSION.label});
    const versions = dropdown.locator('.dropdown__link');
    await dropdown.hover();
    await expect(versions.last()).toBeVisible();
    await page.mouse.move(600, 500);
    await expect(versions.last()).toBeHidden();
    await dropdown.locator('.navbar__link').first().focus();
    await expect(versions.last()).toBeVisible();
    await expect(versions).toHaveText([...VERSIONS.map(({label}) => label), 'All versions']);

    for (const panel of await page.getByRole('tabpanel').all()) {
      await expect(panel).toBeVisible();
    }
    await expect(page.locator('.tab-name').first()).toBeVisible();
    for (const button of await page.locator('button, [role="tab"]').all()) {
      await expect(button).toBeHidden();
    }
    await page.locator(`.theme-doc-sidebar-container a[href="${CODE_PAGE}"]`).click();
    await expect(page.locator('h1')).toHaveText(titleAt(CODE_PAGE));

    await page.goto('/search');
    await expect(
      page.locator('noscript p', {hasText: 'Searching needs JavaScript.'}),
    ).toBeVisible();
  });

  test('the menus are on the page on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(TABS_PAGE);
    const links = page.locator('.navbar').getByRole('link', {name: SIDEBAR_LABELS.docs!});
    await expect(links).toBeVisible();
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.locator(`a[href="${CODE_PAGE}"]`)).toBeVisible();
    for (const button of await page.locator('button, [role="tab"]').all()) {
      await expect(button).toBeHidden();
    }
    // The article comes before the sidebar.
    const heading = await page.locator('h1').boundingBox();
    expect((await sidebar.boundingBox())!.y).toBeGreaterThan(heading!.y);
    const widths = await page
      .locator('html')
      .evaluate((html) => [html.scrollWidth, html.clientWidth]);
    expect(widths[0]).toBe(widths[1]);
  });
});

test('links, buttons and images have a name when images are blocked', async ({page}) => {
  await page.route(/\.(svg|png|jpe?g|webp|avif)(\?|$)/, (route) => route.abort());
  for (const path of ['/', '/blog', TEXT_PAGE]) {
    await openPage(page, path);
    const nameless = await page.locator('a, button, img').evaluateAll((elements) =>
      elements
        .filter((element) =>
          element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
        )
        .filter((element) =>
          element.tagName === 'IMG'
            ? element.getAttribute('alt') === null
            : (element as HTMLElement).innerText.trim() === '' &&
              !element.querySelector('svg, img[alt]:not([alt=""])') &&
              getComputedStyle(element, '::before').content === 'none',
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(nameless, path).toEqual([]);
    await expect(page.locator('.navbar__brand')).toContainText('Pricing4SaaS');
  }
});

test('print shows only the article, with code and tables inside the margins', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 700, height: 1000});
  await openPage(page, CODE_PAGE);
  for (const frame of [
    '.navbar',
    '.theme-announcement-bar',
    '.theme-doc-sidebar-container',
    '.table-of-contents',
    '.theme-doc-toc-mobile',
    '.pagination-nav',
    '.footer',
  ]) {
    for (const element of await page.locator(frame).all()) {
      await expect(element, frame).toBeHidden();
    }
  }
  await expect(page.locator('h1')).toBeVisible();
  const cut = await page
    .locator('article pre, article table')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut, 'code blocks and tables wider than the paper').toBe(0);
});
