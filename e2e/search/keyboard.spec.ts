/** Keys while the search modal is open, or while its code loads. */
import type {Page} from '@playwright/test';
import {hits, input, modal, search} from './modal';
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
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

  test(`${when}: a click elsewhere cancels, what is typed is in the field`, async ({page}) => {
    const release = await openWithoutSearch(page, isHydrated);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('x');
    await page.locator('h1').click();
    if (isHydrated) await page.getByRole('button', {name: /^Search/}).focus();
    else await page.keyboard.press('/');
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
    // Before hydration, the scripts were requested before the key.
    const request = isHydrated && page.waitForRequest(SCRIPTS);
    await page.keyboard.press('Control+k');
    await request;
    await page.keyboard.press('Escape');
    await page.keyboard.type('x');
    const code = page.waitForResponse(/\/assets\/js\//);
    release();
    await (await code).finished();
    await hydrated(page);
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
  });
}

test('Tab stays in the modal, and the page is usable afterwards', async ({page}) => {
  await openPage(page, TEXT_PAGE);
  for (const query of ['', 'plan', 'zzqqxxyy']) {
    await search(page, query);
    await expect(modal(page)).toContainText(
      {'': 'Try it now', plan: 'See all', zzqqxxyy: 'No results'}[query]!,
    );
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press(presses < 15 ? 'Tab' : 'Shift+Tab');
      await expect(page.locator(':focus:not(body, .DocSearch-Container *)')).toHaveCount(0);
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
  const when = isHydrated ? 'after' : 'before';
  test(`shortcuts on each keyboard layout, ${when} hydration`, async ({page}) => {
    const release = await openWithoutSearch(page, isHydrated);
    if (isHydrated) release();

    for (const [name, init, opens] of [
      ['Dvorak, its T', {key: 't', code: 'KeyK', ctrlKey: true}, false],
      ['Cmd and Shift', {key: 'k', metaKey: true, shiftKey: true}, false],
      ['Ctrl and AltGr', {key: 'k', ctrlKey: true, modifierAltGraph: true}, false],
      ['Ctrl and Cmd', {key: 'k', ctrlKey: true, metaKey: true}, false],
      ['Cmd and slash', {key: '/', code: 'Slash', metaKey: true}, false],
      ['Dvorak, its K', {key: 'k', code: 'KeyV', ctrlKey: true}, true],
      ['Caps Lock', {key: 'K', ctrlKey: true}, true],
      ['German slash', {key: '/', code: 'Digit7', shiftKey: true}, true],
      ['Russian', {key: 'л', code: 'KeyK', ctrlKey: true}, true],
    ] as const) {
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      const isFree = await page.evaluate(
        (keys) => document.body.dispatchEvent(new KeyboardEvent('keydown', keys)),
        {...init, bubbles: true, cancelable: true},
      );
      expect.soft(isFree, name).toBe(!opens);
      if (isHydrated) await expect.soft(modal(page), name).toHaveCount(opens ? 1 : 0);
    }
    release();
    await hydrated(page);
    await expect(modal(page)).toHaveCount(1);
  });
}

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
    if (leaveInput) await page.keyboard.press('Tab');

    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(menu).toBeVisible();
    await expect(close).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('closing returns the focus to where it was, which gets the next keys', async ({page}) => {
  for (const [path, selector, key] of [
    [PLAYGROUND_PATH, '.cm-content', 'Escape'],
    ['/search', 'main input', 'Control+k'],
    ['/search', 'main select', 'Escape'],
    [TEXT_PAGE, 'main p a', 'Control+k'],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await openPage(page, path);

    const place = page.locator(selector).first();
    await place.focus();
    await search(page, 'plan');
    await page.keyboard.press(key);
    await expect(modal(page)).toHaveCount(0);
    await expect(place, selector).toBeFocused();
    await page.keyboard.type('ab');
    await expect(modal(page)).toHaveCount(0);
  }
});

test('keys of an input method neither close the search nor open a hit', async ({page, context}) => {
  await openPage(page, TEXT_PAGE);
  await search(page, 'plan');
  await expect(hits(page).first()).toBeVisible();
  const client = await context.newCDPSession(page);
  const composing = {text: 'ぷ', selectionStart: 1, selectionEnd: 1};
  await client.send('Input.imeSetComposition', composing);
  await expect(input(page)).toHaveValue('planぷ');
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveValue(/^plan/);
  // Safari ends the composition before the key.
  for (const key of ['Escape', 'Enter']) {
    await input(page).dispatchEvent('keydown', {key, keyCode: 229, bubbles: true});
    await expect(input(page)).toHaveValue(/^plan/);
  }
  await expect(page).toHaveURL(TEXT_PAGE);
});

for (const [where, width] of [
  ['in the page', 1400],
  ['above the menu of a phone', 390],
] as const) {
  test(`Back and Forward close the search ${where}, and then work as usual`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await openPage(page, '/search');
    await page.locator('footer a[href="/blog"]').click();
    await expect(page).toHaveURL('/blog');
    // The router does not know the entries from before a reload.
    await page.reload();
    await hydrated(page);
    if (width < 400) await page.locator('.navbar__toggle').click();

    await search(page, 'plan');
    await page.evaluate(() => window.history.back());
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(width < 400 ? 1 : 0);
    await page.keyboard.press('Escape');

    await search(page, 'YamlUtils');
    await expect(hits(page).first()).toContainText('YamlUtils');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/yaml-utils/);
    for (const title of ['Blog', 'Search the documentation']) {
      await page.evaluate(() => window.history.back());
      await expect(page.locator('h1')).toHaveText(title);
    }
    await search(page, 'plan');
    await page.evaluate(() => window.history.forward());
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL('/search');
    await page.evaluate(() => window.history.forward());
    await expect(page.locator('h1')).toHaveText('Blog');
  });
}

test('blanks alone are an empty query, in the modal and on /search', async ({page}) => {
  const release = await openWithoutSearch(page, true);
  await page.keyboard.type('/ ');
  release();
  for (const blank of ['', '\t', '\u3000\u00a0']) {
    await input(page).fill(blank);
    await expect(modal(page)).toContainText('Try it now');
    await expect(input(page)).toHaveValue('');
  }
  await input(page).fill('plan');
  await expect(hits(page).first()).toBeVisible();
  await input(page).fill('\u2003');
  await expect(modal(page)).toContainText('Try it now');
  await openPage(page, '/search?q=%E3%80%80&version=all');
  await expect(page.locator('h1')).toHaveText('Search the documentation');
  await page.getByRole('searchbox').fill('\u00a0');
  await expect(page).toHaveURL('/search?version=all');
});
