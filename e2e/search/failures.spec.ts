/** The search modal when something fails: index, connection, policy, deployment, storage. */
import type {Page, Route} from '@playwright/test';
import {LATEST_VERSION, docPath} from '../../site/versions';
import {expectFailureThenRetry, hits, input, modal, search} from './modal';
import {deployable, watchDocuments} from '../support/chunks';
import {expect, hydrated, openPage, test, watchFaults} from '../support/site';

const TEXT_PAGE = docPath(LATEST_VERSION, 'docs/Introduction');
const INDEX = '**/search-index/**';
const SHARDS = '**/search-index/shards/**';

/** What the browser writes about a request that came back with an error. */
const FAILED_REQUEST = /^Failed to load resource/;

const json = (body: string) => (route: Route) =>
  route.fulfill({contentType: 'application/json', body});
const gone = (route: Route) => route.fulfill({status: 404, body: 'not found'});

for (const [name, files, answer] of [
  ['missing', INDEX, gone],
  ['truncated', INDEX, json('{"format":2,"sha')],
  ['of another format', INDEX, json('{"format":99,"shards":[]}')],
  ['of another build, whose shards are gone', SHARDS, gone],
  ['with truncated shards', SHARDS, json('{"tag":"docs-default-cur')],
  [
    'with a damaged shard',
    SHARDS,
    json('{"tag":"docs-default-current","pages":[["/docs/","A",0,9]]}'),
  ],
  ['unreachable', INDEX, (route: Route) => route.abort('internetdisconnected')],
] as const) {
  test(`index ${name}: both failure texts, then Retry`, async ({page, context, baseURL}) => {
    const faults = watchFaults(page, baseURL!);
    await context.route(files, answer);
    await openPage(page, TEXT_PAGE);
    await expectFailureThenRetry(page, () => context.unroute(files));
    expect(faults.consoleErrors.filter((text) => !FAILED_REQUEST.test(text))).toEqual([]);
  });
}

test('offline after the first search: it goes on with what is there', async ({page, context}) => {
  await openPage(page, TEXT_PAGE);
  await search(page, 'plan');
  await expect(hits(page).first()).toBeVisible();
  await context.setOffline(true);
  await input(page).fill('YamlUtils');
  await expect(hits(page).first()).toContainText('YamlUtils');
});

/** Serves pages with a further policy, as a host may do. */
async function restrict(page: Page, policy: string): Promise<void> {
  await page.route(`**${TEXT_PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {...response.headers(), 'content-security-policy': policy},
    });
  });
}

// The two tests below provoke violations of the policy, which fail a test with the usual page.
test('a policy that forbids workers: the search runs on the page', async ({context}) => {
  const page = await context.newPage();
  await restrict(page, "worker-src 'none'");
  await openPage(page, TEXT_PAGE);
  await search(page, 'YamlUtils');
  await expect(hits(page).first()).toContainText('YamlUtils');
  expect(page.workers()).toEqual([]);
});

test('a policy that forbids the index: both failure texts', async ({context}) => {
  const page = await context.newPage();
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await restrict(page, "worker-src 'none'; connect-src 'none'");
  await openPage(page, TEXT_PAGE);
  await search(page, 'plan');
  const alert = modal(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(alert).toBeVisible();
  expect(uncaught).toEqual([]);
});

test('offline before the modal is loaded: the same texts beside the button', async ({
  page,
  context,
}) => {
  await openPage(page, TEXT_PAGE);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  // On a phone, the message must not become a column of single words below the button.
  const size = page.viewportSize()!;
  await page.setViewportSize({width: 320, height: 700});
  const box = (await alert.boundingBox())!;
  expect(box.width).toBeGreaterThan(250);
  expect(box.x).toBeGreaterThanOrEqual(0);
  await page.setViewportSize(size);
  // It can be put away, by key and by a press elsewhere.
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
  await expect(modal(page)).toBeVisible();
});

test('deployed again before the modal is loaded: Retry loads the page, whose search works', async ({
  page,
  context,
}) => {
  const site = await deployable(page);
  await openPage(page, TEXT_PAGE);
  const documents = watchDocuments(page);
  site.deploy();
  await page.keyboard.press('Control+k');
  const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
  // Without a connection, the page stays.
  await context.setOffline(true);
  await retry.click();
  await expect(retry).toBeVisible();
  await page.evaluate(() => fetch('/').catch(() => undefined));
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await retry.click();
  await expect.poll(() => documents).toEqual([TEXT_PAGE]);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toBeVisible();
});

test('deployed again while the modal is open: Retry loads the page, whose search works', async ({
  page,
}) => {
  // Without workers, the modal fetches the engine by itself: code that does not come with it.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const site = await deployable(page);
  await page.route('**/assets/js/*.js', async (route) => {
    if ((await (await route.fetch()).text()).includes('fuzzyGet')) {
      site.deploy();
    }
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

test('storage forbidden: search still works', async ({page, baseURL}) => {
  const faults = watchFaults(page, baseURL!);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openPage(page, TEXT_PAGE);
  await search(page, 'YamlUtils');
  await expect(hits(page).first()).toBeVisible();
  expect(faults.consoleErrors).toEqual([]);
});

test('storage full: search still works, and remembers nothing', async ({page, baseURL}) => {
  const faults = watchFaults(page, baseURL!);
  await page.addInitScript(() => {
    const {setItem} = Storage.prototype;
    // A full storage still takes the small entries of other code.
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (value.length > 200) {
        throw new DOMException('exceeded the quota', 'QuotaExceededError');
      }
      setItem.call(this, key, value);
    };
  });
  await openPage(page, TEXT_PAGE);
  await search(page, 'YamlUtils');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/yaml-utils/);
  await expect(modal(page)).toBeHidden();
  await search(page, 'PricingContext');
  await hits(page).first().locator('a').click();
  await expect(page).toHaveURL(/pricing-context/);
  await expect(modal(page)).toBeHidden();
  expect(faults.consoleErrors).toEqual([]);
});
