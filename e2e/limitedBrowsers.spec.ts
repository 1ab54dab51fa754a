/** Browsers without storage or scripts. */
import {SIDEBAR_LABELS} from '../site/navbar';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {hits, search} from './search/modal';
import {expect, openPage, test, titleAt, watchFaults} from './support/site';

const CODE_PAGE = docPath(LATEST_VERSION, 'docs/getting-started/configuration');
const TABS_PAGE = docPath(LATEST_VERSION, 'docs/getting-started/instalation');

test('color mode, versions, tabs, announcement and search work without storage', async ({
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
  await search(page, 'YamlUtils');
  await hits(page).first().locator('a').click();
  await expect(page).toHaveURL(/yaml-utils/);
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
