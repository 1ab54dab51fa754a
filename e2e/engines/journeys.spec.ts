/** What readers do, in Firefox and WebKit, where the engine decides whether it works. */
import {LINK_PREFIX, PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {MESSAGES_PAGE} from '../../site/pages';
import {LATEST_VERSION, docPath} from '../../site/versions';
import {CODE_PAGE, ROUTES, TEXT_PAGE, WEEKLY, titleAt} from '../support/site';
import {address, expect, hydrated, openPage, test, texts, valueOf} from './fixtures';
import type {Reader} from './reader';

const LONG_PAGE = docPath(LATEST_VERSION, MESSAGES_PAGE);
const CLASS_PAGE = docPath(LATEST_VERSION, 'api/Pricing4Java/renew-token-filter');

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

test('the search finds a page', async ({reader, site}) => {
  await openPage(reader, site.url + TEXT_PAGE);
  await openSearch(reader);
  await reader.type(titleAt(CLASS_PAGE));
  const chosen = () =>
    document.querySelector('.DocSearch-Hit[aria-selected="true"] a')?.getAttribute('href');
  // Results of the first letters come first.
  await valueOf(reader, chosen).toContain(CLASS_PAGE);
  await reader.press('Enter');
  await texts(reader, 'article h1').toEqual([titleAt(CLASS_PAGE)]);
});

test('code is copied', async ({reader, site}) => {
  await openPage(reader, site.url + CODE_PAGE);
  const code = await reader.run(() => document.querySelector('main pre code')!.textContent);
  await reader.hover('main pre');
  await reader.click('main .code-buttons button[aria-label^="Copy"]');
  await texts(reader, 'main [aria-label="Copied"]').toHaveLength(1);
  expect(code.replace(/\n/g, ' ').startsWith(await paste(reader))).toBe(true);
});

test('Back returns to the place on the page before', async ({reader, site}) => {
  await openPage(reader, site.url + LONG_PAGE);
  await reader.run(() => scrollTo(0, 20_000));
  await reader.click('.pagination-nav__link');
  await address(reader).not.toBe(LONG_PAGE);
  await valueOf(reader, () => scrollY).toBe(0);
  await reader.run(() => history.back());
  await address(reader).toBe(LONG_PAGE);
  await valueOf(reader, () => scrollY).toBeGreaterThan(19_000);
});

test('a fragment leads to its heading, also after a reload', WEEKLY, async ({reader, site}) => {
  const top = () =>
    reader.run(() => document.querySelector(':target')!.getBoundingClientRect().top);
  await openPage(reader, site.url + CODE_PAGE);
  const id = await reader.run(() => document.querySelectorAll('main h2[id]')[1]!.id);
  await openPage(reader, `${site.url}${CODE_PAGE}?#${id}`);
  await expect.poll(top).toBeLessThan(200);
  await reader.run(() => {
    // So that the test waits for the new page.
    document.documentElement.dataset.hasHydrated = 'false';
    location.reload();
  });
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
  await reader.run(() => history.back());
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
  // The button that copies the link, which is disabled until the link is one to this text.
  await reader.click('main button:enabled:has([aria-live])');
  await address(reader).toContain(LINK_PREFIX);
  const link = await reader.run(() => location.href);
  await reader.run(() => localStorage.clear());
  await reader.goTo('about:blank');
  await openPage(reader, link);
  await texts(reader, '.cm-line:first-child').toEqual(['saasName: Twice']);
});

/** Widths of every page in CSS pixels. The first one is that of a new reader. */
const WIDTHS = [1400, 1100, 996, 700, 390, 320];

const GROUP_SIZE = 13;

for (let start = 0; start < ROUTES.length; start += GROUP_SIZE) {
  const group = ROUTES.slice(start, start + GROUP_SIZE).map(({path}) => path);
  test(`${group[0]!} and the pages after it work in all widths`, WEEKLY, async ({reader, site}) => {
    test.setTimeout(120_000);
    site.isSavingData = true;
    for (const path of group) {
      await openPage(reader, site.url + path);
      for (const width of WIDTHS) {
        if (width !== WIDTHS[0]) await reader.resize(width, 900);

        const measured = () =>
          reader.run(() => [innerWidth, document.documentElement.scrollWidth > innerWidth]);
        await expect.poll(measured, `${path} at ${width} px`).toEqual([width, false]);
      }
      await reader.resize(WIDTHS[0]!, 900);
    }
  });
}
