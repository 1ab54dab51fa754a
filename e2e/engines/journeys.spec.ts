/** What readers do, in Firefox and WebKit, where the engine decides whether it works. */
import {LOAD_FAILURE} from '../../plugins/load-failure/script';
import {LINK_PREFIX, PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {LATEST_VERSION, VERSIONS, docPath} from '../../site/versions';
import {CODE_PAGE, LONGEST, ROUTES, TEXT_PAGE, WEEKLY, sourceOf, titleAt} from '../support/site';
import {address, clickText, expect, hydrated, openPage, test, texts, valueOf} from './fixtures';
import type {Reader} from './reader';

const CLASS_PAGE = docPath(LATEST_VERSION, 'api/Pricing4Java/renew-token-filter');
const DIAGRAM_PAGE = ROUTES.find(
  (route) =>
    route.version === LATEST_VERSION.label &&
    route.kind === 'doc' &&
    sourceOf(route).includes('```mermaid'),
)!.path;

/** Opens the search by its shortcut. */
async function openSearch(reader: Reader): Promise<void> {
  await reader.press('Control+k');
  await valueOf(reader, () => document.activeElement?.className).toBe('DocSearch-Input');
}

/** Pastes into the search field, which accepts only the beginning, in one line. */
async function paste(reader: Reader): Promise<string> {
  const pasted = () =>
    reader.run(() => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '');
  await openSearch(reader);
  await reader.press('Control+v');
  await expect.poll(async () => (await pasted()).length).toBeGreaterThan(30);
  return pasted();
}

test('the color mode is stored, and shared by tabs', async ({reader, site}) => {
  const themeOf = () => document.documentElement.dataset.theme;
  await openPage(reader, site.url + TEXT_PAGE);
  const second = await reader.newTab();
  await openPage(second, site.url);
  await reader.click('.navbar__items--right button[class*="toggleButton"]');
  await valueOf(reader, themeOf).toBe('dark');
  await valueOf(second, themeOf).toBe('dark');
  await reader.reload();
  expect(await reader.run(themeOf)).toBe('dark');
});

test('the search works by keyboard, and stores recent and favorite searches', async ({
  reader,
  site,
}) => {
  await openPage(reader, site.url + TEXT_PAGE);
  await openSearch(reader);
  await reader.type(titleAt(CLASS_PAGE));
  const chosen = () =>
    document.querySelector('.DocSearch-Hit[aria-selected="true"] a')?.getAttribute('href');
  // Results of the first letters come first.
  await valueOf(reader, chosen).toContain(CLASS_PAGE);
  const isFirst = () =>
    document.querySelector('.DocSearch-Hit')?.getAttribute('aria-selected') === 'true';
  // More than one key if results arrive between them, because new results select the first hit.
  for (const [key, expected] of [
    ['ArrowDown', false],
    ['ArrowUp', true],
  ] as const) {
    const press = () => reader.press(key).then(() => reader.run(isFirst));
    await expect.poll(press).toBe(expected);
  }
  await reader.press('Enter');
  await address(reader).toContain(CLASS_PAGE);
  await texts(reader, '.DocSearch-Modal').toEqual([]);
  // The address changes before the page does. A reload in between aborts the code of the page, after
  // which Docusaurus reloads as well.
  await texts(reader, 'article h1').toEqual([titleAt(CLASS_PAGE)]);

  await reader.reload();
  await hydrated(reader);
  await reader.press('/');
  await texts(reader, '.DocSearch-Hit-source').toEqual(['Recent']);
  await reader.click('.DocSearch-Hit button[title="Save this search"]');
  await texts(reader, '.DocSearch-Hit-source').toEqual(['Favorite']);
  await reader.press('Escape');
  await texts(reader, '.DocSearch-Modal').toEqual([]);
});

test(
  'a page that cannot load without a connection shows a message, and Retry works',
  WEEKLY,
  async ({reader, site}) => {
    await openPage(reader, site.url + TEXT_PAGE);
    site.fail(/assets\/js/, 'offline');
    await reader.goTo(`${site.url}/playground`);
    await texts(reader, '#load-failure').toEqual([expect.stringContaining(LOAD_FAILURE.text)]);
    site.restore();
    await clickText(reader, '#load-failure button', 'Retry');
    await hydrated(reader);
    site.reports.length = 0;
  },
);

test(
  'a path without a page, and another spelling of a path, show one page',
  WEEKLY,
  async ({reader, site}) => {
    for (const path of ['/unknown', '/docs/3.0.0', docPath(VERSIONS[1]!, 'foo'), '/foo%']) {
      await openPage(reader, site.url + path);
      await address(reader).toBe(path);
      await texts(reader, 'h1').toEqual(['Page Not Found']);
    }
    for (const path of ['/blog.html', '/blog%20', '//blog', '/BLOG']) {
      await openPage(reader, site.url + path);
      await address(reader).toBe('/blog');
      await texts(reader, 'h1').toEqual(['Blog']);
    }
  },
);

test('code is copied', async ({reader, site}) => {
  await openPage(reader, site.url + CODE_PAGE);
  const code = await reader.run(() => document.querySelector('main pre code')!.textContent);
  await reader.hover('main pre');
  await reader.click('main .code-buttons button[aria-label^="Copy"]');
  expect(code.replace(/\n/g, ' ').startsWith(await paste(reader))).toBe(true);
});

test('Back returns to the place on the page before', async ({reader, site}) => {
  await openPage(reader, site.url + LONGEST.path);
  await reader.run(() => scrollTo(0, 20_000));
  await clickText(reader, '.pagination-nav__link', '');
  await address(reader).not.toBe(LONGEST.path);
  await valueOf(reader, () => scrollY).toBe(0);
  await reader.back();
  await address(reader).toBe(LONGEST.path);
  await valueOf(reader, () => scrollY).toBeGreaterThan(19_000);
});

test('a fragment leads to its heading, also after a reload', WEEKLY, async ({reader, site}) => {
  const top = () =>
    reader.run(() => document.querySelector(':target')!.getBoundingClientRect().top);
  await openPage(reader, site.url + CODE_PAGE);
  const id = await reader.run(() => document.querySelectorAll('main h2[id]')[1]!.id);
  await openPage(reader, `${site.url}${CODE_PAGE}?#${id}`);
  await expect.poll(top).toBeLessThan(200);
  await reader.reload();
  await hydrated(reader);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test(
  'a page is copied before its Markdown has been fetched in advance',
  WEEKLY,
  async ({reader, site}) => {
    await openPage(reader, site.url + TEXT_PAGE);
    await reader.click('[class*="copyPage"] button');
    await texts(reader, '[class*="copyPage"] button').toEqual(['Copied']);
    expect(await paste(reader)).toContain(`--- title: "${titleAt(TEXT_PAGE)}"`);
  },
);

test('a page works after a visit to another site', WEEKLY, async ({reader, site}) => {
  await openPage(reader, site.url + TEXT_PAGE);
  await reader.goTo('about:blank');
  await reader.back();
  await hydrated(reader);
  await reader.click('.navbar__items--right button[class*="toggleButton"]');
  await valueOf(reader, () => document.documentElement.dataset.theme).toBe('dark');
  await openSearch(reader);
});

test('the playground checks a file, and its link contains the file', async ({reader, site}) => {
  const verdict = () => texts(reader, 'section[aria-label="Problems"] [role="status"]');
  await openPage(reader, `${site.url}${PLAYGROUND_PATH}`);
  await verdict().toEqual([expect.stringContaining('accepts this file')]);
  await reader.click('.cm-content');
  await reader.press('Control+Home');
  await reader.type('saasName: Twice');
  await reader.press('Enter');
  await verdict().toEqual([expect.stringMatching(/^1 error/)]);
  await clickText(reader, 'main button', 'Copy link');
  await address(reader).toContain(LINK_PREFIX);
  const second = await reader.newTab();
  await openPage(second, await reader.run(() => location.href));
  await texts(second, '.cm-line:first-child').toEqual(['saasName: Twice']);
});

test(
  'the search has all keys while it is open, on each keyboard layout',
  WEEKLY,
  async ({reader, site}) => {
    await openPage(reader, site.url + TEXT_PAGE);
    await reader.run(() => {
      document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
      const init = {key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true};
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await valueOf(reader, () => document.activeElement?.className).toBe('DocSearch-Input');
    await reader.type('wubhuuk');
    await texts(reader, '.DocSearch-Prefill').toContainEqual(expect.any(String));
    for (let count = 0; count < 20; count += 1) {
      await reader.press('Tab');
      await valueOf(reader, () => document.activeElement?.closest('#__docusaurus')).toBe(null);
    }
    await reader.press('Escape');
    await texts(reader, '.DocSearch-Modal').toEqual([]);
    await valueOf(reader, () => document.activeElement?.className).toContain('DocSearch-Button');
  },
);

test(
  'code that did not load without a connection loads with one',
  WEEKLY,
  async ({reader, site}) => {
    site.saveData();
    await openPage(reader, site.url + DIAGRAM_PAGE);
    site.fail(/assets\/js/, 'offline');
    await reader.click('main button[aria-label^="Enlarge"]');
    await texts(reader, 'main [role="alert"]').toEqual([expect.stringContaining('did not load')]);
    site.restore();
    await clickText(reader, 'main [role="alert"] button', 'Retry');
    await valueOf(reader, () => document.querySelector('dialog')?.open).toBe(true);
    site.reports.length = 0;
  },
);
