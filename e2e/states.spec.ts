/** Failing chunks, crashing pages, a wrong base path, and loading of pages. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page, Route} from '@playwright/test';
import {LOAD_FAILURE} from '../plugins/load-failure/script';
import {LATEST_VERSION, docPath} from '../site/versions';
import {createStaticServer} from '../scripts/serve/server';
import {accessibilityProblems} from './support/accessibility';
import {
  CHUNKS,
  chunksOf,
  deployable,
  fulfillBroken,
  watchDocuments,
  type Defect,
} from './support/chunks';
import {ROUTES, expect, hydrated, openPage, test, titleOf} from './support/site';

const TEXT_PAGE = docPath(LATEST_VERSION, 'docs/Introduction');
const OTHER_PAGE = docPath(LATEST_VERSION, 'commonErrors/introduction');
const TEXT_TITLE = titleAt(TEXT_PAGE);
const OTHER_TITLE = titleAt(OTHER_PAGE);

function titleAt(path: string): string {
  return titleOf(ROUTES.find((route) => route.path === path)!);
}

const failure = (page: Page) => page.locator('#load-failure');

/** Follows a link without the pointer, because hovering would prefetch the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}

// Responses that are pending when a test ends are not errors.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test.describe('chunks that fail to load', () => {
  for (const [name, response] of [
    ['missing', {status: 404, contentType: 'text/html', body: 'Not found'}],
    ['replaced with a page', {status: 200, contentType: 'text/html', body: '<!doctype html>'}],
  ] as const) {
    test(`on the first page, ${name}: a message appears, and Retry works`, async ({page}) => {
      await page.route(CHUNKS, (route) => route.fulfill(response));
      await page.goto(TEXT_PAGE);
      await expect(failure(page)).toContainText(LOAD_FAILURE.text);
      await expect(failure(page)).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(page.locator('h1')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.unroute(CHUNKS);
      await failure(page).getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(failure(page)).toHaveCount(0);
    });
  }

  test('shared scripts: the message appears', async ({page}) => {
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto(TEXT_PAGE);
    await expect(failure(page)).toContainText(LOAD_FAILURE.text);
    await expect(failure(page)).toBeInViewport();
  });

  test('at a URL with index.html: Retry works, and the page renders once', async ({page}) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/markdown-page/index.html?a=b#versions');
    await expect(failure(page)).toContainText(LOAD_FAILURE.text);
    await page.unroute(CHUNKS);
    await failure(page).getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await expect(page).toHaveURL('/markdown-page?a=b#versions');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('.navbar')).toHaveCount(1);
  });

  test('without a connection: no banner blames the base path', async ({page}) => {
    const fetched = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.svg'));
    await page.route(/\/(assets|img)\//, (route) => route.abort());
    await page.goto(TEXT_PAGE);
    await fetched;
    await expect(failure(page)).toBeVisible();
    await expect(page.locator('#base-url-issue')).toHaveCount(0);
  });

  test('on the next page: the site reloads once and shows the message', async ({page}) => {
    await openPage(page, TEXT_PAGE);
    const documents = watchDocuments(page);
    await page.route(CHUNKS, (route) => route.abort());
    await follow(page, OTHER_PAGE);
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL(OTHER_PAGE);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([OTHER_PAGE]);
    await page.unroute(CHUNKS);
    await failure(page).getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    expect(documents).toEqual([OTHER_PAGE, OTHER_PAGE]);
  });

  test('after a new deployment: the site reloads once and works', async ({page}) => {
    const site = await deployable(page);
    await openPage(page, TEXT_PAGE);
    const documents = watchDocuments(page);
    site.deploy();
    await follow(page, OTHER_PAGE);
    await expect(page.locator('h1')).toHaveText(OTHER_TITLE);
    await hydrated(page);
    await expect(failure(page)).toHaveCount(0);
    await follow(page, TEXT_PAGE);
    await expect(page.locator('h1')).toHaveText(TEXT_TITLE);
    expect(documents).toEqual([OTHER_PAGE]);
  });
});

/** Pages with a button that loads code, and what that shows. */
const ON_DEMAND = [
  [
    'Start the playground here',
    docPath(LATEST_VERSION, 'docs/getting-started/pricing2yaml-starter-guide'),
    '.cm-content',
  ],
  ['Enlarge: ', docPath(LATEST_VERSION, 'api/Pricing4Java/renew-token-filter'), 'dialog[open]'],
] as const;

