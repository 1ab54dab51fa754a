/**
 * Measures how fast pages load and change, in a browser on a slow machine and a slow connection,
 * and writes the figures to bench/README.md.
 *
 * Usage: npm run bench:speed [-- RUNS] (after npm run build; 5 runs without a number)
 * The runs are interleaved: each page once, then each page again. The figures are medians.
 * Exit code 1: nothing is built, or a figure misses its budget (bench/budgets.json).
 */
import {statSync} from 'node:fs';
import path from 'node:path';
import budgets from './budgets.json';
import {reportFigures} from './report';
import {LATEST_VERSION, docPath} from '../site/versions';
import {specificationId} from '../pricing2yaml/fields/address';
import {formatRows, medians, missedBudgets, type Row} from './lib/figures';
import {conditions, measureLoad, openBench, settle, type Bench, type LoadFigures} from './browser';
import {root} from '../lib/root';

const COMMAND = 'bench:speed';

/** The specification page whose HTML is the largest. */
function heaviestSpecification(): string {
  const sizeOf = (page: string) => statSync(path.join(root, 'build', page, 'index.html')).size;
  return LATEST_VERSION.syntaxVersions
    .map((syntax) => docPath(LATEST_VERSION, specificationId(syntax)))
    .sort((a, b) => sizeOf(b) - sizeOf(a))[0]!;
}

interface Subject {
  readonly name: string;
  readonly address: string;
  readonly hasDiagram?: boolean;
}

/** From this page a reader goes on to the next one. */
const TEXT_PAGE: Subject = {
  name: 'Text page',
  address: docPath(LATEST_VERSION, 'api/introduction'),
};

function subjects(): readonly Subject[] {
  return [
    {name: 'Home', address: '/'},
    TEXT_PAGE,
    {
      name: 'Page with a diagram',
      address: docPath(LATEST_VERSION, 'docs/Introduction'),
      hasDiagram: true,
    },
    {name: 'Heaviest specification page', address: heaviestSpecification()},
  ];
}

/** Time from a click on the link to the next page, whose files are there, until that page is painted. */
async function measureRouteChange(bench: Bench): Promise<number> {
  const tab = await bench.openTab(true);
  try {
    const {page} = tab;
    await page.goto(`${bench.origin}${TEXT_PAGE.address}`);
    await settle(page);
    const link = page.locator('.pagination-nav__link--next');
    await link.hover();
    await settle(page);
    return await link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const title = () => document.querySelector('main h1')?.textContent;
          const before = title();
          const start = performance.now();
          new MutationObserver((_, observer) => {
            const now = title();
            if (now !== undefined && now !== before) {
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
            }
          }).observe(document.body, {childList: true, subtree: true, characterData: true});
          (element as HTMLElement).click();
        }),
    );
  } finally {
    await tab.close();
  }
}

const runs = Number(process.argv[2] ?? 5);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`${COMMAND}: "${process.argv[2]}" is no number of runs.`);
  process.exit(1);
}
try {
  const bench = await openBench();
  const pages = subjects();
  const loads = pages.map((): LoadFigures[] => []);
  const changes: number[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [column, {address}] of pages.entries()) {
        const tab = await bench.openTab(true);
        try {
          loads[column]!.push(await measureLoad(bench, tab, address));
        } finally {
          await tab.close();
        }
      }
      changes.push(await measureRouteChange(bench));
      console.log(`Run ${run} of ${runs}.`);
    }
  } finally {
    await bench.close();
  }
  const figures = loads.map((each) => medians(each));
  const change = medians(changes.map((value) => ({value}))).value;
  const {lcp, tbt, cls, clsWithDiagram, routeChange} = budgets.times.speed;
  const of = (name: keyof LoadFigures) => figures.map((each) => each[name]);
  const names = pages.map(({name}) => name);
  const rows: Row[] = [
    {label: 'Largest Contentful Paint', unit: 'ms', values: of('lcp'), budget: lcp},
    {label: 'Total Blocking Time', unit: 'ms', values: of('tbt'), budget: tbt},
    {
      label: 'Cumulative Layout Shift',
      unit: 'shift',
      values: of('cls'),
      budget: pages.map(({hasDiagram}) => (hasDiagram ? clsWithDiagram : cls)),
    },
    {
      label: 'Change to the next page',
      unit: 'ms',
      values: pages.map((page) => (page === TEXT_PAGE ? change : undefined)),
      budget: routeChange,
    },
    {label: 'JavaScript, gzip', unit: 'KiB', values: of('scripts')},
    {label: 'CSS, gzip', unit: 'KiB', values: of('styles')},
    {label: 'Everything, gzip', unit: 'KiB', values: of('bytes')},
    {label: 'Requests', unit: 'count', values: of('requests')},
  ];
  const table = formatRows(`Cold load, ${conditions()}`, names, rows);
  const written = `${table}\n\nMedians of ${runs} interleaved runs.`;
  reportFigures(COMMAND, written, missedBudgets(names, rows));
} catch (error) {
  console.error(`${COMMAND}: ${(error as Error).message}`);
  process.exitCode = 1;
}
