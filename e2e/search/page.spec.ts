/** `/search`: results, version select, failures, and no results. */
import {search as settings} from '../../site/search';
import {LATEST_VERSION, VERSIONS, docPath} from '../../site/versions';
import {accessibilityProblems} from '../support/accessibility';
import {deployable, watchDocuments} from '../support/chunks';
import {TEXT_PAGE, excessWidth, expect, holdRequests, openPage, test} from '../support/site';
import {modal, search} from './modal';

test('shows the results of the query in the URL, with marks and breadcrumbs', async ({page}) => {
  await openPage(page, '/search?q=getUserAddOns&version=all');
  await expect(page.locator('h1')).toHaveText('Search results for "getUserAddOns"');
  await expect(page.getByLabel('Docs version')).toHaveValue('all');
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$|^1 result$/);
  const first = page.locator('main ol > li').first();
  await expect(first.locator('mark').first()).toHaveText(/getUserAddOns/);
  await expect(first.getByRole('list', {name: 'Place'}).getByRole('listitem')).toHaveText([
    `Version ${LATEST_VERSION.label}`,
    'Developer Guide',
    'Pricing4Java',
    'PricingContext',
    /\S/,
  ]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(
    ({pathname, hash}) =>
      pathname === docPath(LATEST_VERSION, 'api/Pricing4Java/pricing-context') && hash !== '',
  );
});

test('if no page fits, the modal and the page show the same few results', async ({page}) => {
  // The modal of DocSearch searches only the first 64 characters, which no page has.
  const query = `${Array.from('bcdfghjk', (letter) => `zz${letter}qqx${letter}w`).join(' ')} plan`;
  await openPage(page, TEXT_PAGE);
  await search(page, query);
  await expect(modal(page)).toContainText(/No page .* this well\./);
  const all = modal(page).getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec(await all.innerText())![0];
  await all.click();
  await expect(page).toHaveURL(({searchParams}) => searchParams.get('q') === query);
  await expect(page.getByRole('status')).toContainText(/No page .* this well\./);
  await expect(page.getByRole('status')).toContainText(`${count} results`);
  await expect(page.locator('main ol > li')).toHaveCount(Number(count));
});

test('the URL contains the query and the version', async ({page}) => {
  await openPage(page, '/search');
  await expect(page.getByLabel('Docs version')).toHaveValue(LATEST_VERSION.label);
  await page.getByLabel('Search for').fill('plan');
  await expect(page).toHaveURL(/\/search\?q=plan$/);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  const older = VERSIONS.at(-1)!;
  await page.getByLabel('Docs version').selectOption(older.label);
  await expect(page).toHaveURL(new RegExp(`version=${older.label.replaceAll('.', '\\.')}`));
  await expect(async () => {
    const links = await page
      .locator('main ol > li h2 a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(links.length).toBeGreaterThan(0);
    expect(
      links.filter((href) => /^\/docs\//.test(href) && !href.startsWith(docPath(older))),
    ).toEqual([]);
  }).toPass();
  // Without a version in the URL, the last visited one is chosen.
  await openPage(page, docPath(older, 'docs/Introduction'));
  await openPage(page, '/search?q=plan');
  await expect(page.getByLabel('Docs version')).toHaveValue(older.label);
});

test('a button shows more results, which stay when their texts load later', async ({page}) => {
  const release = await holdRequests(page, '**/search-index/shards/texts.*/**');
  await openPage(page, '/search?q=plan');
  const items = page.locator('main ol > li');
  await expect(items).toHaveCount(15);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(items).toHaveCount(30);
  const snippets = items.locator('p mark');
  const before = await snippets.count();
  release();
  await expect.poll(() => snippets.count()).toBeGreaterThan(before + 5);
  await expect(items).toHaveCount(30);
});

test('a search without results suggests queries', async ({page}) => {
  const older = VERSIONS.at(-1)!;
  await openPage(page, `/search?q=zzqqxxyy&version=${older.label}`);
  const status = page.getByRole('status');
  await expect(status).toContainText('No results for "zzqqxxyy"');
  await expect(status).toContainText('Try searching for');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await status.getByRole('button', {name: settings.suggestions[0]!}).click();
  await expect(page).toHaveURL(new RegExp(`version=${older.label}$`));
  const own = page.locator('main ol > li', {hasText: `Version ${older.label}`});
  await expect(own.locator('mark').first()).toBeVisible();
});

test('deployed before the first query: Retry reloads the page with the query', async ({page}) => {
  const site = await deployable(page);
  await openPage(page, '/search');
  const documents = watchDocuments(page);
  site.deploy();
  await page.getByRole('searchbox').fill('plan');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  expect(documents).toEqual([]);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => documents).toEqual(['/search']);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=plan');
});

test('odd queries work, are escaped and do not widen the page', async ({page}) => {
  await openPage(page, '/search');
  for (const [query, place, shows] of [
    ['<img src=x onerror=alert(1)>', 'status', /\d+ results?/],
    ['plans price', 'list', 'plans.<name>.price'],
    ['z'.repeat(10_000), 'status', `No results for "${'z'.repeat(10_000)}"`],
  ] as const) {
    await page.getByLabel('Search for').fill(query);
    await expect(page.getByRole('main').getByRole(place).first()).toContainText(shows);
    await expect(page.locator('main').locator('img, b')).toHaveCount(0);
    expect(await excessWidth(page), query.slice(0, 30)).toBeLessThanOrEqual(0);
  }
});
