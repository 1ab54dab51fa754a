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

declare global {
  interface Window {
    longTasks: PerformanceEntry[];
  }
}

/** Runs in the page before other scripts. */
function observeLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** The built site in a browser. */
export interface Bench {
  readonly origin: string;
  /** Calls `work` with a new page with an empty cache. */
  inPage<T>(isSlow: boolean, work: (page: Page) => Promise<T>): Promise<T>;
}

/**
 * Opens the built site in a browser without access to other hosts.
 *
 * @throws Error if nothing is built, or there is no browser
 */
export async function withBench(work: (bench: Bench) => Promise<void>): Promise<void> {
  const server = createStaticServer({root: path.join(root, 'build'), baseUrl: '/'}).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const browser = await launchBrowser('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost');
    const inPage: Bench['inPage'] = async (isSlow, inside) => {
      const context = await browser.newContext({viewport: {width: 1400, height: 900}});
      const page = await context.newPage();
      page.setDefaultTimeout(MAX_WAIT);
      // Defines the helper that tsx uses to name functions.
      await page.addInitScript('globalThis.__name = (value) => value');
      await page.addInitScript(observeLongTasks);
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
    await work({origin, inPage}).finally(() => browser.close());
  } finally {
    server.close();
  }
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
        ...window.longTasks.map(({startTime, duration}) => startTime + duration),
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
