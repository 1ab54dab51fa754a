/** The search modal when the index, the connection, a deployment or storage fails. */
import type {Route} from '@playwright/test';
import {search as settings} from '../../site/search';
import {expectFailureThenRetry, hits, input, modal, search} from './modal';
import {deployable, watchDocuments} from '../support/chunks';
import {TEXT_PAGE, expect, hydrated, openPage, saveData, test} from '../support/site';

const INDEX = '**/search-index/**';
const SHARDS = '**/search-index/shards/**';

const json = (body: string) => (route: Route) =>
  route.fulfill({contentType: 'application/json', body});
const gone = (route: Route) => route.fulfill({status: 404, body: 'not found'});

test('an index that cannot be used causes a message, and Retry works', async ({page, context}) => {
  for (const [files, answer] of [
    // Of another format, of another build and damaged.
    [INDEX, json('{"format":99,"shards":[]}')],
    [SHARDS, gone],
    [SHARDS, json('{"pages":[],"index":{"terms":"0plan"}}')],
    [INDEX, (route: Route) => route.abort('internetdisconnected')],
  ] as const) {
    await context.route(files, answer);
    await openPage(page, TEXT_PAGE);
    await expectFailureThenRetry(page, () => context.unroute(files));
  }
});

// With a new page, because the usual page fails a test on policy violations.
test('a policy that forbids workers: the search runs in the page', async ({context}) => {
  const page = await context.newPage();
  await page.route(`**${TEXT_PAGE}`, async (route) => {
    const headers = {'content-security-policy': "worker-src 'none'"};
    await route.fulfill({response: await route.fetch(), contentType: 'text/html', headers});
  });
  await openPage(page, TEXT_PAGE);
  await search(page, 'YamlUtils');
  await expect(hits(page).first()).toContainText('YamlUtils');
  expect(page.workers()).toEqual([]);
});

test('offline before the modal loads: a message beside the button', async ({page, context}) => {
  // Without what the page would fetch in advance.
  await saveData(page);
  await openPage(page, TEXT_PAGE);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  // The message must stay readable on a phone.
  const size = page.viewportSize()!;
  await page.setViewportSize({width: 320, height: 700});
  await expect.poll(async () => (await alert.boundingBox())!.width).toBeGreaterThan(250);
  expect((await alert.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(size);
  // Escape and a click outside close it.
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(alert).toBeVisible();
  await page.locator('main').click({position: {x: 5, y: 5}});
  await expect(alert).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await input(page).fill('plan');
  await expect(hits(page).first()).toBeVisible();
  // Offline again, the loaded index is used.
  await context.setOffline(true);
  await input(page).fill('YamlUtils');
  await expect(hits(page).first()).toContainText('YamlUtils');
});

test('deployed before the modal loads: Retry reloads the page', async ({page}) => {
  const site = await deployable(page);
  await openPage(page, TEXT_PAGE);
  const documents = watchDocuments(page);
  site.deploy();
  await page.keyboard.press('Control+k');
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  await retry.click();
  await expect.poll(() => documents).toEqual([TEXT_PAGE]);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toBeVisible();
});

test('deployed while the modal is open: Retry reloads, and search works', async ({page}) => {
  // Without workers, the page loads the search engine in a separate chunk.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const site = await deployable(page);
  await page.route('**/assets/js/*.js', async (route) => {
    const isPrefetch = route.request().headers()['sec-purpose'] === 'prefetch';
    if (!isPrefetch && (await (await route.fetch()).text()).includes('fuzzyGet')) site.deploy();

    await route.fallback();
  });
  await openPage(page, TEXT_PAGE);
  const documents = watchDocuments(page);
  await search(page, 'plan');
  const alert = modal(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  expect(documents).toEqual([]);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => documents).toEqual([TEXT_PAGE]);
  await hydrated(page);
  await search(page, 'plan');
  await expect(hits(page).first()).toBeVisible();
});

/** What DocSearch stores of a hit. */
const STORED = {
  objectID: 'a',
  url: '/docs/2.0.1/api/introduction#a',
  type: 'lvl2',
  hierarchy: {lvl0: 'Page', lvl1: 'Page', lvl2: 'plans.<b>price</b> & more'},
  content: null,
};
const ELSEWHERE = 'https://elsewhere.example';

test('stored searches that cannot be shown are dropped', async ({page}) => {
  for (const list of ['RECENT', 'FAVORITE']) {
    const openWith = async (stored: unknown) => {
      const key = `__DOCSEARCH_${list}_SEARCHES__${settings.settings.indexName}`;
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
        key,
        JSON.stringify(stored),
      ] as const);
      await page.keyboard.press('Control+k');
      await expect(modal(page)).toBeVisible();
    };
    await openPage(page, TEXT_PAGE);
    await page.evaluate(() => localStorage.clear());
    await openWith('a');
    await expect(page.getByText('Try it now')).toBeVisible();
    await page.keyboard.press('Escape');
    await openWith([
      7,
      'text',
      {...STORED, hierarchy: null},
      {...STORED, url: '/%ff'},
      {...STORED, type: 'lvl0'},
      {...STORED, url: 'mailto:a'},
      {...STORED, url: `${ELSEWHERE}//a`},
      {...STORED, content: {}},
      STORED,
      {...STORED, objectID: 'b', url: `${ELSEWHERE}/base${STORED.url}`},
    ]);
    await expect(hits(page)).toHaveCount(2);
    await expect(hits(page).first()).toContainText('plans.<b>price</b> & more');
    await hits(page).nth(1).locator('a').click();
    await expect(page).toHaveURL(STORED.url);
  }
});
