/** Formulas with and without their stylesheet. */
import type {Page} from '@playwright/test';
import {LATEST_VERSION, docPath} from '../site/versions';
import {MATH_CDN, expect, openPage, serveMathStyles, test} from './support/site';

const MATH_PAGE = docPath(LATEST_VERSION, 'api/understanding/Pricing');

/** Expects each formula to be visible once. Its MathML is in the page, but not on screen. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-math-stylesheet', 'loaded');
  await expect(page.locator('.katex-html').first()).toBeVisible();
  await expect(page.locator('.katex-mathml').first()).toHaveCSS('position', 'absolute');
  await expect(page.locator('.katex .base').first()).toHaveCSS('display', 'inline-block');
}

test('formulas render with a stylesheet that loads late, also after Back', async ({page}) => {
  await serveMathStyles(page);
  await page.route(MATH_CDN, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.fallback();
  });
  await openPage(page, MATH_PAGE);
  await expectDrawn(page);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page.locator('.katex')).toHaveCount(0);
  await page.goBack();
  await expectDrawn(page);
});

test('formulas are shown as MathML if the stylesheet does not load', async ({page}) => {
  await page.route(MATH_CDN, (route) => route.abort());
  await openPage(page, MATH_PAGE);
  await expect(page.locator('.katex-html').first()).toBeHidden();
  await expect(page.locator('.katex-mathml').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-math-stylesheet');
});
