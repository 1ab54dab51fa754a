/** Shared by all browser tests: the routes, some pages, and a page that collects faults. */
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {expect, test as base, type Locator, type Page, type Request} from '@playwright/test';
import {ROUTES, sourceFile, type Route} from '../../site/routeList';
import {LATEST_VERSION, VERSIONS, docPath} from '../../site/versions';

/** Markdown source of a document. */
export const sourceOf = (route: Route): string => readFileSync(sourceFile(route), 'utf8');

/** Title in the front matter of a document's source file. */
export function titleOf(route: Route): string {
  const block = /^---\n([\s\S]*?)\n---/.exec(sourceOf(route))?.[1] ?? '';
  return /^title: (.*)$/m.exec(block)![1]!.replace(/^(['"])(.*)\1$/, '$2');
}

/** Title of the document at a path. */
export function titleAt(path: string): string {
  return titleOf(ROUTES.find((route) => route.path === path)!);
}

/** Faults of a page. */
export interface Faults {
  readonly consoleErrors: string[];
  /** Blocked by the Content-Security-Policy, as `directive: URL`. */
  readonly policyViolations: string[];
  readonly failedRequests: string[];
  readonly outsideRequests: string[];
  /** Requests without an answer. */
  readonly openRequests: Set<Request>;
}

/** Prefix of the console messages with which the fixture below reports violations. */
const VIOLATION = 'Content-Security-Policy violated: ';

/** Collects the faults of a page from now on. */
export function watchFaults(page: Page, baseURL: string): Faults {
  const faults: Faults = {
    consoleErrors: [],
    policyViolations: [],
    failedRequests: [],
    outsideRequests: [],
    openRequests: new Set(),
  };
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(VIOLATION)) faults.policyViolations.push(text.slice(VIOLATION.length));
    else if (message.type() === 'error') faults.consoleErrors.push(text);
  });
  page.on('pageerror', (error) => faults.consoleErrors.push(String(error)));
  page.on('requestfinished', (request) => faults.openRequests.delete(request));
  page.on('requestfailed', (request) => {
    // A request of the page before is no longer in the list.
    if (!faults.openRequests.delete(request)) return;

    const reason = request.failure()?.errorText;
    // What a page prefetches ends with the page.
    const isLeft = reason === 'net::ERR_ABORTED' && request.headers()['sec-purpose'] === 'prefetch';
    if (!isLeft) faults.failedRequests.push(`${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    faults.openRequests.add(request);
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:'))
      faults.outsideRequests.push(request.url());
  });
  return faults;
}

/** A path of the site, relative to the base URL, which may contain a base path. */
export function atBase(path: string): string {
  return `.${path}`;
}

/** Opens a URL and waits until the page is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page is hydrated. An assertion would look less often. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: 5000});
}

/** Number of pixels by which the page is wider than the window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.locator('html').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);

const FIRST_POST = '[href$="/blog/first-blog-post"]';
const A_TAG = '[href$="/blog/tags/hola"]';

/** The links to recent posts, all but the first post of a list, and all but one of the tags. */
const POSTS = [
  'nav[aria-label^="Blog"]',
  'main section li:has(time)',
  `.blog-list-page main article:not(:has(${FIRST_POST}))`,
  `.blog-tags-list-page main :is(article, li):not(:has(${A_TAG}))`,
].join();

/** Removes what a new post would change in a page that a test compares. */
export async function removePosts(page: Page): Promise<void> {
  await page.locator(POSTS).evaluateAll((items) => items.forEach((item) => item.remove()));
}

/** Presses the button that switches the color mode, and waits for the other mode. */
export async function switchColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('.navbar button[class*="toggleButton"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** The entries of the version menu. */
export const VERSION_MENU = [
  ...VERSIONS.map(({label}, age) => `${label} (${age === 0 ? 'latest' : 'no longer maintained'})`),
  'All versions',
];

/** Opens the version menu with the pointer, and returns its links. */
export async function openVersionMenu(page: Page): Promise<Locator> {
  await page.locator('.navbar .dropdown').hover();
  return page.locator('.navbar .dropdown__link');
}

/** Lets requests wait from now on. Returns a function that lets them through. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Tag of tests that run weekly, and with `npm test -- --all`. */
export const WEEKLY = {tag: '@weekly'};

/** Paths of one page of each kind. */
export const PAGE_OF_EACH_KIND: readonly string[] = [
  ...new Map([...ROUTES].reverse().map(({kind, path}) => [kind, path])).values(),
];

/** Pages of the latest version: with text, with tabs, and with long code. */
export const TEXT_PAGE = docPath(LATEST_VERSION, 'docs/Introduction');
export const TABS_PAGE = docPath(LATEST_VERSION, 'docs/getting-started/instalation');
export const CODE_PAGE = docPath(LATEST_VERSION, 'docs/getting-started/configuration');

/** URLs of the math stylesheet. Tests do not need its host. */
const MATH_CDN = /^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@/;

/** Lets a page report violations of the policy. */
export async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) =>
      console.error(`${prefix}${effectiveDirective}: ${blockedURI} ${sample}`),
    );
  }, VIOLATION);
}

/**
 * Lets a page load the math stylesheet without a network. Only pages with formulas need it: a page with a route
 * has no cache, and each of its requests waits for the test.
 */
export async function serveMathStyles(page: Page): Promise<void> {
  await page.route(MATH_CDN, async (route) => {
    await route.fulfill({
      contentType: 'text/css',
      headers: {'Access-Control-Allow-Origin': '*'},
      body: await readFile('node_modules/katex/dist/katex.min.css'),
    });
  });
  // No test needs the fonts of the stylesheet.
  await page.route(/cdn\.jsdelivr\.net\/.*\.(woff2?|ttf)/, (route) =>
    route.fulfill({status: 200, body: ''}),
  );
}

/** Lets a page skip what it fetches in advance, as for a reader who saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value});
  });
}

/** Errors in the console after a request that a test lets fail, and in a browser with a full storage. */
const PROVOKED =
  /^Failed to load resource|Loading (CSS )?chunk|'importScripts' .* failed to load|^Docusaurus storage error/;

/** Tag of tests that break the site in other ways, so that its errors are in the console. */
export const BREAKING = {tag: '@breaking'};

interface Fixtures {
  readonly faults: Faults;
  /** The text in the clipboard. */
  readonly copied: () => Promise<string>;
  /** A page without JavaScript. */
  readonly scriptless: Page;
}

/** A test with a page, which fails if the page violates the policy or reports an error. */
export const test = base.extend<Fixtures>({
  page: async ({page, baseURL}, use, {tags}) => {
    const {policyViolations, consoleErrors} = watchFaults(page, baseURL!);
    await reportViolations(page);
    await use(page);
    // Responses that are pending when a test ends are not errors.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    expect(policyViolations, 'violations of the Content-Security-Policy').toEqual([]);
    const errors = consoleErrors.filter((message) => !PROVOKED.test(message));
    if (!tags.includes(BREAKING.tag)) expect(errors, 'errors in the console').toEqual([]);
  },
  faults: ({page, baseURL}, use) => use(watchFaults(page, baseURL!)),
  scriptless: async ({browser, baseURL}, use) => {
    const page = await browser.newPage({javaScriptEnabled: false, baseURL: baseURL!});
    await use(page);
    await page.close();
  },
  copied: async ({page, context}, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(() => page.evaluate(() => navigator.clipboard.readText()));
  },
});

export {MATH_CDN, ROUTES, expect, type Route};
