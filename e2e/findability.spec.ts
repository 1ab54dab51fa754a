/** What readers find without the search: the first screen, lists of fields and figures. */
import {LATEST_LABEL, LATEST_VERSION, docPath} from '../site/versions';
import {expect, openPage, test} from './support/site';

const at = (id: string) => docPath(LATEST_VERSION, id);
const CHANGED = at('api/Pricing4Java/yaml-utils');
const CITE = at('api/understanding/cite-and-reuse');
const SPECIFICATION = at('api/Pricing2Yaml/pricing2yaml-v21-specification');

test('on phones, the heading is at the top, and version and contents follow', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [CITE, SPECIFICATION, `${docPath(LATEST_VERSION)}/category/guides`, CHANGED]) {
    await openPage(page, path);
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect((await page.locator('h1').boundingBox())!.y, path).toBeLessThanOrEqual(200);
  }
  const main = page.locator('main');
  await expect(main.locator('.theme-doc-version-badge')).toBeInViewport();
  await expect(main.getByText(`Changed in ${LATEST_LABEL}:`)).toBeInViewport();
  await expect(main.getByRole('button', {name: 'Copy page'})).toBeInViewport();
  await main.getByRole('button', {name: 'On this page'}).click();
  await expect(main.locator('.theme-doc-toc-mobile a').first()).toBeInViewport();
});

test('"Copy page" is in line with the version, and ends with the text', async ({page}) => {
  await openPage(page, CHANGED);
  const badge = (await page.locator('.theme-doc-version-badge').boundingBox())!;
  const menu = (await page.locator('main details > summary').first().boundingBox())!;
  const text = (await page.locator('.markdown > p').first().boundingBox())!;
  expect(badge.y).toBeGreaterThanOrEqual(menu.y);
  expect(badge.y + badge.height).toBeLessThanOrEqual(menu.y + menu.height);
  expect(menu.x + menu.width).toBeCloseTo(text.x + text.width, 0);
});

test('the table of contents of the FAQs has one line for each entry', async ({page}) => {
  await openPage(page, at('commonErrors/introduction'));
  const heights = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(1.5 * Math.min(...heights));
});

test('a specification jumps to a field by its name or a part of it', async ({page}) => {
  await openPage(page, SPECIFICATION);
  const input = page.getByRole('combobox', {name: 'Jump to a field'});
  for (const [text, anchor] of [
    ['plans.<name>.price', 'plans-name-price'],
    ['linkedFeatures', 'usageLimits-name-linkedFeatures'],
  ] as const) {
    await input.fill(text);
    await input.press('Enter');
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  }
  await input.fill('no such field');
  await input.press('Enter');
  await expect(input).toHaveJSProperty('validationMessage', 'No field has this name.');
});

test('each task of the home page has a sign, and the footer is aligned', async ({page}) => {
  await openPage(page, '/');
  const signs = page.locator('main section li > svg path');
  const paths = await signs.evaluateAll((all) => all.map((path) => path.getAttribute('d')));
  expect(new Set(paths).size).toBe(6);
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x;
  expect(await left('.footer__title')).toBe(await left('main section h2'));
});
