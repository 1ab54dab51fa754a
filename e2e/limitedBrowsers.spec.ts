/** Browsers without storage or scripts. */
import {SIDEBAR_LABELS} from '../site/navbar';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {hits, search} from './search/modal';
import {
  CODE_PAGE,
  PAGE_OF_EACH_KIND,
  TABS_PAGE,
  excessWidth,
  expect,
  openPage,
  openVersionMenu,
  switchColorMode,
  test,
  titleAt,
  VERSION_MENU,
} from './support/site';

/** What a browser throws when a page uses its storage. */
const STORAGES = [
  ['no storage', 'SecurityError', ['localStorage', 'sessionStorage']],
  ['a full storage', 'QuotaExceededError', []],
] as const;

for (const [storage, error, forbidden] of STORAGES) {
  test(`color mode, tabs, versions and search work with ${storage}`, async ({page}) => {
    await page.addInitScript(
      ([name, properties]) => {
        const fail = () => {
          throw new DOMException('denied', name);
        };
        Storage.prototype.setItem = fail;
        properties.forEach((each) => Object.defineProperty(window, each, {get: fail}));
      },
      [error, forbidden] as const,
    );
    await openPage(page, TABS_PAGE);
    await switchColorMode(page, 'dark');
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const older = VERSIONS[1]!;
    await (await openVersionMenu(page)).filter({hasText: older.label}).click();
    await expect(page).toHaveURL(docPath(older, 'docs/getting-started/instalation'));
    await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await search(page, 'YamlUtils');
    await hits(page).first().locator('a').click();
    await expect(page).toHaveURL(/yaml-utils/);
  });
}

test.describe('JavaScript disabled', () => {
  test.use({javaScriptEnabled: false});

  test('content and menus are visible, and buttons hidden', async ({page}) => {
    await page.goto(TABS_PAGE);
    await expect(page.locator('h1')).toBeVisible();
    const navbar = page.locator('.navbar');
    for (const label of Object.values(SIDEBAR_LABELS))
      await expect(navbar.getByRole('link', {name: label})).toBeVisible();

    // The version menu opens on hover and on focus.
    const dropdown = navbar.locator('.dropdown').filter({hasText: LATEST_VERSION.label});
    const versions = dropdown.locator('.dropdown__link');
    await dropdown.hover();
    await expect(versions.last()).toBeVisible();
    await page.mouse.move(600, 500);
    await expect(versions.last()).toBeHidden();
    await dropdown.locator('.navbar__link').first().focus();
    await expect(versions.last()).toBeVisible();
    await expect(versions).toHaveText(VERSION_MENU);

    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();

    await expect(page.getByText('npm install pricing4ts')).toBeVisible();
    await expect(page.locator('.tab-name').first()).toBeVisible();
    // The menu beside a button that is hidden has its own edge.
    const menu = page.getByLabel('Other formats and versions');
    await expect(menu).toHaveCSS('border-left-width', '1px');
    const buttons = page.locator('button, [role="tab"]').filter({visible: true});
    await expect(buttons).toHaveCount(0);

    await page.locator(`.theme-doc-sidebar-container a[href="${CODE_PAGE}"]`).click();
    await expect(page.locator('h1')).toHaveText(titleAt(CODE_PAGE));

    await page.goto('/search');
    await expect(page.locator('noscript p', {hasText: 'Searching needs'})).toBeVisible();

    // On a phone, the menus are on the page.
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(TABS_PAGE);
    const links = page.locator('.navbar').getByRole('link', {name: SIDEBAR_LABELS.docs!});
    await expect(links).toBeVisible();
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.locator(`a[href="${CODE_PAGE}"]`)).toBeVisible();
    await expect(buttons).toHaveCount(0);
    // The article comes before the sidebar.
    const heading = await page.locator('h1').boundingBox();
    expect((await sidebar.boundingBox())!.y).toBeGreaterThan(heading!.y);
    expect(await excessWidth(page)).toBe(0);
  });

  test('images are light', async ({page}) => {
    await page.goto(docPath(LATEST_VERSION, 'api/understanding/architecture'));
    const image = page.getByRole('img', {name: /^Architecture: in the browser/});
    await expect(image).toHaveCount(1);
    await expect(image).toHaveAttribute('src', /#light-mode$/);

    await page.goto(docPath(LATEST_VERSION, 'api/understanding/communication'));
    await expect(page.locator('.markdown img[src*="/diagrams/light-"]').first()).toBeVisible();
    await expect(page.locator('.markdown img[src*="/diagrams/dark-"]').first()).toBeHidden();
  });

  test('no kind of page shows a control that needs scripts', async ({page}) => {
    for (const path of [
      ...PAGE_OF_EACH_KIND,
      '/search?q=plan',
      '/playground',
      '/start',
      '/learn/2-a-feature',
      docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-v30-specification'),
      docPath(LATEST_VERSION, 'api/understanding/communication'),
    ]) {
      await page.goto(path);
      const controls = page.locator(
        'button, select, input:not([type="radio"]:checked), textarea:not([class*="textArea"]), main summary',
      );
      const shown = controls.and(
        page.locator(':not([class*="place"], details:not([class*="menu"]) > *)'),
      );
      expect(await shown.filter({visible: true}).allTextContents(), path).toEqual([]);
      if (path === '/start') {
        const note = page.locator('main noscript p', {hasText: 'needs JavaScript'});
        await expect(note.getByRole('link', {name: 'existing project'})).toBeVisible();
      }
    }
  });
});
