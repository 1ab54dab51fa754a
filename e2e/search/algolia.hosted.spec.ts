/** The search modal and `/search` with Algolia, whose responses the tests replace. */
import {VERSIONS, docPath} from '../../site/versions';
import {HOSTED_VARIABLES} from '../../scripts/test/steps';
import {TEXT_PAGE, atBase, expect, openPage, test} from '../support/site';
import {expectFailureThenRetry, hits, modal, search} from './modal';
import {fakeAlgolia, headingFor, textFor, titleFor} from './algolia';

const PAGE = atBase(TEXT_PAGE);
const OLDER = VERSIONS[2]!;

test('a query contains the index, the language, the tags and the version', async ({page}) => {
  const queries = await fakeAlgolia(page, () => 3);
  await openPage(page, atBase(docPath(OLDER, 'docs/Introduction')));
  await search(page, 'getUserPlan');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('head link[rel="preconnect"][href*="algolia"]')).toHaveAttribute(
    'href',
    `https://${HOSTED_VARIABLES.ALGOLIA_APP_ID}-dsn.algolia.net`,
  );
  const last = queries.at(-1)!;
  expect(new URL(last.address).host).toBe(
    `${HOSTED_VARIABLES.ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net`,
  );
  expect(last).toMatchObject({
    indexName: HOSTED_VARIABLES.ALGOLIA_INDEX_NAME,
    query: 'getUserPlan',
    facetFilters: [
      'language:en',
      ['default', ...VERSIONS.map(({name}) => `docs-default-${name}`)].map(
        (tag) => `docusaurus_tag:${tag}`,
      ),
    ],
    optionalFilters: [`docusaurus_tag:docs-default-${OLDER.name}`],
    hitsPerPage: 20,
  });
});

test('hits are escaped, marked, and link to their page', async ({page, baseURL}) => {
  await fakeAlgolia(page, () => 42);
  await openPage(page, PAGE);
  await search(page, 'plan');
  const first = hits(page).first();
  await expect(first).toContainText(headingFor('plan'));
  await expect(first.locator('mark').first()).toHaveText('plan');
  await expect(first).toContainText(`Members — ${textFor('plan')}`);
  await expect(modal(page).locator('b, img')).toHaveCount(0);
  const groups = page.locator('.DocSearch-Hit-source');
  await expect(groups.first()).toHaveText(titleFor(0));
  await expect(groups.nth(1)).toHaveText(`${titleFor(1)} · ${OLDER.label}`);
  await expect(modal(page).getByRole('link', {name: 'See all 42 results'})).toBeVisible();
  await expect(modal(page).locator('.DocSearch-Logo')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}docs/2.0.1/api/Pricing4Java/pricing-context#members`);
  await search(page, '');
  await expect(first).toContainText(headingFor('plan'));
  await expect(modal(page).locator('b, img')).toHaveCount(0);
});

test('if Algolia fails, the failure message appears, and Retry works', async ({page}) => {
  let isFailing = true;
  await fakeAlgolia(page, () => (isFailing ? 'failing' : 1));
  await openPage(page, PAGE);
  await expectFailureThenRetry(page, () => {
    isFailing = false;
  });
});

test('/search pages the results, and filters by version', async ({page}) => {
  const queries = await fakeAlgolia(page, () => 40);
  await openPage(page, atBase('/search?q=plan'));
  await expect(page.getByRole('status')).toHaveText('40 results');
  const items = page.locator('main ol > li');
  await expect(items).toHaveCount(15);
  await expect(items.first().getByRole('heading')).toHaveText(headingFor('plan'));
  await expect(items.locator('b, img')).toHaveCount(0);
  // The separator is in the stylesheet.
  await expect(items.first()).toContainText(`${titleFor(0)}Members`);
  await page.getByRole('button', {name: 'Show more results'}).click();
  await expect(items).toHaveCount(30);
  expect(queries.at(-1)).toMatchObject({query: 'plan', hitsPerPage: 30});

  await page.getByLabel('Docs version').selectOption(OLDER.label);
  await expect
    .poll(() => queries.at(-1)?.facetFilters)
    .toEqual([
      'language:en',
      ['docusaurus_tag:default', `docusaurus_tag:docs-default-${OLDER.name}`],
    ]);
});
