/** Table of contents, tabs, links to headings, code blocks, images, phones and print. */
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {accessibilityProblems} from './support/accessibility';
import {MESSAGES_PAGE} from '../site/pages';
import {TABS_PAGE, WEEKLY, expect, hydrated, openPage, test} from './support/site';

const LONG_PAGE = docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-v30-specification');
const OPEN_FEATURE = docPath(LATEST_VERSION, 'api/Pricing4React/integration-with-open-feature');
const ARCHITECTURE = docPath(LATEST_VERSION, 'api/understanding/architecture');
const PHONE = {width: 320, height: 700};

test('the table of contents follows the scroll position, and folds', async ({page}) => {
  await openPage(page, `${LONG_PAGE}#addOns-name-subscriptionConstraints-minQuantity`);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('addOns.<name>.subscriptionConstraints.minQuantity');
  await expect(current).toBeInViewport({ratio: 1});
  await expect(contents.locator('details')).toHaveCount(6);
  await expect(contents.locator('details[open]')).toHaveCount(1);
  // The list scrolled, and the page did not.
  const heading = page.locator('#addOns-name-subscriptionConstraints-minQuantity');
  await expect(heading).toBeInViewport();
  // Fields are listed below their object, and their labels omit the name of the object.
  const nested = contents.locator('a[href="#addOns-name"] ~ ul a[href="#addOns-name-price"]');
  await expect(nested).toHaveText('addOns.<name>.price');
  expect((await nested.locator('code').boundingBox())!.width).toBeLessThan(80);

  const section = (name: string) =>
    contents.locator('details').filter({has: page.locator('summary', {hasText: name})});
  await section('Plans').locator('summary').press('Enter');
  await page.locator('#features-name-type').evaluate((element) => element.scrollIntoView());
  await expect(current).toHaveText('features.<name>.type');
  await expect(current).toBeInViewport({ratio: 1});
  await expect(section('Features')).toHaveAttribute('open');
  await expect(section('Plans'), 'a section that the reader opened').toHaveAttribute('open');
  await expect(section('Add-ons')).not.toHaveAttribute('open');
});

test('a long page shows its first blocks first, and keeps positions', async ({page}) => {
  const otherSyntax = docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-v21-specification');
  const heading = page.locator('main h1');
  const field = page.locator('#addOns-name-price');
  await openPage(page, otherSyntax);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(36_000);
  const fieldsWithTitle = page.evaluate(
    (before) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('main h1')!.textContent !== before) {
            observer.disconnect();
            resolve(document.querySelectorAll('main h3').length);
          }
        }).observe(document.body, {childList: true, subtree: true, characterData: true});
      }),
    await heading.textContent(),
  );
  await page.locator(`nav[aria-label="Docs sidebar"] a[href="${LONG_PAGE}"]`).click();
  const first = await fieldsWithTitle;
  await expect.poll(() => page.locator('main h3').count()).toBeGreaterThan(first);
  await expect(field).toBeAttached();

  const facts = page.locator('#addOns-name-price ~ div details').first();
  await facts.locator('summary').click();
  const link = facts.locator(`a[href^="${otherSyntax}#"]`);
  await link.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const position = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${otherSyntax}#`));
  const target = page.locator(new URL(page.url()).hash);
  await expect(target).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(LONG_PAGE);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await page.goForward();
  await expect(target).toBeInViewport();
  await page.reload();
  await hydrated(page);
  await expect(target).toBeInViewport();
  // A reload keeps where the reader has scrolled to, and ignores the fragment.
  await page.mouse.wheel(0, -1500);
  await expect(target).not.toBeInViewport();
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(target).not.toBeInViewport();
});

test('a link to a block that a long page has not shown yet leads there', async ({page}) => {
  await openPage(page, docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-v21-specification'));
  // Blocks wait for a frame.
  await page.evaluate(() => Object.assign(window, {requestAnimationFrame: () => 0}));
  await page.locator(`nav[aria-label="Docs sidebar"] a[href="${LONG_PAGE}"]`).click();
  await page.waitForURL(LONG_PAGE);
  const field = page.locator('#addOns-name-price');
  await expect(field).not.toBeAttached();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('a[href="#addOns-name-price"]')!.click(),
  );
  await expect(field).toBeInViewport();
});

