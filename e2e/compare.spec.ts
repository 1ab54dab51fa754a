/** What changed on a page since another docs version. */
import {VERSIONS, docPath, type DocsVersion} from '../site/versions';
import {accessibilityProblems} from './support/accessibility';
import {TABS_PAGE, excessWidth, expect, openPage, openVersionMenu, test} from './support/site';
import type {Page} from '@playwright/test';

const [latest, middle, oldest] = VERSIONS as [DocsVersion, DocsVersion, DocsVersion];
const OLD_TABS_PAGE = TABS_PAGE.replace(latest.label, oldest.label);
const YAML_UTILS = docPath(latest, 'api/Pricing4Java/yaml-utils');

const summary = (page: Page) => page.getByRole('heading', {name: /^What changed from/});

test('the menu opens a comparison, and Back leaves it', async ({page}) => {
  await openPage(page, TABS_PAGE);
  const canonical = page.locator('link[rel="canonical"]');
  const address = await canonical.getAttribute('href');
  await page.locator('summary[aria-label="Other formats and versions"]').click();
  const entry = page.getByRole('link', {name: `Compare with ${oldest.label}`});
  await entry.click();
  await expect(page).toHaveURL(`${TABS_PAGE}?compare=${oldest.label}`);
  await expect(summary(page)).toHaveText(`What changed from ${oldest.label} to ${latest.label}`);
  await expect(summary(page)).toBeFocused();
  await expect(entry).toBeHidden();
  await expect(canonical).toHaveAttribute('href', address!);
  await expect(page.locator('.markdown del').first()).toContainText('Removed: ');
  await expect(page.locator('.markdown ins', {hasText: 'Pricing4TS'}).first()).toContainText(
    'Added: ',
  );

  await (await openVersionMenu(page)).filter({hasText: middle.label}).click();
  await expect(page).toHaveURL(new RegExp(`${middle.label}/.*\\?compare=${oldest.label}$`));
  await expect(summary(page)).toHaveText(`What changed from ${oldest.label} to ${middle.label}`);
  await expect(page.locator('details > summary', {hasText: /Next steps.*unchanged/})).toBeVisible();
  await page.goBack();
  await expect(summary(page)).toContainText(latest.label);
  await page.goBack();
  await expect(page).toHaveURL(TABS_PAGE);
  await expect(summary(page)).toBeHidden();
  await expect(page.locator('.markdown > h2').first()).toBeVisible();
});

test('the banner of an older version leads to the newer page', async ({page}) => {
  await openPage(page, docPath(oldest, 'api/architecture'));
  const banner = page.locator('.theme-doc-version-banner');
  await banner.getByRole('link', {name: `Compare with ${latest.label}`}).click();
  await expect(page).toHaveURL(
    `${docPath(latest, 'api/understanding/architecture')}?compare=${oldest.label}`,
  );
  await expect(summary(page)).toBeVisible();

  // Unknown versions, and versions without the topic, are ignored.
  for (const address of [
    `${TABS_PAGE}?compare=9.9.9`,
    `${docPath(latest, 'api/migrating-30')}?compare=${oldest.label}`,
  ]) {
    await openPage(page, address);
    await expect(page.locator('.markdown > h2').first()).toBeVisible();
    await expect(summary(page)).toHaveCount(0);
  }
});

test('an address opens a comparison, whose summary links to each section', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openPage(page, `${YAML_UTILS}?compare=${middle.label}`);
  await expect(summary(page)).toBeVisible();
  const box = page.locator('section', {has: summary(page)});
  await expect(box.locator('li > a:first-child')).toHaveText([
    /^\d+ sections changed$/,
    /^\d+ added$/,
    /^\d+ removed$/,
  ]);
  for (const link of await box.locator('li a').all()) {
    const id = decodeURIComponent((await link.getAttribute('href'))!.split('#')[1]!);
    await expect(page.locator(`[id="${id}"]`)).toBeAttached();
  }
  // A section that moved to another page.
  await expect(
    page.locator('del:has(#former-root-errors)').getByRole('link', {name: 'YamlUtils messages'}),
  ).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a page that cannot be loaded leaves a message, the page and Retry', async ({page}) => {
  await page.route(`**${OLD_TABS_PAGE}`, (route) => route.fulfill({status: 404}));
  await openPage(page, `${TABS_PAGE}?compare=${oldest.label}`);
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('did not load');
  await expect(page.locator('.markdown > h2').first()).toBeVisible();
  await page.unroute(`**${OLD_TABS_PAGE}`);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(summary(page)).toBeVisible();
});
