/**
 * Compares the size of a first visit with the budgets in bench/budgets.json. A message names the modules that grew
 * since `--update-snapshots` stored their sizes in bench/modules.json.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import recordedSizes from '../bench/modules.json';
import {MODULES_FILE, type ModuleSizes} from '../plugins/module-sizes';
import {LEARN_PATH, MESSAGES_PAGE, PRICINGS_PATH} from '../site/pages';
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {START_PATH} from '@pricing4saas/playground/handOver';
import {LATEST_VERSION, docPath} from '../site/versions';
import budgets from '../bench/budgets.json';
import {expect, hydrated, ROUTES, sourceOf, test, type Route} from './support/site';

type Budget = keyof typeof budgets.sizes;

const BUILD = path.resolve(__dirname, '../build');

const fileOf = ({path: route}: Route): string => path.join(BUILD, route, 'index.html');

const hasCode = (route: Route): boolean => /<pre\b/.test(readFileSync(fileOf(route), 'utf8'));

const hasDiagram = (route: Route): boolean =>
  route.kind === 'doc' && /^\s*```mermaid/m.test(sourceOf(route));

const isDocument = ({kind}: Route): boolean => kind === 'doc' || kind === 'version-landing';

/** Routes that match a filter, largest HTML first. */
function longest(filter: (route: Route) => boolean): Route[] {
  return ROUTES.filter((route) => existsSync(fileOf(route)) && filter(route))
    .map((route) => ({route, size: gzipSync(readFileSync(fileOf(route))).length}))
    .sort((one, other) => other.size - one.size)
    .map(({route}) => route);
}

const isMessageList = ({id}: Route): boolean => id === MESSAGES_PAGE;

/** The pages of each budget, selected by their content. */
const PAGES: Readonly<Record<Budget, () => Route[]>> = {
  home: () => ROUTES.filter(({kind}) => kind === 'home' || kind === 'docs-root'),
  list: () => [
    ...longest(({kind}) => kind === 'category').slice(0, 1),
    ...longest(({kind}) => kind === 'blog-tags').slice(0, 1),
  ],
  textWithoutCode: () =>
    longest(
      (route) =>
        isDocument(route) && !hasDiagram(route) && !hasCode(route) && !isMessageList(route),
    ).slice(0, 1),
  // Either of the two largest HTML files may load the most JavaScript. The list of messages has no
  // code, but is as long.
  heaviestText: () => [
    ...longest((route) => isDocument(route) && !hasDiagram(route) && hasCode(route)).slice(0, 2),
    ...ROUTES.filter(isMessageList),
  ],
  withDiagram: () => longest(hasDiagram).slice(0, 1),
  playground: () => ROUTES.filter(({path: route}) => route === PLAYGROUND_PATH),
  learn: () => ROUTES.filter(({path: route}) => route === LEARN_PATH),
  lesson: () => longest(({path: route}) => route.startsWith(`${LEARN_PATH}/`)).slice(0, 1),
  pricings: () => ROUTES.filter(({path: route}) => route === PRICINGS_PATH),
  start: () => ROUTES.filter(({path: route}) => route === START_PATH),
};

/** Largest sizes. Pages without a worker have only the first two. */
interface Limits {
  readonly javascript: number;
  readonly stylesheets: number;
  readonly worker?: number;
  /** A JSON schema, which the worker loads as a script. */
  readonly schema?: number;
}

/** The content of a file of the site. */
const contentOf = (url: string): Buffer =>
  readFileSync(path.join(BUILD, decodeURIComponent(new URL(url).pathname)));

const sizeOf = (url: string): number => gzipSync(contentOf(url)).length;

/** Whether a worker imports a script. The type of such a request is "other". */
const isImport = (request: Request): boolean =>
  request.resourceType() === 'other' && request.url().endsWith('.js');

/**
 * Gzipped bytes of the site's scripts and styles that a first visit loads until the network is
 * idle, and those of prefetches, which have the header `Sec-Purpose: prefetch`.
 */
