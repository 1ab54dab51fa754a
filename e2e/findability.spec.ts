/** What readers find without the search: the first screen, lists of fields and figures. */
import {LATEST_LABEL, LATEST_VERSION, docPath} from '../site/versions';
import {expect, openPage, test} from './support/site';

const at = (id: string) => docPath(LATEST_VERSION, id);
const CHANGED = at('api/Pricing4Java/yaml-utils');
const LONG_TITLES = at('api/Pricing4Java/pricing-context');
const CITE = at('api/understanding/cite-and-reuse');
const SPECIFICATION = at('api/Pricing2Yaml/pricing2yaml-v21-specification');

test('on phones, the heading is at the top, and changes and contents follow', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of [
    CITE,
    SPECIFICATION,
    `${docPath(LATEST_VERSION)}/category/guides`,
    LONG_TITLES,
    CHANGED,
  ]) {
    await openPage(page, path);
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    expect((await page.locator('h1').boundingBox())!.y, path).toBeLessThanOrEqual(200);
    const links = page.locator('.breadcrumbs li');
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().y),
    );
    expect(Math.max(...tops) - Math.min(...tops), 'breadcrumbs in one line').toBeLessThan(10);
  }
  const main = page.locator('main');
  await expect(main.getByText(`Changed in ${LATEST_LABEL}:`)).toBeInViewport();
  await expect(main.getByRole('button', {name: 'Copy page'})).toBeInViewport();
  await main.getByRole('button', {name: 'On this page'}).click();
  await expect(main.locator('.theme-doc-toc-mobile a').first()).toBeInViewport();
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
