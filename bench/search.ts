/**
 * Measures the embedded search: the first result after a cold open, each key, and how both grow
 * with the site; and writes the figures to bench/README.md.
 *
 * Usage: npm run bench:search [-- RUNS] (after npm run build; 5 runs without a number)
 * Exit code 1: nothing is built, or a figure misses its budget (bench/budgets.json).
 */
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import budgets from './budgets.json';
import {reportFigures} from './report';
import golden from '../src/search/golden.json';
import {buildIndexFiles} from '../src/search/index/build';
import {LATEST_VERSION, docPath} from '../site/versions';
import {SearchEngine} from '../src/search/engine/engine';
import type {Shard} from '../src/search/engine/shard';
import type {SearchRecord} from '../src/search/engine/types';
import {tagOf} from '../src/search/engine/filters';
import {
  crossing,
  formatFigure,
  formatRows,
  median,
  missedBudgets,
  quantile,
  type Row,
} from './lib/figures';
import {growRecords, keystrokes} from './lib/growth';
import {ORIGIN, engineOf, readBuiltIndex, readBuiltRecords} from '../src/search/index/builtIndex';
import {requestFor} from '../src/search/relevance/relevance';
import {SLOW, conditions, openBench, settle, type Bench, type Tab} from './browser';
import {root} from '../lib/root';

const COMMAND = 'bench:search';
const buildFolder = path.join(root, 'build');

const TEXT_PAGE = docPath(LATEST_VERSION, 'api/introduction');
const FIRST_QUERY = 'usage limit';

/** Pages of one docs version that the growth is measured at. */
const SIZES = [500, 1500, 3000];

/** Queries of the latest docs version that the tests know, every so many of them. */
function sampleQueries(every: number): string[] {
  return golden
    .filter(({version}) => version === LATEST_VERSION.label)
    .map(({query}) => query)
    .filter((_, at) => at % every === 0);
}

/** Hits that the modal asks for. */
const HITS = 20;

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Times of all keys of some queries in an engine that is warm, in milliseconds. */
function keyTimes(engine: SearchEngine, queries: readonly string[]): number[] {
  return queries
    .flatMap(keystrokes)
    .map((typed) => time(() => engine.search(requestFor(typed, LATEST_VERSION, HITS))));
}

/**
 * Time from the shortcut, with nothing of search loaded, until the first hit is painted. The query
 * is written into the input as soon as that is there.
 *
 * @param tab an empty tab
 */
async function measureFirstResult(bench: Bench, {page}: Tab): Promise<number> {
  await page.goto(`${bench.origin}${TEXT_PAGE}`);
  await settle(page);
  return page.evaluate(
    (query) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
          if (input?.value === '') {
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
              input,
              query,
            );
            input.dispatchEvent(new Event('input', {bubbles: true}));
          }
          if (document.querySelector('.DocSearch-Dropdown .DocSearch-Hit')) {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          }
        }).observe(document.body, {childList: true, subtree: true});
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}),
        );
      }),
    FIRST_QUERY,
  );
}

/** Runs in the page before anything else: notes how long the search worker takes for an answer. */
function watchWorker(): void {
  const times: number[] = [];
  Object.assign(window, {workerTimes: times});
  const {postMessage} = Worker.prototype;
  const starts = new Map<number, number>();
  Worker.prototype.postMessage = function (this: Worker, message: {type?: string; id?: number}) {
    if (message.type === 'search') {
      starts.set(message.id!, performance.now());
    } else if (message.type === 'start') {
      this.addEventListener('message', ({data}: MessageEvent<{type: string; id?: number}>) => {
        const start = starts.get(data.id ?? -1);
        if (data.type === 'answer' && start !== undefined) {
          times.push(performance.now() - start);
        }
      });
    }
    postMessage.call(this, message);
  };
}

/** Times of the keys of some queries in the worker of a page, its messages included. */
async function measureKeysInWorker(bench: Bench, queries: readonly string[]): Promise<number[]> {
  const tab = await bench.openTab(false);
  try {
    const {page} = tab;
    await page.addInitScript(watchWorker);
    await measureFirstResult(bench, tab);
    await page.waitForLoadState('networkidle');
    const input = page.locator('.DocSearch-Input');
    const timesSoFar = () =>
      page.evaluate(() => (window as unknown as {workerTimes: number[]}).workerTimes);
    const before = (await timesSoFar()).length;
    for (const query of queries) {
      await input.fill('');
      await input.pressSequentially(query, {delay: 40});
    }
    return (await timesSoFar()).slice(before);
  } finally {
    await tab.close();
  }
}

/** What a grown site was measured to be. */
interface Growth {
  readonly pages: number;
  /** The shard that a search loads first, gzip. */
  readonly shard: number;
  /** Reading the shard and answering the first query. */
  readonly firstQuery: number;
  readonly keystroke: number;
}

