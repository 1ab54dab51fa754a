/** Failing chunks, crashing pages, a wrong base path, and loading of pages. */
import type {Page, Route} from '@playwright/test';
import {LOAD_FAILURE} from '../plugins/load-failure/script';
import {LATEST_VERSION, docPath} from '../site/versions';
import {BUDGET} from '../src/client/upstream/prefetch';
import {ACCEPTED, playgroundOf} from './playground/playground';
import {accessibilityProblems} from './support/accessibility';
import {CHUNKS, chunksOf, deployable, fulfillBroken, watchDocuments} from './support/chunks';
import {
  BREAKING,
  TEXT_PAGE,
  expect,
  holdRequests,
  hydrated,
  openPage,
  saveData,
  test,
  titleAt,
} from './support/site';

declare global {
  interface Window {
    /** Paths of prefetched pages, of those whose modules run, and how many are prefetched at most at once. */
    prefetches: {paths: string[]; loaded: string[]; most: number};
  }
}

const OTHER_PAGE = docPath(LATEST_VERSION, 'commonErrors/introduction');
const EMBEDDED = docPath(LATEST_VERSION, 'docs/getting-started/pricing2yaml-starter-guide');
const DIAGRAM_PAGE = docPath(LATEST_VERSION, 'api/Pricing4Java/renew-token-filter');
const TEXT_TITLE = titleAt(TEXT_PAGE);
const OTHER_TITLE = titleAt(OTHER_PAGE);

const failure = (page: Page) => page.locator('#load-failure');

/** Follows a link without the pointer, because hovering would prefetch the page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}

for (const [what, answer, details] of [
  ['missing', {status: 404, body: 'Not found'}, {}],
  ['pages', {contentType: 'text/html', body: '<!doctype html>'}, BREAKING],
] as const) {
  test(
    `if chunks are ${what}, the first page has a message with Retry`,
    details,
    async ({page}) => {
      await page.route(CHUNKS, (route) => route.fulfill(answer));
      await page.goto('/markdown-page/index.html?a=b#versions');
      await expect(failure(page)).toContainText(LOAD_FAILURE.text);
      await expect(failure(page)).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.unroute(CHUNKS);
      await failure(page).getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(failure(page)).toHaveCount(0);
      await expect(page).toHaveURL('/markdown-page?a=b#versions');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('.navbar')).toHaveCount(1);
    },
  );
}

test('without a connection: a message, and no banner about paths', async ({page}) => {
  const fetched = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.svg'));
  await page.route(/\/(assets|img)\//, (route) => route.abort());
  await page.goto(TEXT_PAGE);
  await fetched;
  await expect(failure(page)).toBeInViewport();
  await expect(page.locator('#base-url-issue')).toHaveCount(0);
});

test('after a new deployment, the next page reloads once and works', async ({page}) => {
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

test('the playground in a document, offline: a message appears, and Retry works', async ({
  page,
  context,
}) => {
  await saveData(page);
  await openPage(page, EMBEDDED);
  const title = await page.locator('h1').textContent();
  expect(page.workers()).toEqual([]);
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Start the playground here'}).first().click();
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
  await expect(alert).toHaveCount(0);

  // Inside a document, it changes neither the address nor the drafts.
  const {verdict, problems, replaceLastWord} = playgroundOf(page);
  await expect(verdict).toHaveText(ACCEPTED);
  expect(new URL(page.url()).hash).toBe('');
  await replaceLastWord('currency:', 'EURO');
  await expect(problems).toContainText('The currency code EURO');
  expect(await page.evaluate(() => localStorage.getItem('playground.drafts'))).toBeNull();
});

test('a large part or its styles do not load: Retry loads them', async ({page}) => {
  await saveData(page);
  const text = 'Java base package';
  let isFailing = true;
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch();
    const isPart = (await response.text()).includes(text);
    await route.fulfill(isPart && isFailing ? {status: 503, body: ''} : {response});
  });
  await openPage(page, '/start');
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('This part of the page did not load.');
  await expect(page.locator('h1')).not.toHaveText('This page crashed.');
  const retry = alert.getByRole('button', {name: 'Retry'});
  isFailing = false;
  await retry.click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(alert).toHaveCount(0);

  await page.unrouteAll({behavior: 'wait'});
  await openPage(page, TEXT_PAGE);
  await page.route('**/*.css', (route) => route.abort());
  await follow(page, '/pricings');
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByText('Source and license')).toBeVisible();
});

