/** Addresses, stored values and events that the site did not create. */
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {LEARN_PATH} from '../site/pages';
import {
  TABS_PAGE,
  TEXT_PAGE,
  WEEKLY,
  expect,
  hydrated,
  openPage,
  openVersionMenu,
  test,
} from './support/site';

const CRASH = 'This page crashed.';

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
    await expect(page.getByText(CRASH), path).toHaveCount(0);
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
  await expect(page.getByText(CRASH)).toHaveCount(0);
});

test('an unknown stored color mode is light, also from another tab', WEEKLY, async ({page}) => {
  const html = page.locator('html');
  const toggle = page.locator('.navbar button[class*="toggleButton"]').first();
  const isLight = async (stored: string) => {
    await expect(html, stored).toHaveAttribute('data-theme', 'light');
    await expect(html, stored).toHaveAttribute('data-theme-choice', 'light');
    await expect(toggle, stored).toHaveAccessibleName(/currently light mode/);
  };
  for (const stored of ['Dark', '"dark"', 'high-contrast', 'system']) {
    await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
    await openPage(page, '/?docusaurus-data-theme=sepia');
    await isLight(stored);
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.evaluate((newValue) => {
      const event = {key: 'theme', newValue, storageArea: localStorage};
      dispatchEvent(new StorageEvent('storage', event));
    }, stored);
    await isLight(stored);
    await openPage(page, `/?docusaurus-theme=${encodeURIComponent(stored)}`);
    await isLight(stored);
  }
});

test('a click without a pointer opens and closes the version menu', async ({page}) => {
  const toggle = page.locator('.navbar .dropdown > .navbar__link');
  const list = page.locator('.navbar .dropdown__menu');
  const click = () => toggle.evaluate((link: HTMLElement) => link.click());
  for (const path of ['/pricings', TABS_PAGE]) {
    await openPage(page, path);
    await click();
    await expect(list).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await click();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(path);
  }
});
