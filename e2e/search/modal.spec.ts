/** The search modal with the embedded index: opening, closing, results and history. */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {search as settings} from '../../site/search';
import {VERSIONS, docPath} from '../../site/versions';
import budgets from '../../bench/budgets.json';
import {hits, input, modal, search} from './modal';
import {accessibilityProblems} from '../support/accessibility';
import {
  ROUTES,
  TEXT_PAGE,
  WEEKLY,
  expect,
  holdRequests,
  hydrated,
  openPage,
  saveData,
  test,
} from '../support/site';

const INDEX = '**/search-index/**';

test('the button, Ctrl+K, "/" and a typed letter open it, and Escape closes it', async ({page}) => {
  await openPage(page, TEXT_PAGE);
  const button = page.getByRole('button', {name: 'Search (Ctrl+K)'});
  await button.click();
  await expect(modal(page)).toBeVisible();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('/');
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('/');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();

  // A key that is held down opens it once.
  await page.keyboard.down('Control');
  for (let count = 0; count < 4; count += 1) {
    await page.keyboard.down('k');
    await expect(modal(page)).toBeVisible();
  }
  await page.keyboard.up('k');
  await page.keyboard.up('Control');
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toBeHidden();

  await button.focus();
  await page.keyboard.press('p');
  await expect(input(page)).toHaveValue('p');
});