test('the image dialog, after a new deployment: Retry reloads', async ({page}) => {
  const site = await deployable(page);
  await openPage(page, DIAGRAM_PAGE);
  const documents = watchDocuments(page);
  site.deploy();
  await page.getByRole('button', {name: 'Enlarge: '}).first().click();
  await page.locator('main').getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => documents).toEqual([DIAGRAM_PAGE]);
  await hydrated(page);
  await page.getByRole('button', {name: 'Enlarge: '}).first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test.describe('a page that crashes', BREAKING, () => {
  const breakPage = async (page: Page, path: string, shared: string) => {
    const others = await chunksOf(page, shared);
    const own = await chunksOf(page, path);
    others.forEach((url) => own.delete(url));
    expect(own.size).toBeGreaterThan(0);
    await page.route(
      (url) => own.has(url.href),
      // Prefetched scripts do not run.
      (route) =>
        route.request().resourceType() === 'script' ? fulfillBroken(route) : route.fallback(),
    );
    await page.goto(path);
  };

  for (const [place, path, shared] of [
    ['inside the layout', OTHER_PAGE, TEXT_PAGE],
    ['outside the layout', '/docs', '/'],
  ] as const) {
    test(`${place}: "Try again" works, and the crash ends there`, async ({page}) => {
      const heading = page.locator('h1');
      const retry = page.getByRole('button', {name: 'Try again'});
      await breakPage(page, path, shared);
      await expect(heading).toHaveText('This page crashed.');
      await expect(page.getByText('Provoked by a test')).toBeVisible();
      await expect(page.locator('.navbar')).toHaveCount(path === OTHER_PAGE ? 1 : 0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await retry.click();
      await expect(heading).toHaveText('This page crashed.');
      await page.evaluate(() => Object.assign(window, {isBroken: false}));
      await retry.click();
      await expect(heading).not.toHaveText('This page crashed.');
      await expect(page.locator('.navbar')).toBeVisible();

      await openPage(page, shared);
      const title = (await heading.textContent())!;
      const documents = watchDocuments(page);
      await follow(page, path);
      await expect(heading).toHaveText('This page crashed.');
      await page.goBack();
      await expect(heading).toHaveText(title);
      await expect(page.locator('.navbar')).toBeVisible();
      await page.goForward();
      await expect(heading).toHaveText('This page crashed.');
      expect(documents).toEqual([]);
      if (path === '/docs') {
        await page.getByRole('link', {name: 'Go to the home page'}).click();
        await expect(page).toHaveURL('/');
        return;
      }
      await expect(page).toHaveTitle(/^This page crashed/);
      await follow(page, TEXT_PAGE);
      await expect(heading).toHaveText(TEXT_TITLE);
      await expect(page).toHaveTitle(new RegExp(`^${TEXT_TITLE}`));
      // Documents keep their state if nothing crashes.
      const sidebar = await page.locator('.theme-doc-sidebar-container').elementHandle();
      await page.locator('.pagination-nav__link--next').click();
      await expect(heading).not.toHaveText(TEXT_TITLE);
      expect(await sidebar!.evaluate((element) => element.isConnected)).toBe(true);
    });
  }
});

test('a site at another base path than it was built for shows both in a banner', async ({page}) => {
  await page.route('**/*', async (route) => {
    const [origin, path] = route.request().url().split('/elsewhere');
    await (path === undefined
      ? route.fulfill({status: 404})
      : route.fulfill({response: await route.fetch({url: origin! + path})}));
  });
  const banner = page.locator('#base-url-issue');
  for (const path of ['/', TEXT_PAGE]) {
    await page.goto(`/elsewhere${path}`);
    await expect(banner).toBeInViewport();
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('Current configured baseUrl = /');
    await expect(banner).toContainText(/We suggest trying baseUrl = \/elsewhere\/$/);
    await expect(failure(page)).toBeVisible();
  }
  // The path of no page does not contain a base path.
  await page.goto('/elsewhere/docs/unknown');
  await expect(banner).toContainText(/Current configured baseUrl = \/$/);
});

test('the progress bar appears after 200 ms, and Back ends it', async ({page}) => {
  await page.clock.install();
  await saveData(page);
  await openPage(page, TEXT_PAGE);
  const bar = page.locator('#nprogress');
  const release = await holdRequests(page, CHUNKS);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
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
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await follow(page, TEXT_PAGE);
  await page.clock.runFor(1);
  await expect(page.locator('h1')).toHaveText(TEXT_TITLE);
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);

  // Back ends the wait for a page that does not arrive.
  await page.route(CHUNKS, () => undefined);
  await follow(page, EMBEDDED);
  await page.clock.runFor(150);
  await page.evaluate(() => history.back());
  await page.clock.runFor(1);
  await expect(page).toHaveURL(TEXT_PAGE);
  await page.clock.runFor(5000);
  await expect(bar).toHaveCount(0);
});

test('of two slow pages, the second one appears when it has arrived', async ({page}) => {
  await saveData(page);
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
  await Promise.all(held.map((route) => route.continue()));
  await page.unroute(CHUNKS);
  await expect(page.locator('h1')).toHaveText('Playground');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('links with the focus are prefetched, but not for readers who save data', async ({
  context,
  page,
}) => {
  const own = await chunksOf(page, OTHER_PAGE);
  (await chunksOf(page, TEXT_PAGE)).forEach((url) => own.delete(url));
  const frugal = await context.newPage();
  await saveData(frugal);
  for (const [visitor, isAhead] of [
    [frugal, false],
    [page, true],
  ] as const) {
    await openPage(visitor, TEXT_PAGE);
    const loaded: string[] = [];
    visitor.on('request', (request) => {
      if (own.has(request.url())) loaded.push(request.url());
    });
    await visitor.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    await visitor.locator(`.navbar a[href="${OTHER_PAGE}"]`).focus();
    await expect.poll(() => loaded.length > 0).toBe(isAhead);
    await visitor.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(loaded.length > 0).toBe(isAhead);
  }
});

/** Records the pages that Docusaurus prefetches. */
function recordPrefetches(): void {
  let docusaurus: typeof window.docusaurus | undefined;
  let running = 0;
  window.prefetches = {paths: [], loaded: [], most: 0};
  Object.defineProperty(window, 'docusaurus', {
    get: () => docusaurus,
    // The site replaces the function later.
    set: (value: typeof window.docusaurus) => {
      const prefetch = async (path: string): Promise<void> => {
        window.prefetches.paths.push(path);
        running += 1;
        window.prefetches.most = Math.max(window.prefetches.most, running);
        await value.prefetch(path);
        running -= 1;
      };
      const preload = (path: string) => {
        window.prefetches.loaded.push(path);
        return value.preload(path);
      };
      docusaurus = docusaurus ? value : {...value, prefetch: prefetch as never, preload};
    },
  });
}

const SYNTAX_PAGE = docPath(LATEST_VERSION, 'api/Pricing2Yaml/the-pricing2yaml-syntax');

test('pages behind links in view are prefetched, the smallest first', async ({page}) => {
  await page.addInitScript(recordPrefetches);
  await openPage(page, SYNTAX_PAGE);
  // The links of code blocks are HTML that React does not know.
  const known = page.locator('a:not([href^="/playground#"])');
  const inView = await known.evaluateAll((links: HTMLAnchorElement[]) =>
    links.flatMap((link) => {
      const {top, bottom, left, width} = link.getBoundingClientRect();
      const isInside = bottom > 0 && top < innerHeight && left < innerWidth;
      return width > 0 && isInside ? [link.pathname] : [];
    }),
  );
  expect(inView.some((link) => link.endsWith('-specification'))).toBe(true);
  const sizes = await page
    .locator('[data-likely-pages]')
    .evaluate((template) => Object.entries<number>(JSON.parse(template.dataset.likelyPages!)));
  let left = BUDGET;
  const expected = sizes
    .filter(([link, size]) => inView.includes(link) && (left -= size) >= 0)
    .map(([link]) => link);
  const prefetched = () => page.evaluate(() => window.prefetches);
  await expect.poll(async () => (await prefetched()).paths).toEqual(expected);
  const documents = expected.filter((link) => link.includes('/docs/'));
  await expect.poll(async () => (await prefetched()).loaded).toEqual(documents);
  expect(expected.length).toBeGreaterThan(1);
  expect((await prefetched()).most).toBe(1);
  expect(expected.filter((each) => each.endsWith('-specification'))).toEqual([]);
});
