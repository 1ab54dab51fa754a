/** Keys while the search modal is open, or while its code loads. */
import type {Page} from '@playwright/test';
import {hits, input, modal, search} from './modal';
import {TEXT_PAGE, expect, holdRequests, hydrated, openPage, saveData, test} from '../support/site';

const SCRIPTS = '**/assets/js/**';

/** Opens a page before its scripts have loaded, or before the code of the search has. */
async function openWithoutSearch(page: Page, isHydrated: boolean): Promise<() => void> {
  await saveData(page);
  if (isHydrated) {
    await openPage(page, TEXT_PAGE);
    return holdRequests(page, SCRIPTS);
  }
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(TEXT_PAGE, {waitUntil: 'commit'});
  await expect(page.locator('h1')).toBeVisible();
  return release;
}

for (const isHydrated of [true, false]) {
  const when = isHydrated ? 'while the modal loads' : 'before the scripts load';

  test(`${when}: what is typed is in the field`, async ({page}) => {
    const release = await openWithoutSearch(page, isHydrated);
    await page.keyboard.press('/');
    await page.keyboard.type('plan/sx');
    await page.keyboard.press('Backspace');
    release();
    await expect(input(page)).toHaveValue('plan/s');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(input(page)).toHaveValue('plan/s!');
  });

  test(`${when}: Escape cancels the shortcut`, async ({page}) => {
    const release = await openWithoutSearch(page, isHydrated);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.keyboard.type('x');
    const code = page.waitForResponse(/\/assets\/js\//);
    release();
    await (await code).finished();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
  });
}

test('while the modal loads: a click elsewhere cancels, a letter on the button counts', async ({
  page,
}) => {
  const release = await openWithoutSearch(page, true);
  await page.keyboard.press('Control+k');
  await page.locator('h1').click();
  await page.getByRole('button', {name: /^Search/}).focus();
  await page.keyboard.type('plan');
  release();
  await expect(input(page)).toHaveValue('plan');
});

test('Tab stays in the modal, and the page is usable afterwards', async ({page}) => {
  await openPage(page, TEXT_PAGE);
  for (const query of ['', 'plan', 'zzqqxxyy']) {
    await search(page, query);
    await expect(modal(page)).toContainText(
      {'': 'No recent', plan: 'See all', zzqqxxyy: 'No results'}[query]!,
    );
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < 15; count += 1) {
        await page.keyboard.press(key);
        const place = await page.evaluate(() => {
          const {activeElement, body} = document;
          return activeElement === body || activeElement!.closest('.DocSearch-Container') !== null;
        });
        expect(place, `${query}, ${key} ${count}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: /^Search/})).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.navbar :focus')).toHaveCount(1);
  await search(page, 'YamlUtils');
  await hits(page).first().locator('a').click();
  await expect(page).toHaveURL(/yaml-utils/);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

for (const isHydrated of [true, false]) {
  for (const [layout, key, code, opens] of [
    ['Russian', 'л', 'KeyK', true],
    ['Dvorak, its K', 'k', 'KeyV', true],
    ['Dvorak, its T', 't', 'KeyK', false],
  ] as const) {
    test(`Ctrl+K, ${isHydrated ? 'after' : 'before'} hydration: ${layout}`, async ({page}) => {
      const release = await openWithoutSearch(page, isHydrated);
      const isFree = await page.evaluate(
        (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)),
        {key, code, ctrlKey: true, bubbles: true, cancelable: true},
      );
      expect(isFree).toBe(!opens);
      release();
      await hydrated(page);
      await expect(modal(page)).toHaveCount(opens ? 1 : 0);
    });
  }
}

test('Ctrl+K that is held down opens the search once', async ({page}) => {
  await openPage(page, TEXT_PAGE);
  await page.keyboard.down('Control');
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.down('k');
    await expect(modal(page)).toBeVisible();
  }
});

test('Escape closes the search above the menu of a phone, and then the menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, TEXT_PAGE);
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  const close = page.locator('.navbar-sidebar__close');
  await expect(close).toBeFocused();
  for (const leaveInput of [false, true]) {
    await search(page, 'plan');
    await expect(hits(page).first()).toBeVisible();
    if (leaveInput) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(menu).toBeVisible();
    await expect(close).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});
