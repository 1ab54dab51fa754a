/** Elements around the content of every page, such as navbar, footer and color mode. */
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {SIDEBAR_LABELS} from '../site/navbar';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {accessibilityProblems} from './support/accessibility';
import {
  TABS_PAGE,
  TEXT_PAGE,
  expect,
  hydrated,
  openPage,
  openVersionMenu,
  switchColorMode,
  test,
  titleAt,
  VERSION_MENU,
} from './support/site';

test('the color mode starts light, is stored and syncs between tabs', async ({page: first}) => {
  await first.emulateMedia({colorScheme: 'dark'});
  const second = await first.context().newPage();
  await openPage(first, TEXT_PAGE);
  await openPage(second, '/');
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await first.evaluate(() => localStorage.getItem('theme'))).toBeNull();

  await switchColorMode(first, 'dark');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await first.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await first.reload();
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrated(first);
  await switchColorMode(first, 'light');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');

  // Another application of the origin stores its own modes.
  const toggle = first.locator('.navbar button[class*="toggleButton"]').first();
  for (const stored of ['"dark"', 'system']) {
    await switchColorMode(first, 'dark');
    await second.evaluate((value) => localStorage.setItem('theme', value), stored);
    for (const query of ['', '?docusaurus-data-theme=sepia', `?docusaurus-theme=${stored}`]) {
      if (query) await openPage(first, `/${query}`);
      for (const name of ['data-theme', 'data-theme-choice'])
        await expect(first.locator('html'), query).toHaveAttribute(name, 'light');
      await expect(toggle).toHaveAccessibleName(/currently light mode/);
    }
  }
});

test('the version menu keeps the fragment and stores the choice', async ({page}) => {
  await openPage(page, `${TEXT_PAGE}#section`);
  const links = await openVersionMenu(page);
  await expect(links).toHaveText(VERSION_MENU);
  const current = page.locator('.navbar .dropdown > .navbar__link');
  await expect(current).toHaveText(LATEST_VERSION.label);
  await expect(current).not.toHaveClass(/navbar__link--active/);

  const older = VERSIONS[1]!;
  await links.filter({hasText: older.label}).click();
  await expect(page).toHaveURL(`${docPath(older, 'docs/Introduction')}#section`);
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    older.name,
  );

  await openPage(page, '/');
  await page.locator('.navbar').getByRole('link', {name: SIDEBAR_LABELS.docs!}).click();
  await expect(page).toHaveURL(docPath(older, 'docs/Introduction'));
  await page.locator('.theme-doc-version-banner').getByRole('link', {name: 'latest'}).click();
  await expect(page).toHaveURL(TEXT_PAGE);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe(LATEST_VERSION.name);
});

test('the phone menu has two levels, traps the focus, and closes', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, TEXT_PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const menu = page.locator('.navbar-sidebar');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  // After the last element of the menu, Tab may only move the focus out of the page.
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus:not(body, .navbar-sidebar *)')).toHaveCount(0);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(menu).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar__brand').first()).toBeFocused();

  await toggle.click();
  await expect(menu.locator(`a[href="${TABS_PAGE}"]`)).toBeVisible();
  await menu.getByRole('button', {name: /Back to main menu/}).press('Enter');
  await expect(menu.getByRole('link', {name: SIDEBAR_LABELS.docs!}).first()).toBeFocused();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toContainText(SIDEBAR_LABELS.api!);
  const versions = menu.getByRole('button', {name: 'Versions'});
  for (const isExpanded of ['false', 'true']) {
    await versions.press('Space');
    await expect(versions).toHaveAttribute('aria-expanded', isExpanded);
  }
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).not.toBeInViewport();

  await toggle.click();
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  const older = VERSIONS[1]!;
  await menu.getByRole('link', {name: older.label}).click();
  // The second tap of a double tap, while the menu moves out.
  await page.locator('.navbar-sidebar__backdrop').dispatchEvent('click');
  await expect(page).toHaveURL(docPath(older, 'docs/Introduction'));
  await expect(menu).not.toBeInViewport();
  await expect(page.locator(':is(.navbar__inner, .main-wrapper)[inert]')).toHaveCount(0);

  await toggle.press('Enter');
  await menu.getByRole('link', {name: 'Installation'}).press('Enter');
  await expect(page).toHaveURL(docPath(older, 'docs/getting-started/instalation'));
  await expect(page.locator('#__docusaurus > [inert]')).toHaveCount(0);
});

