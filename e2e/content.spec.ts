/** What pages contain: formulas with and without their stylesheet, admonitions. */
import {readMathStylesheet} from '../site/mathStylesheet';
import {LATEST_VERSION, docPath} from '../site/versions';
import {MATH_CDN, ROUTES, expect, openPage, test} from './support/site';

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
    // The address stands in the policy of every page, too.
    expect(new RegExp(`<link [^>]*href="?${href}`).test(html), path).toBe(hasMath);
    if (hasMath) {
      pagesWithMath += 1;
      expect(html, path).toContain(integrity);
      expect(html, path).toMatch(/crossorigin/i);
    }
  }
  expect(pagesWithMath).toBeGreaterThan(0);
});

test('formulas are drawn with the stylesheet, and read as MathML without it', async ({
  page,
  context,
}) => {
  await openPage(page, MATH_PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-math-stylesheet', 'loaded');
  await expect(page.locator('.katex-html').first()).toBeVisible();

  const offline = await context.newPage();
  await offline.route(MATH_CDN, (route) => route.abort());
  await openPage(offline, MATH_PAGE);
  await expect(offline.locator('.katex-html').first()).toBeHidden();
  await expect(offline.locator('.katex-mathml').first()).toBeVisible();
  await expect(offline.locator('html')).not.toHaveAttribute('data-math-stylesheet');
});

test('admonitions have the titles their authors gave them', async ({page}) => {
  await openPage(page, ADMONITION_PAGE);
  const admonition = page.locator('.theme-admonition').first();
  await expect(admonition).toContainText('Hiding a button protects nothing');
  await expect(page.locator('.markdown')).not.toContainText(':::');
});

test('no page shows admonition marks or raw MDX', async ({request}) => {
  for (const {path} of ROUTES) {
    const html = await (await request.get(path)).text();
    const text = html
      .replace(/<(pre|script|style|code)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ');
    expect(text, path).not.toContain(':::');
    expect(text, path).not.toMatch(/\bSkeleton\b|TODO|coming soon|Lorem ipsum/i);
  }
});
