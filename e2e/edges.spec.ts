/** Readers with unusual settings, and browsers that change pages. */
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {sampleText} from './playground/playground';
import {hits, search} from './search/modal';
import {lowContrast} from './support/accessibility';
import {
  CODE_PAGE,
  PAGE_OF_EACH_KIND,
  TEXT_PAGE,
  WEEKLY,
  expect,
  openPage,
  switchColorMode,
  test,
  titleAt,
} from './support/site';

const FAQ_PAGE = docPath(LATEST_VERSION, 'commonErrors/introduction');
const SPECIFICATION = docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-v21-specification');

/** A name in the letters of Hebrew. */
const inHebrew = (name: string): string =>
  name.replace(/\w/g, (letter) => String.fromCodePoint(0x5d0 + (letter.charCodeAt(0) % 26)));

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
  await page.keyboard.insertText(
    sampleText().replace(/maxNotes|notePack|noteVault|summaries|summaryBoost/g, inHebrew),
  );
  const expensive = page.getByRole('definition').locator('bdi').last();
  await expect(expensive).toHaveText(/[\u05d0-\u05ea]/);
  expect(await expensive.evaluate(isBefore)).toBe(true);
  const changed = page.getByRole('listitem').locator('bdi', {hasText: inHebrew('maxNotes')});
  expect(await changed.first().evaluate(isBefore)).toBe(true);
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
