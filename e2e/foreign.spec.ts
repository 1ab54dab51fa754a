/** Addresses, stored values and events that the site did not create. */
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {LEARN_PATH} from '../site/pages';
import {
  PAGE_OF_EACH_KIND,
  TABS_PAGE,
  TEXT_PAGE,
  expect,
  hydrated,
  openPage,
  openVersionMenu,
  test,
} from './support/site';

const CRASH = 'This page crashed.';

test('a fragment with malformed encoding changes nothing, on every kind of page', async ({
  page,
  faults,
}) => {
  for (const path of [...PAGE_OF_EACH_KIND, PLAYGROUND_PATH, `${LEARN_PATH}/3-plans`]) {
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
  expect(faults.consoleErrors).toEqual([]);
});

test('a damaged link to the playground is named on the open page', async ({page}) => {
  await openPage(page, PLAYGROUND_PATH);
  await page.evaluate(() => (location.hash = '#v1.q1YqSy0qzszPU7JSMjQ%e4%'));
  await expect(page.getByText('This link is damaged')).toBeVisible();
});

for (const stored of ['Dark', '"dark"', 'high-contrast', 'system']) {
  test(`the stored color mode ${stored} is light, also from another tab`, async ({page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), stored);
    const html = page.locator('html');
    const toggle = page.locator('.navbar button[class*="toggleButton"]').first();
    const isLight = async () => {
      await expect(html).toHaveAttribute('data-theme', 'light');
      await expect(html).toHaveAttribute('data-theme-choice', 'light');
      await expect(toggle).toHaveAccessibleName(/currently light mode/);
    };
    await openPage(page, '/?docusaurus-data-theme=sepia');
    await isLight();
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.evaluate((newValue) => {
      const event = {key: 'theme', newValue, storageArea: localStorage};
      dispatchEvent(new StorageEvent('storage', event));
    }, stored);
    await isLight();
    await openPage(page, `/?docusaurus-theme=${encodeURIComponent(stored)}`);
    await isLight();
  });
}

for (const path of ['/pricings', TABS_PAGE]) {
  test(`a click without a pointer opens and closes the version menu of ${path}`, async ({page}) => {
    await openPage(page, path);
    const toggle = page.locator('.navbar .dropdown > .navbar__link');
    const list = page.locator('.navbar .dropdown__menu');
    const click = () => toggle.evaluate((link: HTMLElement) => link.click());
    await click();
    await expect(list).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await click();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}