for (const [device, isMobile, path] of [
  ['a tablet', true, TEXT_PAGE],
  ['a laptop with a touch screen', false, '/'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({viewport: {width: 1024, height: 768}, isMobile, hasTouch: true});

    test('a tap opens and closes the version menu', async ({page}) => {
      await openPage(page, path);
      const toggle = page.locator('.navbar .dropdown > .navbar__link');
      const list = page.locator('.navbar .dropdown__menu');
      await expect(list).toBeHidden();
      await toggle.tap();
      await expect(list).toBeVisible();
      await expect(page).toHaveURL(path);
      await toggle.tap();
      await expect(list).toBeHidden();
      await toggle.tap();
      const older = VERSIONS[1]!;
      await list.getByRole('link', {name: older.label}).tap();
      await expect(page).toHaveURL(new RegExp(docPath(older)));
      await expect(list).toBeHidden();
      await toggle.tap();
      await expect(list).toBeVisible();
    });
  });
}

for (const size of [16, 32]) {
  test(`text of ${size} px: nothing in the navbar covers anything`, async ({page}) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: size}});
    await openPage(page, TEXT_PAGE);
    const items = page.locator(
      '.navbar__inner :is(.navbar__toggle, .navbar__brand, .navbar__link, [class*="colorModeToggle"], .DocSearch-Button)',
    );
    for (const width of [360, 390, 997, 1000, 1024, 1100, 1280, 1400]) {
      await page.setViewportSize({width, height: 900});
      await expect(page.getByRole('button', {name: 'Search'}).first()).toBeVisible();
      const covered = () =>
        items.evaluateAll((all) => {
          const boxes = all
            .map((item) => [(item as HTMLElement).innerText, item.getBoundingClientRect()] as const)
            .filter(([, box]) => box.width > 0)
            .sort(([, one], [, other]) => one.left - other.left);
          return boxes.flatMap(([text, {left, right}], index) => {
            const end = index === 0 ? 0 : boxes[index - 1]![1].right;
            return left < end - 0.5 || right > innerWidth ? [text] : [];
          });
        });
      await expect.poll(covered, `${width} px`).toEqual([]);
    }
  });
}

test('the skip link is the first tab stop and leads to the content', async ({page}) => {
  await openPage(page, TEXT_PAGE);
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.mouse.click(700, 450);
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
});

test('a dismissed announcement is gone until its id changes', async ({page}) => {
  await openPage(page, TEXT_PAGE);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', {name: 'Close'}).press('Enter');
  await expect(page.locator('.navbar__brand').first()).toBeFocused();
  await expect(bar).toBeHidden();

  await openPage(page, `${PLAYGROUND_PATH}#sample=none`);
  await expect(bar).toBeHidden();
  await page.getByRole('button', {name: 'Close'}).press('Space');
  await expect(page.locator('main :focus')).toHaveCount(1);

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older message'));
  await page.reload();
  await hydrated(page);
  await expect(bar).toBeVisible();
});

test('the sidebar shows the current page, and links do not move it', async ({page}) => {
  await openPage(page, docPath(LATEST_VERSION, 'api/Pricing4Java/yaml-utils'));
  const sidebar = page.locator('nav[aria-label="Docs sidebar"]');
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const position = await sidebar.evaluate((element) => element.scrollTop);
  expect(position).toBeGreaterThan(0);
  const before = sidebar.locator('li:has(+ li > [aria-current="page"]) > a');
  const path = (await before.getAttribute('href'))!;
  await before.click();
  await expect(page.locator('h1')).toHaveText(titleAt(path));
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(position);
});
