/** Opens the built site in a browser, optionally with a slow processor and connection. */
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {launchBrowser} from '../../lib/browser';
import {root} from '../../lib/root';
import {createStaticServer} from '../../scripts/serve/server';

/** Conditions of the budgets: a mid-range phone on a mobile network. Latency in milliseconds. */
const SLOW = {cpu: 4, latency: 150, bytesPerSecond: 200_000} as const;

/** Description of the slow conditions. */
export const SLOW_CONDITIONS = '4x slower processor, 1.6 Mbit/s, 150 ms';

/** Milliseconds without long tasks and requests after which a page is settled. */
const QUIET_TIME = 1500;
/** Maximum time in milliseconds until a page settles. */
const MAX_WAIT = 120_000;

/** Figures of a cold load: milliseconds, layout shift, counts, and compressed bytes. */
export type LoadFigures = Readonly<
  Record<'lcp' | 'tbt' | 'cls' | 'requests' | 'bytes' | 'html' | 'scripts', number>
>;

declare global {
  interface Window {
    /** Records of `observe` in the page. */
    benchmark: {
      lcp: number;
      cls: number;
      readonly tasks: {readonly start: number; readonly duration: number}[];
    };
  }
}

/** A performance entry with the keys of layout shifts. */
interface Entry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before other scripts. */
function observe(): void {
  window.benchmark = {lcp: 0, cls: 0, tasks: []};
  const {benchmark} = window;
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({startTime}) => (benchmark.lcp = startTime));
  watch('longtask', ({startTime, duration}) => benchmark.tasks.push({start: startTime, duration}));
  // The sum of all shifts, an upper bound of CLS, the largest sum within five seconds.
  watch('layout-shift', ({value, hadRecentInput}) => (benchmark.cls += hadRecentInput ? 0 : value));
}

/** The built site in a browser. */
export interface Bench {
  readonly origin: string;
  /** Calls `work` with a new page with an empty cache. */
  inPage<T>(isSlow: boolean, work: (page: Page) => Promise<T>): Promise<T>;
}

/**
 * Serves the built site on a free port during `work`.
 *
 * @throws Error if nothing is built
 */
export async function withServer<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const server = createStaticServer({root: path.join(root, 'build'), baseUrl: '/'}).listen(0);
  await once(server, 'listening');
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/**
 * Opens the built site in a browser without access to other hosts.
 *
 * @throws Error if nothing is built, or there is no browser
 */
export function withBench<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  return withServer(async (origin) => {
    const browser = await launchBrowser('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost');
    const inPage: Bench['inPage'] = async (isSlow, inside) => {
      const context = await browser.newContext({viewport: {width: 1400, height: 900}});
      const page = await context.newPage();
      page.setDefaultTimeout(MAX_WAIT);
      // Defines the helper that tsx uses to name functions.
      await page.addInitScript('globalThis.__name = (value) => value');
      await page.addInitScript(observe);
      if (isSlow) {
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: SLOW.latency,
          downloadThroughput: SLOW.bytesPerSecond,
          uploadThroughput: SLOW.bytesPerSecond / 2,
        });
        await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW.cpu});
      }
      return inside(page).finally(() => context.close());
    };
    return work({origin, inPage}).finally(() => browser.close());
  });
}

/** Repeats a measurement and prints the progress. */
export async function repeat(runs: number, measure: () => Promise<void>): Promise<void> {
  for (let run = 1; run <= runs; run += 1) {
    await measure();
    console.log(`Run ${run} of ${runs}.`);
  }
}

/** Waits until the page is hydrated and has neither requests nor long tasks. */
export async function settle(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (quiet) => {
      const ends = [
        ...window.benchmark.tasks.map(({start, duration}) => start + duration),
        ...performance
          .getEntriesByType('resource')
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
      ];
      return performance.now() - Math.max(0, ...ends) > quiet;
    },
    QUIET_TIME,
    {polling: 200},
  );
}

/** Loads a page and measures it until it has settled. */
export async function measureLoad(page: Page, url: string): Promise<LoadFigures> {
  await page.goto(url);
  await settle(page);
  const {lcp, cls, tasks, firstPaint, resources, prefetched} = await page.evaluate(() => ({
    ...window.benchmark,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    resources: ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({name, encodedBodySize: size, initiatorType: initiator}) => ({name, size, initiator})),
    prefetched: Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'),
      ({href}) => href,
    ),
  }));
  // Files that a `<link>` prefetches are not needed yet.
  const needed = resources.filter(
    ({name, size, initiator}) => size > 0 && !(initiator === 'link' && prefetched.includes(name)),
  );
  const sum = (ending: string): number =>
    needed.reduce((total, {name, size}) => total + (name.endsWith(ending) ? size : 0), 0);
  return {
    lcp,
    tbt: tasks.reduce(
      (total, {start, duration}) => total + (start >= firstPaint ? duration - 50 : 0),
      0,
    ),
    cls,
    requests: needed.length,
    bytes: sum(''),
    html: needed.find(({initiator}) => initiator === 'navigation')!.size,
    scripts: sum('.js'),
  };
}
