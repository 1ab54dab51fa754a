/** Readers with unusual settings, and browsers that change pages. */
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {hits, search} from './search/modal';
import {lowContrast} from './support/accessibility';
import {
  BREAKING,
  CODE_PAGE,
  PAGE_OF_EACH_KIND,
  TABS_PAGE,
  TEXT_PAGE,
  WEEKLY,
  expect,
  hydrated,
  openPage,
  switchColorMode,
  test,
  titleAt,
} from './support/site';

const FAQ_PAGE = docPath(LATEST_VERSION, 'commonErrors/introduction');
const SPECIFICATION = docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-v21-specification');

/** A pricing whose names are Hebrew. */
const RIGHT_TO_LEFT = `saasName: הערות
syntaxVersion: "2.1"
version: "2025-spring"
createdAt: "2025-03-01"
currency: EUR
features:
  ייצוא: {type: DOMAIN, valueType: BOOLEAN, defaultValue: true}
usageLimits:
  הגבלה: {type: NON_RENEWABLE, valueType: NUMERIC, defaultValue: 50, unit: note, linkedFeatures: [ייצוא]}
plans:
  בסיסי: {price: 8, unit: user/month, features: null, usageLimits: null}
addOns:
  חבילה: {price: 2, unit: user/month, availableFor: [בסיסי], usageLimitsExtensions: {הגבלה: {value: 500}}}
`;

for (const path of new Set([CODE_PAGE, SPECIFICATION, '/unknown', ...PAGE_OF_EACH_KIND])) {
  test(`more contrast: every text of ${path} has a ratio of 7`, WEEKLY, async ({page}) => {
    await page.emulateMedia({contrast: 'more'});
    await openPage(page, path);
    for (const mode of ['light', 'dark']) {
      await page.locator('html').evaluate((html, value) => (html.dataset.theme = value), mode);
      expect.soft(await lowContrast(page), mode).toEqual([]);
    }
  });
}

test('names from right to left do not turn the text around them', async ({page}) => {
  /** Whether the text after an element is on its right side. */
  const isBefore = (element: Element): boolean => {
    const rest = document.createRange();
    rest.selectNode(element.nextSibling!);
    return element.getBoundingClientRect().right <= rest.getBoundingClientRect().left + 1;
  };
  await openPage(page, TEXT_PAGE);
  const code = page.locator('main p > code').first();
  await code.evaluate((element) => {
    element.textContent = 'הערות';
    element.after(', 10');
  });
  expect(await code.evaluate(isBefore)).toBe(true);

  await openPage(page, PLAYGROUND_PATH);
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(RIGHT_TO_LEFT);
  const cheapest = page.getByRole('definition').locator('bdi').last();
  await expect(cheapest).toHaveText('חבילה');
  expect(await cheapest.evaluate(isBefore)).toBe(true);
  const changed = page.getByRole('listitem').locator('bdi', {hasText: 'הגבלה'});
  expect(await changed.evaluate(isBefore)).toBe(true);
});

test('Back to a page that the browser kept shows the current version and bar', async ({page}) => {
  await openPage(page, '/');
  const [older, version] = [VERSIONS[1]!, page.locator('.navbar .dropdown > .navbar__link')];
  const bar = page.locator('.theme-announcement-bar');
  // What the reader does on the next pages.
  const next = await page.context().newPage();
  await openPage(next, '/docs');
  await next.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await next.getByRole('table').getByRole('link', {name: older.label}).click();
  await expect(next.locator('h1')).toHaveText(`Documentation ${older.label}`);
  await expect(version).toHaveText(LATEST_VERSION.label);
  await expect(bar).toBeVisible();
  // The browser of the tests keeps no pages, so the test sends the event of browsers that do.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})),
  );
  await expect(version).toHaveText(older.label);
  await expect(bar).toBeHidden();
});

test('a page recovers if an extension has changed its HTML', BREAKING, async ({page}) => {
  await page.addInitScript(() => {
    // The scripts of the page run after this event.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') {
        document.querySelector('.theme-announcement-bar')!.remove();
        document.querySelector('.theme-doc-breadcrumbs')!.remove();
        document.querySelector('main p')!.setAttribute('data-extension', '');
        document.querySelector('main')!.prepend('An extension');
        document.body.append(document.createElement('extension-panel'));
      }
    });
  });
  await page.goto(TEXT_PAGE);
  await hydrated(page);
  await expect(page.locator('.theme-doc-breadcrumbs')).toBeVisible();
  await page.locator(`nav[aria-label="Docs sidebar"] a[href="${TABS_PAGE}"]`).click();
  await expect(page.locator('h1')).toHaveText(titleAt(TABS_PAGE));
  await switchColorMode(page, 'dark');
});

test('a translated page still works', async ({page}) => {
  // Translators replace each text node, so React no longer finds those that it has created.
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);

      for (const node of nodes) {
        if (node.data.trim() && !node.parentElement!.closest('script, style, noscript, textarea')) {
          const font = document.createElement('font');
          font.append(`«${node.data}»`);
          node.replaceWith(font);
        }
      }
    });
  for (const [path, mode] of [
    [TEXT_PAGE, 'dark'],
    ['/search?q=plan', 'light'],
  ] as const) {
    await openPage(page, path);
    await translate();
    await switchColorMode(page, mode);
    await search(page, 'plan');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator(`.footer a[href="${FAQ_PAGE}"]`).click();
    await expect(page.locator('h1')).toHaveText(titleAt(FAQ_PAGE));
  }
});

test.describe('on touch screens', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('fields have 16 px, and buttons the font of the page', WEEKLY, async ({page}) => {
    const fields = page.locator('main :is(input, select, textarea, [contenteditable])');
    const isText = page.locator(':not([type=radio], [type=range], [type=file])');
    const buttons = page.locator('main button').filter({hasText: /\w/});
    const small = () =>
      fields
        .and(isText)
        .or(buttons)
        .filter({visible: true})
        .evaluateAll((all) =>
          all
            .filter((one) => {
              const {fontSize, fontFamily} = getComputedStyle(one);
              const minimum = one.matches('button') ? 14 : 16;
              return parseFloat(fontSize) < minimum || !/system-ui|monospace/.test(fontFamily);
            })
            .map((one) => one.outerHTML),
        );
    const forms = ['/search?q=nowhere', '/playground', '/learn/4-a-usage-limit'];
    for (const path of [...PAGE_OF_EACH_KIND, ...forms]) {
      await openPage(page, path);
      // The editor of a lesson loads.
      await expect.poll(small, path).toEqual([]);
    }
  });
});
