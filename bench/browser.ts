/** A browser over the built site, on a slow machine and a slow connection where that is asked for. */
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Page, type Request} from '@playwright/test';
import {ensureBrowser} from '../lib/browser';
import {createStaticServer} from '../scripts/serve/server';
import {root} from '../lib/root';

/** The reader that budgets are made for: a phone of the middle class on a mobile connection. */
export const SLOW = {
  /** How many times slower the processor is. */
  cpu: 4,
  /** Time to and from the host, in milliseconds. */
  latency: 150,
  /** 1.6 Mbit/s. */
  bytesPerSecond: 200_000,
} as const;

/** Time without a long task and without a request after which a page is settled, in milliseconds. */
const QUIET_TIME = 1500;

/** Longest time that a page is given to settle, in milliseconds. */
const LONGEST_WAIT = 120_000;

/** What a cold load was measured to be: milliseconds, layout shift, numbers, and bytes after gzip. */
export interface LoadFigures {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scripts: number;
  readonly styles: number;
}

/** What the observers in the page write down. */
interface Observed {
  lcp: number;
  cls: number;
  readonly tasks: {readonly start: number; readonly duration: number}[];
}

declare global {
  interface Window {
    benchmark: Observed;
  }
}

/** Runs in the page before anything else. */
function observe(): void {
  const observed: Observed = {lcp: 0, cls: 0, tasks: []};
  window.benchmark = observed;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({startTime}) => (observed.lcp = startTime));
  watch('longtask', ({startTime, duration}) => observed.tasks.push({start: startTime, duration}));
  // As browsers report it: the largest sum of shifts less than a second apart, in five seconds.
  let first = 0;
  let last = 0;
  let sum = 0;
  watch('layout-shift', (entry) => {
    const {startTime, value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) {
      return;
    }
    if (startTime - last > 1000 || startTime - first > 5000) {
      first = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    observed.cls = Math.max(observed.cls, sum);
  });
}

/** A page of its own browser context, so that nothing is cached. */
export interface Tab {
  readonly page: Page;
  /** Requests so far. */
  readonly requests: readonly Request[];
  close(): Promise<void>;
}

/** The built site in a browser. */
export interface Bench {
  readonly origin: string;
  /** Opens an empty tab. */
  openTab(isSlow: boolean): Promise<Tab>;
  /** Size of an answer after gzip, in bytes; pictures are counted as they are. */
  sizeOf(address: string): Promise<number>;
  close(): Promise<void>;
}

/**
 * Serves the built site and starts a browser, which reaches nothing else.
 *
 * @throws Error when nothing is built
 */
export async function openBench(): Promise<Bench> {
  const server = createStaticServer({root: path.join(root, 'build'), baseUrl: '/'});
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  let browser: Browser;
  try {
    browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    });
  } catch (error) {
    server.close();
    throw error;
  }
  const sizes = new Map<string, number>();
  return {
    origin,
    async openTab(isSlow) {
      const context = await browser.newContext({viewport: {width: 1400, height: 900}});
      const page = await context.newPage();
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      // tsx gives functions their name with a helper that the page does not have.
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
      return {page, requests, close: () => context.close()};
    },
    async sizeOf(address) {
      const known = sizes.get(address);
      if (known !== undefined) {
        return known;
      }
      const response = await fetch(address);
      const body = Buffer.from(await response.arrayBuffer());
      const isText = /^text|json|xml|javascript/.test(response.headers.get('content-type') ?? '');
      const size = isText ? gzipSync(body).length : body.length;
      sizes.set(address, size);
      return size;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Waits until React has taken the page over, and it neither loads nor computes any more. */
export async function settle(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: LONGEST_WAIT});
  await page.waitForLoadState('networkidle', {timeout: LONGEST_WAIT});
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
    {timeout: LONGEST_WAIT, polling: 200},
  );
}

/** Addresses that a page has fetched because it needs them, not ahead of what a reader may do. */
async function neededAddresses({requests}: Tab): Promise<string[]> {
  const needed = new Set<string>();
  for (const request of requests) {
    const headers = await request.allHeaders();
    const isAhead = /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
    if (!isAhead && request.url().startsWith('http')) {
      needed.add(request.url());
    }
  }
  return [...needed];
}

/** Loads a page in an empty tab and measures it until it has settled. */
export async function measureLoad(bench: Bench, tab: Tab, address: string): Promise<LoadFigures> {
  const {page} = tab;
  await page.goto(`${bench.origin}${address}`, {timeout: LONGEST_WAIT});
  await settle(page);
  const observed = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {...window.benchmark, firstPaint: paint?.startTime ?? 0};
  });
  const own = (await neededAddresses(tab)).filter((url) => url.startsWith(bench.origin));
  const sum = async (ending: string): Promise<number> => {
    let total = 0;
    for (const url of own.filter((each) => new URL(each).pathname.endsWith(ending))) {
      total += await bench.sizeOf(url);
    }
    return total;
  };
  return {
    lcp: observed.lcp,
    tbt: observed.tasks
      .filter(({start}) => start >= observed.firstPaint)
      .reduce((total, {duration}) => total + duration - 50, 0),
    cls: observed.cls,
    requests: own.length,
    bytes: await sum(''),
    scripts: await sum('.js'),
    styles: await sum('.css'),
  };
}

/** What a run was measured on, as a sentence: figures of another machine are other figures. */
export function conditions(): string {
  return `${SLOW.cpu}x slower processor, ${(SLOW.bytesPerSecond * 8) / 1e6} Mbit/s, ${SLOW.latency} ms`;
}