test('on a phone, contents are folded, and facts and tables fit', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, LONG_PAGE);
  await page.getByRole('button', {name: 'On this page'}).click();
  const list = page.locator('.theme-doc-toc-mobile ul').first();
  await expect(list.locator('> li')).toHaveCount(12);
  await expect(list.locator('a[href="#plans-name-price"]')).toBeHidden();
  await list.locator('summary', {hasText: 'Plans'}).click();
  await expect(list.locator('a[href="#plans-name-price"]')).toBeVisible();

  const facts = page.locator('#currency ~ div details').first();
  await expect(facts.locator('dd').first()).toBeHidden();
  await facts.locator('summary').click();
  await expect(facts.locator('dd').first()).toBeVisible();
  expect(await facts.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);

  for (const path of [
    docPath(LATEST_VERSION, 'contrib/introduction'),
    docPath(LATEST_VERSION, 'api/Pricing4Java/pricing-context'),
  ]) {
    await openPage(page, path);
    const tables = await page
      .locator('.markdown table')
      .evaluateAll((all) =>
        (all as HTMLTableElement[])
          .filter((table) => table.rows[0]!.cells.length === 2)
          .map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
      );
    expect(tables.length, path).toBeGreaterThan(0);
    expect(tables, path).toEqual(tables.map(() => 0));
  }
});

test('tabs keep their choice, and links to headings are tab stops', async ({page}) => {
  const selected = page.locator('[role="tab"][aria-selected="true"]');
  await openPage(page, TABS_PAGE);
  await expect(selected).toHaveText(['Maven', 'npm', 'npm']);
  await page.getByRole('tab', {name: 'pnpm'}).first().click();
  await page.getByRole('tab', {name: 'Gradle'}).click();
  await expect(selected).toHaveText(['Gradle', 'pnpm', 'pnpm']);
  await expect(page.getByRole('tabpanel').filter({hasText: 'pnpm add pricing4ts'})).toBeVisible();

  // A Markdown page without MDX, and a page of an older version.
  await openPage(page, OPEN_FEATURE);
  await expect(page.getByRole('tabpanel')).toContainText(
    'pnpm add pricing4react@2.2.0 react-router-dom @openfeature',
  );
  await openPage(page, docPath(VERSIONS.at(-1)!, 'docs/getting-started/instalation'));
  await expect(selected).toHaveText(['Gradle', 'pnpm']);
  await expect(page.getByRole('tabpanel').first()).toContainText('implementation(');

  // Links to headings have names, are tab stops and are visible on focus.
  await openPage(page, TABS_PAGE);
  const link = page.locator('h2#java').getByRole('link', {
    name: 'Direct link to Install Pricing4Java',
  });
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#java$/);
});

test('in dark mode, the dark image of the architecture is shown', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, ARCHITECTURE);
  const image = page.getByRole('img', {name: /^Architecture: in the browser/});
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('src', /#dark-mode$/);
});

test('every code block has a copy button after it in tab order', async ({page, copied}) => {
  await openPage(page, LONG_PAGE);
  const blocks = page.locator('.theme-code-block');
  await expect(blocks.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCount(
    await blocks.count(),
  );
  const last = blocks.last();
  await last.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(last.getByRole('button', {name: /Copy/})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last.getByRole('button', {name: 'Copied'})).toBeFocused();
  expect(await copied()).toBe(await last.locator('code').textContent());
  await expect(last.getByRole('button', {name: 'Copy code to clipboard'})).toBeFocused();

  // If the browser forbids copying, the button selects the code.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  const block = blocks.first();
  await block.getByRole('button', {name: /Copy/}).click();
  await expect(block.getByRole('button', {name: /Press Ctrl\+C/})).toBeVisible();
  const selected = () => page.evaluate(() => String(getSelection()));
  await expect.poll(selected).toBe(await block.locator('code').innerText());
});

test.describe('on touch screens', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('the buttons of code are visible beside it', async ({page}) => {
    await openPage(page, LONG_PAGE);
    for (const blocks of [
      '.theme-code-block:has(.code-title)',
      '.theme-code-block:has(:first-child > pre)',
    ]) {
      const block = page.locator(blocks).first();
      await block.scrollIntoViewIfNeeded();
      const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
      await expect(copy).toHaveCSS('opacity', '1');
      await expect(copy).toHaveCSS('height', '32px');
      const button = (await copy.boundingBox())!;
      const code = (await block.locator('pre').boundingBox())!;
      expect(
        button.y + button.height <= code.y + 1 || button.x >= code.x + code.width,
        `${JSON.stringify(button)} covers ${JSON.stringify(code)}`,
      ).toBe(true);
    }
  });
});