function measureGrowth(records: readonly SearchRecord[], pages: number): Growth {
  const grown = growRecords(records, tagOf(LATEST_VERSION), pages);
  const file = buildIndexFiles(grown).find(({name}) => /^shards\/(?!.*\.texts\.)/.test(name))!;
  const texts = grown.map(({text}) => text);
  const queries = sampleQueries(16);
  let engine = new SearchEngine(ORIGIN, '/');
  const firstQueries = Array.from({length: 3}, () =>
    time(() => {
      engine = new SearchEngine(ORIGIN, '/');
      engine.add(JSON.parse(file.content) as Shard);
      engine.search(requestFor(FIRST_QUERY, LATEST_VERSION, HITS));
    }),
  );
  engine.addTexts(tagOf(LATEST_VERSION), texts);
  return {
    pages: new Set(grown.map((record) => record.path)).size,
    shard: gzipSync(file.content).length,
    firstQuery: median(firstQueries),
    keystroke: quantile(keyTimes(engine, queries), 0.95),
  };
}

/** Pages of one docs version at which a limit is crossed, as words. */
function pagesAt(
  growth: readonly Growth[],
  valueOf: (growth: Growth) => number,
  limit: number,
): string {
  const at = crossing(
    growth.map((each) => ({at: each.pages, value: valueOf(each)})),
    limit,
  );
  return at === undefined
    ? `above ${growth.at(-1)!.pages.toLocaleString('en')} pages`
    : `at about ${(Math.round(at / 50) * 50).toLocaleString('en')} pages`;
}

const runs = Number(process.argv[2] ?? 5);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`${COMMAND}: "${process.argv[2]}" is no number of runs.`);
  process.exit(1);
}
try {
  const {search: limits, searchGrowth: growthLimits} = budgets.times;

  const bench = await openBench();
  const first: number[] = [];
  const firstSlow: number[] = [];
  const firstSlowOnPage: number[] = [];
  let workerKeys: number[];
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const times of [first, firstSlow, firstSlowOnPage]) {
        const tab = await bench.openTab(times !== first);
        try {
          if (times === firstSlowOnPage) {
            await tab.page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
          }
          times.push(await measureFirstResult(bench, tab));
        } finally {
          await tab.close();
        }
      }
      console.log(`Run ${run} of ${runs}.`);
    }
    workerKeys = await measureKeysInWorker(bench, sampleQueries(12));
  } finally {
    await bench.close();
  }

  // Only now: the process that serves the site should have nothing else to do.
  const engineKeys = keyTimes(engineOf(readBuiltIndex(buildFolder)), sampleQueries(1));
  // A browser slows down its pages, not their workers: a real slow reader is between the two.
  const slowResult = median(firstSlowOnPage);
  const rows: Row[] = [
    {
      label: 'First result after a cold open',
      unit: 'ms',
      values: [median(first)],
      budget: limits.firstResult,
    },
    {
      label: `First result after a cold open, ${conditions()}`,
      unit: 'ms',
      values: [median(firstSlow)],
      budget: limits.firstResultSlow,
    },
    {
      label: 'The same, with the search on the page itself',
      unit: 'ms',
      values: [slowResult],
      budget: limits.firstResultSlow,
    },
    {
      label: 'A key, 95th percentile, engine',
      unit: 'ms',
      values: [quantile(engineKeys, 0.95)],
      budget: limits.keystroke,
    },
    {
      label: 'A key, 95th percentile, worker and back',
      unit: 'ms',
      values: [quantile(workerKeys, 0.95)],
    },
  ];

  const records = await readBuiltRecords(buildFolder);
  const growth = [0, ...SIZES].map((pages) => {
    const measured = measureGrowth(records, pages);
    console.log(`Measured ${measured.pages} pages.`);
    return measured;
  });
  const today = growth[0]!;
  /** What a slow reader waits for the first result: more to fetch, and more to read. */
  const slowAt = ({shard, firstQuery}: Growth): number =>
    slowResult +
    ((shard - today.shard) / SLOW.bytesPerSecond) * 1000 +
    (firstQuery - today.firstQuery) * SLOW.cpu;
  const columns = growth.map(({pages}) => pages.toLocaleString('en'));
  const growthRows: Row[] = [
    {
      label: 'Shard that is loaded first, gzip',
      unit: 'KiB',
      values: growth.map(({shard}) => shard),
    },
    {
      label: 'Reading it and answering the first query',
      unit: 'ms',
      values: growth.map(({firstQuery}) => firstQuery),
    },
    {
      label: 'First result, slow reader, computed',
      unit: 'ms',
      values: growth.map(slowAt),
    },
    {
      label: 'A key, 95th percentile, engine',
      unit: 'ms',
      values: growth.map(({keystroke}) => keystroke),
    },
  ];
  const written = [
    formatRows('Search', ['Measured'], rows),
    `Medians of ${runs} interleaved runs; keys of ${engineKeys.length.toLocaleString('en')} inputs ` +
      `in the engine and ${workerKeys.length.toLocaleString('en')} in the worker.`,
    formatRows('Pages of one docs version', columns, growthRows),
    `**Move to the hosted search** when one docs version grows beyond this: a slow reader waits more ` +
      `than ${formatFigure(growthLimits.firstResultSlow, 'ms')} for the first result ` +
      `${pagesAt(growth, slowAt, growthLimits.firstResultSlow)}; a key takes more than ` +
      `${formatFigure(growthLimits.keystroke, 'ms')} ` +
      `${pagesAt(growth, ({keystroke}) => keystroke, growthLimits.keystroke)}.`,
  ].join('\n\n');
  reportFigures(COMMAND, written, missedBudgets(['search'], rows));
} catch (error) {
  console.error(`${COMMAND}: ${(error as Error).message}`);
  process.exitCode = 1;
}