test.describe('code that a button loads', () => {
  for (const [name, path, result] of ON_DEMAND) {
    test(`${name}: offline, a message appears, and Retry works`, async ({page, context}) => {
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      const title = await page.locator('h1').textContent();
      await context.setOffline(true);
      await page.getByRole('button', {name}).first().click();
      const alert = page.locator('main').getByRole('alert');
      await expect(alert).toContainText('You might want to check your network connection.');
      await expect(alert).toBeInViewport();
      expect(await accessibilityProblems(page)).toEqual([]);
      const retry = alert.getByRole('button', {name: 'Retry'});
      await retry.focus();
      // After a second failure, the component asks whether the host responds.
      const checked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await page.keyboard.press('Enter');
      await checked;
      await expect(alert).toContainText('This part of the page did not load.');
      await expect(retry).toBeFocused();
      await expect(page.locator('h1')).toHaveText(title!);
      await context.setOffline(false);
      await page.keyboard.press('Enter');
      await expect(page.locator(result)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });

    test(`${name}: after a new deployment, Retry reloads the page, and it works`, async ({
      page,
    }) => {
      const site = await deployable(page);
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      const documents = watchDocuments(page);
      site.deploy();
      await page.getByRole('button', {name}).first().click();
      await page.locator('main').getByRole('button', {name: 'Retry'}).click();
      await expect.poll(() => documents).toEqual([path]);
      await hydrated(page);
      await page.getByRole('button', {name}).first().click();
      await expect(page.locator(result)).toBeVisible();
    });
  }
});

test.describe('a page that crashes', () => {
  const breakPage = async (page: Page, path: string, shared: string, defect: Defect) => {
    const others = await chunksOf(page, shared);
    const own = await chunksOf(page, path);
    others.forEach((url) => own.delete(url));
    expect(own.size).toBeGreaterThan(0);
    await page.route(
      (url) => own.has(url.href),
      // Prefetched scripts do not run.
      (route) =>
        route.request().resourceType() === 'script'
          ? fulfillBroken(route, defect)
          : route.fallback(),
    );
    await page.goto(path);
  };

  for (const [place, path, shared] of [
    ['inside the layout', OTHER_PAGE, TEXT_PAGE],
    ['outside the layout', '/docs', '/'],
  ] as const) {
    test(`${place}: shows "This page crashed.", and "Try again" works`, async ({page}) => {
      await breakPage(page, path, shared, 'throws');
      await expect(page.locator('h1')).toHaveText('This page crashed.');
      await expect(page.getByText('Provoked by a test')).toBeVisible();
      await expect(page.locator('.navbar')).toHaveCount(path === OTHER_PAGE ? 1 : 0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator('h1')).toHaveText('This page crashed.');
      await page.evaluate(() => Object.assign(window, {isBroken: false}));
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator('h1')).not.toHaveText('This page crashed.');
      await expect(page.locator('.navbar')).toBeVisible();
    });
  }

  test('a document: the crash ends when the reader leaves it', async ({page}) => {
    await breakPage(page, OTHER_PAGE, TEXT_PAGE, 'throws');
    const heading = page.locator('h1');
    await expect(heading).toHaveText('This page crashed.');
    await expect(page).toHaveTitle(/^This page crashed/);
    await follow(page, TEXT_PAGE);
    await expect(heading).toHaveText(TEXT_TITLE);
    await expect(page).toHaveTitle(new RegExp(`^${TEXT_TITLE}`));
    await page.goBack();
    await expect(heading).toHaveText('This page crashed.');
    await expect(page).toHaveTitle(/^This page crashed/);
    await page.goForward();
    await expect(heading).toHaveText(TEXT_TITLE);
    // Documents keep their state if nothing crashes.
    const sidebar = await page.locator('.theme-doc-sidebar-container').elementHandle();
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading).not.toHaveText(TEXT_TITLE);
    expect(await sidebar!.evaluate((element) => element.isConnected)).toBe(true);
  });

  for (const path of ['/docs', '/search', '/playground']) {
    test(`${path}: the crash ends with Back, and there is a link`, async ({page}) => {
      await breakPage(page, path, '/', 'throws');
      await expect(page.locator('h1')).toHaveText('This page crashed.');
      await openPage(page, '/');
      const title = await page.locator('h1').textContent();
      const documents = watchDocuments(page);
      await follow(page, path);
      await expect(page.locator('h1')).toHaveText('This page crashed.');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(title!);
      await expect(page.locator('.navbar')).toBeVisible();
      await page.goForward();
      await expect(page.locator('h1')).toHaveText('This page crashed.');
      expect(documents).toEqual([]);
      await page.getByRole('link', {name: 'Go to the home page'}).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('without a default export: shows the cause', async ({page}) => {
    await breakPage(page, OTHER_PAGE, TEXT_PAGE, 'has no default export');
    await expect(page.locator('h1')).toHaveText('This page crashed.');
    await expect(page.locator('main')).toContainText(
      `The page component at ${OTHER_PAGE} doesn't have a default export.`,
    );
  });
});

test.describe('a site that was built for another base path', () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    server = createStaticServer({root: `${process.cwd()}/build`, baseUrl: '/elsewhere/'});
    await new Promise<void>((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => server.close());

  for (const path of ['/', TEXT_PAGE, '/docs', '/blog/welcome', '/search?q=plan']) {
    test(`shows a banner with the expected base path at ${path}`, async ({page}) => {
      await page.goto(`${origin}/elsewhere${path}`);
      const banner = page.locator('#base-url-issue');
      await expect(banner).toBeInViewport();
      await expect(banner).toContainText('Your Docusaurus site did not load properly.');
      await expect(banner).toContainText('Current configured baseUrl = /');
      await expect(banner).toContainText(/We suggest trying baseUrl = \/elsewhere\/$/);
      await expect(failure(page)).toBeVisible();
    });
  }

  test('shows a banner at an unknown path, which suggests nothing', async ({page}) => {
    await page.goto(`${origin}/elsewhere/docs/unknown`);
    const banner = page.locator('#base-url-issue');
    await expect(banner).toContainText(/Current configured baseUrl = \/$/);
  });
});

test('the progress bar appears after 200 ms', async ({page}) => {
  await page.clock.install();
  await openPage(page, TEXT_PAGE);
  await page.waitForLoadState('networkidle');
  const bar = page.locator('#nprogress');
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  // A second click on the link does not count.
  await follow(page, OTHER_PAGE);
  await follow(page, OTHER_PAGE);
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await page.clock.resume();
  release();
  await expect(page.locator('h1')).toHaveText(OTHER_TITLE);
  await expect(bar).toHaveCount(0);

  // The bar does not appear for a page that is already loaded.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await follow(page, TEXT_PAGE);
  await page.clock.runFor(1);
  await expect(page.locator('h1')).toHaveText(TEXT_TITLE);
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);
});

for (const [name, leave] of [
  ['a click on a loaded page', (page: Page) => follow(page, '/')],
  ['Back', (page: Page) => page.evaluate(() => history.back())],
] as const) {
  test(`the progress bar ends with the navigation that counts: ${name}`, async ({page}) => {
    await page.clock.install();
    await openPage(page, '/');
    await follow(page, TEXT_PAGE);
    await expect(page.locator('h1')).toHaveText(TEXT_TITLE);
    await page.waitForLoadState('networkidle');
    // The slow page never arrives.
    await page.route(CHUNKS, () => undefined);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await follow(page, OTHER_PAGE);
    await page.clock.runFor(150);
    await leave(page);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(name === 'Back' ? TEXT_PAGE : '/');
    await page.clock.runFor(5000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
}

test('of two slow pages, the second one appears when it has arrived', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  );
  await openPage(page, TEXT_PAGE);
  const held: Route[] = [];
  await page.route(CHUNKS, (route) => void held.push(route));
  await follow(page, OTHER_PAGE);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const first = held.splice(0);
  await follow(page, '/playground');
  await expect(page.locator('#nprogress')).toHaveCount(1);
  const arrived = first.map((route) => page.waitForResponse(route.request().url()));
  await Promise.all(first.map((route) => route.continue()));
  await Promise.all(arrived);
  // The page would change in the meantime.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page.locator('h1')).toHaveText(TEXT_TITLE);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await page.unroute(CHUNKS);
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('h1')).toHaveText('Playground');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('links are prefetched, except on slow connections and with Save-Data', async ({
  browser,
  page: visitor,
}) => {
  const own = await chunksOf(visitor, OTHER_PAGE);
  (await chunksOf(visitor, TEXT_PAGE)).forEach((url) => own.delete(url));
  for (const [connection, isAhead] of [
    [{effectiveType: '4g', saveData: false}, true],
    [{effectiveType: '2g', saveData: false}, false],
    [{effectiveType: 'slow-2g', saveData: false}, false],
    [{effectiveType: '4g', saveData: true}, false],
  ] as const) {
    const page = await browser.newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
    }, connection);
    await openPage(page, TEXT_PAGE);
    await page.waitForLoadState('networkidle');
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && own.has(request.url())) {
        loaded.push(request.url());
      }
    });
    await page.locator(`.navbar a[href="${OTHER_PAGE}"]`).hover();
    await page.waitForLoadState('networkidle');
    const state = JSON.stringify(connection);
    expect((await page.locator('link[rel="prefetch"]').count()) > 0, state).toBe(isAhead);
    expect(loaded.length > 0, state).toBe(isAhead);
    await page.close();
  }
});

test('targets of visible links are prefetched only when the browser is idle', async ({page}) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    Object.assign(window, {
      becomeIdle: () =>
        waiting.splice(0).forEach((callback) => {
          callback({didTimeout: false, timeRemaining: () => 50});
        }),
    });
  });
  await openPage(page, TEXT_PAGE);
  await page.waitForLoadState('networkidle');
  const prefetched = page.locator('link[rel="prefetch"]');
  await expect(prefetched).toHaveCount(0);
  await page.evaluate(() => (window as unknown as {becomeIdle: () => void}).becomeIdle());
  await expect.poll(() => prefetched.count()).toBeGreaterThan(5);
});
