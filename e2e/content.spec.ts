/** Content of pages: formulas with and without their stylesheet, and admonitions. */
import type {Page} from '@playwright/test';
import {readMathStylesheet} from '../site/mathStylesheet';
import {LATEST_VERSION, docPath} from '../site/versions';
import {MATH_CDN, ROUTES, expect, hydrated, openPage, test} from './support/site';

const MATH_PAGE = docPath(LATEST_VERSION, 'api/understanding/Pricing');
const ADMONITION_PAGE = docPath(LATEST_VERSION, 'docs/Introduction');

test('only pages with formulas load the math stylesheet, at the installed version and hash', async ({
  request,
}) => {
  const {href, integrity} = readMathStylesheet(process.cwd());
  let pagesWithMath = 0;
  for (const {path} of ROUTES) {
    const html = await (await request.get(path)).text();
    const hasMath = html.includes('class="katex"') || html.includes('class=katex');
    // The policy of every page contains the URL as well.
    expect(new RegExp(`<link [^>]*href="?${href}`).test(html), path).toBe(hasMath);
    if (hasMath) {
      pagesWithMath += 1;
      expect(html, path).toContain(integrity);
      expect(html, path).toMatch(/crossorigin/i);
    }
  }
  expect(pagesWithMath).toBeGreaterThan(0);
});

/** Expects each formula to be visible once. Its MathML is in the page, but not on screen. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-math-stylesheet', 'loaded');
  await expect(page.locator('.katex-html').first()).toBeVisible();
  await expect(page.locator('.katex-mathml').first()).toHaveCSS('position', 'absolute');
  await expect(page.locator('.katex .base').first()).toHaveCSS('display', 'inline-block');
}

for (const delay of [0, 300, 1500]) {
  test(`formulas render with a stylesheet that loads after ${delay} ms`, async ({page}) => {
    await page.route(MATH_CDN, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.fallback();
    });
    await openPage(page, MATH_PAGE);
    await expectDrawn(page);
    await page.reload();
    await hydrated(page);
    await expectDrawn(page);
    // Client-side navigation to another page and back.
    await page.locator('.pagination-nav__link').first().click();
    await expect(page.locator('.katex')).toHaveCount(0);
    await page.goBack();
    await expectDrawn(page);
  });
}

test('formulas are shown as MathML if the stylesheet does not load', async ({page}) => {
  await page.route(MATH_CDN, (route) => route.abort());
  await openPage(page, MATH_PAGE);
  await expect(page.locator('.katex-html').first()).toBeHidden();
  await expect(page.locator('.katex-mathml').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-math-stylesheet');
});

test('admonitions show the titles from the source', async ({page}) => {
  await openPage(page, ADMONITION_PAGE);
  const admonition = page.locator('.theme-admonition').first();
  await expect(admonition).toContainText('Hiding a button does not protect anything');
  await expect(page.locator('.markdown')).not.toContainText(':::');
});

test('no page shows admonition syntax or raw MDX', async ({request}) => {
  for (const {path} of ROUTES) {
    const html = await (await request.get(path)).text();
    const text = html
      .replace(/<(pre|script|style|code)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ');
    expect(text, path).not.toContain(':::');
    expect(text, path).not.toMatch(/\bSkeleton\b|TODO|coming soon|Lorem ipsum/i);
  }
});