test('a button wraps long lines of code, and is hidden if all lines fit', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, docPath(LATEST_VERSION, 'api/Pricing4Java/pricing-context'));
  const index = await page.locator('.theme-code-block pre').evaluateAll((all) =>
    // Too wide for a phone, but not for a large screen.
    all.findIndex(({scrollWidth, clientWidth}) => scrollWidth > clientWidth && scrollWidth < 700),
  );
  const block = page.locator('.theme-code-block').nth(index);
  const overflow = () =>
    block.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  const button = block.getByRole('button', {name: 'Toggle word wrap'});
  await block.scrollIntoViewIfNeeded();
  expect(await overflow()).toBeGreaterThan(0);
  await expect(block.locator('pre')).toHaveCSS('mask-image', /gradient/);
  await button.click();
  await expect.poll(overflow).toBe(0);
  await expect(block.locator('pre')).toHaveCSS('mask-image', 'none');
  await button.click();
  await expect.poll(overflow).toBeGreaterThan(0);
  await page.setViewportSize({width: 1900, height: 900});
  await expect.poll(overflow).toBe(0);
  await expect(button).toBeHidden();
});

test('print shows only the article, in light mode, inside the margins', async ({page}) => {
  await page.setViewportSize({width: 700, height: 1000});
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, TABS_PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({media: 'print'});
  for (const chrome of [
    '.navbar',
    '.footer',
    '.theme-announcement-bar',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    '.table-of-contents, .theme-doc-toc-mobile',
  ])
    await expect(page.locator(chrome).filter({visible: true}), chrome).toHaveCount(0);

  await expect(page.locator('h1')).toBeVisible();
  const wide = page.locator('article pre, article table');
  const cut = () =>
    wide.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  await expect.poll(cut, 'code blocks and tables wider than the paper').toBe(0);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.markdown table').first()).toHaveCSS('display', 'table');
  for (const command of ['npm install', 'yarn add', 'pnpm add'].map(
    (it) => `${it} pricing4ts@0.9.5`,
  ))
    await expect(page.getByText(command, {exact: true}), command).toBeVisible();

  const code = page.locator('.prism-code code').first();
  await expect(code).toHaveCSS('white-space-collapse', 'preserve');
  // The padding of an inline element would only indent the first line.
  await expect(code).toHaveCSS('display', 'block');
  await expect(code.locator('.token').first()).toHaveCSS('color', 'rgb(0, 0, 0)');

  await openPage(page, docPath(LATEST_VERSION, 'contrib/introduction'));
  const outside = page.locator('.markdown a[href^="http"]').first();
  const href = await outside.getAttribute('href');
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
    href,
  );
});

test('printed in dark mode, pages are readable, and have no buttons', WEEKLY, async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const category = docPath(LATEST_VERSION, 'category/api');
  for (const path of ['/', '/start', '/learn/5-an-add-on', category]) {
    await page.emulateMedia({media: 'screen'});
    await openPage(page, path);
    await page.emulateMedia({media: 'print'});
    const problems = await accessibilityProblems(page);
    expect(problems.filter((problem) => problem.startsWith('color-contrast'))).toEqual([]);
    await expect(page.locator('main button.button').filter({visible: true}), path).toHaveCount(0);
  }

  // A lesson has every line of the file.
  await page.emulateMedia({media: 'screen'});
  await openPage(page, '/learn/7-a-price-with-variables');
  const content = page.locator('.cm-content');
  await content.fill('# unit: contact\n'.repeat(200));
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.cm-line')).toHaveCount(201);
  const file = page.locator('[class*=file]').filter({has: content});
  await expect
    .poll(async () => (await file.boundingBox())!.height - (await content.boundingBox())!.height)
    .toBeGreaterThan(0);
});

const MESSAGES = docPath(LATEST_VERSION, MESSAGES_PAGE);

test('a line of a log filters the error messages, and a link shows all again', async ({page}) => {
  await openPage(page, MESSAGES);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(40_000);
  const field = page.getByRole('searchbox', {name: 'Your message'});
  const scripts = '**/assets/js/*';
  await page.route(scripts, (route) => route.abort());
  await field.fill('limit');
  await expect(page.getByText('The filter could not be loaded.')).toBeVisible();
  await page.unroute(scripts);
  const shown = page.locator('main h3:visible');
  const all = await shown.count();
  await field.fill(
    '2025-03-01 10:15 ERROR c.n.App - io.x.PricingPlanEvaluationException: You have reached the limit of the feature: notes',
  );
  await expect(page.getByRole('status').filter({hasText: `1 of ${all} messages`})).toBeVisible();
  await expect(shown).toHaveText(/^You have reached the limit/);
  await field.fill('spel EXPRESSION');
  await expect(page.locator('#token-spel')).toBeVisible();
  await expect(page.locator('#ts-currency')).toBeHidden();
  await page
    .locator('nav a[href="#ts-currency"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('#ts-currency')).toBeInViewport();
  await expect(shown).toHaveCount(all);
  await expect(field).toHaveValue('');
});