test('results that arrive later do not move the selection', async ({page}) => {
  const shards = /search-index\/shards\/(?!docs-default-current\.[0-9a-f])/;
  const release = await holdRequests(page, shards);
  const later: Promise<unknown>[] = [];
  page.on('request', (request) => {
    if (!shards.test(request.url())) return;

    const ended = request.response().then((response) => response!.finished());
    // What the last input loads ends with the test.
    later.push(ended.catch(() => undefined));
  });
  const selected = page.locator('.DocSearch-Hit[aria-selected="true"]');
  await openPage(page, TEXT_PAGE);
  await search(page, 'usageLimits');
  await expect(hits(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const second = hits(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const href = (await selected.locator('a').getAttribute('href'))!;
  await expect.poll(() => later.length).toBeGreaterThan(3);
  release();
  await Promise.all(later);
  await expect(selected.locator('a')).toHaveAttribute('href', href);
  // The next input shows them.
  await input(page).fill('usageLimit');
  await expect(hits(page).locator('.DocSearch-Hit-path mark').first()).toBeVisible();
});

for (const [theme, width, details] of [
  ['light', 1400, {}],
  ['dark', 390, WEEKLY],
] as const) {
  test(`the open modal is accessible: ${theme}, ${width} px`, details, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openPage(page, TEXT_PAGE);
    await page.keyboard.press('Control+k');
    const status = page.getByRole('dialog', {name: 'Search'}).getByRole('status');
    await expect(status).toHaveText('');
    expect.soft(await accessibilityProblems(page), 'empty').toEqual([]);

    await input(page).fill('usage limit');
    await expect(hits(page).first()).toBeVisible();
    await expect(status).toHaveText(/^\d+ results$/);
    expect.soft(await accessibilityProblems(page), 'results').toEqual([]);
    const combobox = page.getByRole('combobox', {name: 'Search', expanded: true});
    const active = (await combobox.getAttribute('aria-activedescendant'))!;
    const selected = page.getByRole('treeitem', {selected: true});
    await expect(selected).toHaveAttribute('id', active);
    await expect(selected.getByRole('link')).toBeVisible();
    // The results of other versions add lists.
    const [lists, sources] = [page.getByRole('tree'), page.locator('.DocSearch-Hit-source')];
    await expect.poll(async () => (await lists.count()) - (await sources.count())).toBe(0);

    await input(page).fill('zzqqxxyy');
    await expect(modal(page)).toContainText('No results for "zzqqxxyy"');
    await expect(status).toHaveText('0 results');
    expect.soft(await accessibilityProblems(page), 'no results').toEqual([]);

    await input(page).fill('RenewTokenFilter');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/renew-token-filter/);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Recent', {exact: true})).toBeVisible();
    await page.getByRole('button', {name: 'Save this search'}).click();
    await expect(page.getByText('Favorite', {exact: true})).toBeVisible();
    expect.soft(await accessibilityProblems(page), 'favorite searches').toEqual([]);
    await page.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(page.getByText('Try it now')).toBeVisible();

    await page.route(INDEX, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await search(page, 'plan');
    await expect(modal(page).getByRole('alert')).toBeVisible();
    expect.soft(await accessibilityProblems(page), 'failure').toEqual([]);
  });
}

test('a search without results has suggestions and a prefilled issue', async ({page}) => {
  const older = VERSIONS.at(-1)!;
  await openPage(page, docPath(older, 'docs/Introduction'));
  await search(page, 'zzqqxxyy');
  await expect(modal(page)).toContainText('Try searching for');
  await modal(page).getByRole('button', {name: settings.suggestions[1]!}).click();
  const first = hits(page).first().locator('a');
  await expect(first).toHaveAttribute('href', new RegExp(`^${docPath(older)}/`));
  // Also after a search with results.
  await input(page).fill('zzqqxxyy');
  await expect(modal(page)).toContainText('No results for "zzqqxxyy"');
  await expect(modal(page)).toContainText('Try searching for');
  await expect(modal(page)).toContainText('Believe this query should return results?');
  const issue = modal(page).getByRole('link', {name: 'Let us know.'});
  const {origin, pathname, searchParams} = new URL((await issue.getAttribute('href'))!);
  expect(origin + pathname).toBe('https://github.com/isa-group/Pricing4SaaS-docs/issues/new');
  expect(String(searchParams)).toContain('Search+finds+nothing+for+%22zzqqxxyy%22');
});

test('a hit moves the focus to its heading, also on the same page', async ({page}) => {
  await openPage(page, TEXT_PAGE);
  for (let round = 0; round < 2; round += 1) {
    await search(page, 'Content of a token');
    const hit = hits(page).filter({hasText: 'Content of a token'}).first();
    await expect(hit.locator('mark').first()).toHaveText('Content');
    await hit.hover();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
    const heading = page.getByRole('heading', {name: /^Content of a token/});
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(heading.getByRole('link')).toBeFocused();
  }
});

test('the modal says which word no page contains', async ({page}) => {
  await openPage(page, TEXT_PAGE);
  await search(page, 'webhuuk');
  const notice = 'No page contains “webhuuk”. Results for “webhook”.';
  await expect(modal(page).getByText(notice)).toBeInViewport();
  await expect(page.getByRole('status')).toContainText(notice);
  await input(page).fill('plan');
  await expect(modal(page).getByText('No page contains')).toHaveCount(0);
});

/** Paths of the scripts and styles of the search. */
const CODE = [
  ...readFileSync('build/index.html', 'utf8').matchAll(/<link rel="prefetch" href="([^"]+)">/g),
].map(([, href]) => href!);

const isOfSearch = (url: string) =>
  url.includes('/search-index/') || CODE.includes(new URL(url).pathname);

test('the first search stays in budget', async ({page, request}) => {
  await saveData(page);
  await openPage(page, TEXT_PAGE);
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  // The first results must not wait for these files, so they never arrive.
  const needed = /\/docs-default-current\.[0-9a-f]+\.json$/;
  await page.route(/search-index\/shards\//, (route) =>
    needed.test(route.request().url()) ? route.continue() : undefined,
  );
  await search(page, 'plan');
  await expect(hits(page).first()).toBeVisible();
  expect(CODE).toHaveLength(3);
  const first = [...new Set(loaded)].filter((url) => isOfSearch(url));
  expect(first.filter((url) => needed.test(url))).toHaveLength(1);
  let bytes = 0;
  for (const url of first) bytes += gzipSync(await (await request.get(url)).body()).length;

  const {pages, search: limit} = budgets;
  const room = Math.max(0, ROUTES.length - pages.count) * pages.search;
  expect(bytes, first.join('\n')).toBeLessThanOrEqual(limit + room);
});