async function firstVisit(page: Page, {path: route}: Route, baseURL: string, hasWorker = false) {
  const sizes = {javascript: 0, stylesheets: 0, worker: 0, schema: 0};
  const requests: Request[] = [];
  const prefetches = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') prefetches.add(request.url());
    // The browser has the code of documents that it has prefetched.
    else if (!prefetches.has(request.url())) requests.push(request);
  });
  const prefetchedBytes = () => {
    // A reader's browser has the others in its cache.
    const loaded = new Set(requests.map((request) => request.url()));
    return [...prefetches]
      .filter((url) => !loaded.has(url))
      .reduce((sum, url) => sum + sizeOf(url), 0);
  };
  const html = (await (await page.goto(route))?.text()) ?? '';
  for (const [, styles] of html.matchAll(/<style>([^]*?)<\/style>/g))
    sizes.stylesheets += gzipSync(styles!).length;

  await hydrated(page);
  // The code of the search is prefetched, and on short pages the next page. That waits for an idle moment,
  // which may come long after the network was idle for the first time.
  await expect.poll(prefetchedBytes).toBeGreaterThan(20_000);
  // So may the schema that the worker imports.
  const isImported = () => requests.some((each) => isImport(each));
  await expect.poll(isImported).toBe(hasWorker);
  await page.waitForLoadState('networkidle');
  const workers = page.workers().map((worker) => worker.url());
  const isCode = (url: string) => url.startsWith(baseURL) && /\.(js|css)$/.test(url);
  const code = requests.filter((request) => isCode(request.url()));
  for (const request of code) {
    const url = request.url();
    const isOfWorker = workers.includes(url) || isImport(request);
    const ofWorker = contentOf(url).includes('json-schema.org') ? 'schema' : 'worker';
    const ofPage = url.endsWith('.css') ? 'stylesheets' : 'javascript';
    sizes[isOfWorker ? ofWorker : ofPage] += sizeOf(url);
  }
  const modules = modulesOf(code.map((request) => path.basename(request.url())));
  return {sizes, prefetched: prefetchedBytes(), modules, urls: requests.map((each) => each.url())};
}

/** Modules with less code are not stored. */
const MIN_MODULE_SIZE = 2_000;

/** The modules of scripts, in the last build on this machine. */
function modulesOf(scripts: readonly string[]): ModuleSizes {
  const file = path.resolve(BUILD, '..', MODULES_FILE);
  const known: Record<string, ModuleSizes> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return Object.assign({}, ...scripts.map((script) => known[script]));
}

/** The five modules that grew most, or are new. */
function largestGrowth(modules: ModuleSizes): string {
  const recorded: ModuleSizes = recordedSizes;
  const growth = Object.entries(modules)
    .map(([name, size]) => [name, size - (recorded[name] ?? 0)] as const)
    .filter(([name, bytes]) => bytes > 0 && (name in recorded || bytes >= MIN_MODULE_SIZE))
    .sort(([, one], [, other]) => other - one);
  return growth
    .slice(0, 5)
    .map(([name, bytes]) => `  +${bytes} bytes of source: ${name}`)
    .join('\n');
}

/** What the pages that are newer than the limits add to the JavaScript of every page, in its lists of routes. */
const newPages = Math.max(0, ROUTES.length - budgets.pages.count) * budgets.pages.javascript;

const visited: Record<string, number> = {};

test.afterAll(({}, {config}) => {
  if (config.updateSnapshots === 'all') {
    const large = Object.entries<number>({...recordedSizes, ...visited})
      .filter(([, size]) => size >= MIN_MODULE_SIZE)
      .sort(([one], [other]) => one.localeCompare(other));
    const file = path.resolve(BUILD, '../bench/modules.json');
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(large), null, 2)}\n`);
  }
});

for (const [name, own] of Object.entries<Limits>(budgets.sizes)) {
  const limits = {...own, javascript: own.javascript + newPages};
  test(`a first visit stays within the budget: ${name}`, async ({browser, baseURL}, testInfo) => {
    const routes = PAGES[name as Budget]();
    expect(routes).not.toHaveLength(0);
    for (const route of routes) {
      // A new context has an empty cache.
      const context = await browser.newContext({baseURL: baseURL!});
      const {sizes, prefetched, modules} = await firstVisit(
        await context.newPage(),
        route,
        baseURL!,
        limits.worker !== undefined,
      );
      Object.assign(visited, modules);
      await context.close();
      testInfo.annotations.push({
        type: route.path,
        description: JSON.stringify({...sizes, prefetched}),
      });
      // Every page loads React. A smaller size means that the measurement failed.
      expect(sizes.javascript, `JavaScript of ${route.path}`).toBeGreaterThan(60_000);
      expect(sizes.stylesheets, `CSS of ${route.path}`).toBeGreaterThan(5_000);
      expect(prefetched, `Prefetched by ${route.path}`).toBeLessThanOrEqual(budgets.prefetched);
      expect(sizes.worker > 50_000 && sizes.schema > 5_000).toBe(limits.worker !== undefined);
      for (const part of ['javascript', 'stylesheets', 'worker', 'schema'] as const) {
        const message = `A reader waits longer for ${route.path}: ${part} of its first visit`;
        const details = `${message}\n${largestGrowth(modules)}\n`;
        expect(sizes[part], details).toBeLessThanOrEqual(limits[part] ?? 0);
      }
    }
  });
}

test('a text page needs few requests', async ({page, baseURL}) => {
  const route = ROUTES.find(({path}) => path === docPath(LATEST_VERSION, 'api/introduction'))!;
  const {urls} = await firstVisit(page, route, baseURL!);
  expect(urls.length).toBeGreaterThan(5);
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(budgets.requests.textPage);
});
