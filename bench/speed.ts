/** Measures how fast pages load and change with a slow processor and connection. */
import {statSync} from 'node:fs';
import path from 'node:path';
import {root} from '../lib/root';
import {specificationId} from '../pricing2yaml/fields/address';
import {LATEST_VERSION, docPath} from '../site/versions';
import budgets from './budgets.json';
import {
  SLOW_CONDITIONS,
  measureLoad,
  repeat,
  settle,
  withBench,
  type Bench,
  type LoadFigures,
} from './lib/browser';
import {median, medians, type Result, type Row} from './lib/figures';

/** Start page of the measured page change. */
const TEXT_PAGE = docPath(LATEST_VERSION, 'api/introduction');

/** The specification page with the largest HTML. */
function heaviestSpecification(): string {
  const sizeOf = (page: string) => statSync(path.join(root, 'build', page, 'index.html')).size;
  return LATEST_VERSION.syntaxVersions
    .map((syntax) => docPath(LATEST_VERSION, specificationId(syntax)))
    .sort((a, b) => sizeOf(b) - sizeOf(a))[0]!;
}

/** Time from a click on the link to the next page, which is prefetched, until it is painted. */
function timeRouteChange({origin, inPage}: Bench): Promise<number> {
  return inPage(true, async (page) => {
    await page.goto(`${origin}${TEXT_PAGE}`);
    await settle(page);
    const link = page.locator('.pagination-nav__link--next');
    await link.hover();
    await settle(page);
    return link.evaluate(
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
  });
}

/** Measures cold loads of four pages and the change to the next page. */
export async function measure(runs = 5): Promise<Result> {
  const {lcp, lcpOfSpecification, tbt, cls, clsWithDiagram, routeChange} = budgets.times.speed;
  const pages = [
    {name: 'Home', route: '/', lcp, cls},
    {name: 'Text page', route: TEXT_PAGE, lcp, cls},
    {
      name: 'Page with a diagram',
      route: docPath(LATEST_VERSION, 'docs/Introduction'),
      lcp,
      cls: clsWithDiagram,
    },
    {
      name: 'Heaviest specification page',
      route: heaviestSpecification(),
      lcp: lcpOfSpecification,
      cls,
    },
  ];
  const loads = pages.map((): LoadFigures[] => []);
  const changes: number[] = [];
  await withBench((bench) =>
    repeat(runs, async () => {
      for (const [column, {route}] of pages.entries()) {
        loads[column]!.push(
          await bench.inPage(true, (page) => measureLoad(page, bench.origin + route)),
        );
      }
      changes.push(await timeRouteChange(bench));
    }),
  );
  const figures = loads.map((each) => medians(each));
  const row = (label: string, unit: Row['unit'], name: keyof LoadFigures): Row => ({
    label,
    unit,
    values: figures.map((each) => each[name]),
  });
  const rows: Row[] = [
    {...row('Largest Contentful Paint', 'ms', 'lcp'), budget: pages.map((page) => page.lcp)},
    {...row('Total Blocking Time', 'ms', 'tbt'), budget: tbt},
    {...row('Cumulative Layout Shift', 'shift', 'cls'), budget: pages.map((page) => page.cls)},
    {
      label: 'Change to the next page',
      unit: 'ms',
      values: pages.map(({route}) => (route === TEXT_PAGE ? median(changes) : undefined)),
      budget: routeChange,
    },
    row('HTML with its styles, compressed', 'KiB', 'html'),
    row('JavaScript, compressed', 'KiB', 'scripts'),
    row('Everything, compressed', 'KiB', 'bytes'),
    row('Requests', 'count', 'requests'),
  ];
  return {
    title: `Cold load, ${SLOW_CONDITIONS}`,
    runs,
    columns: pages.map(({name}) => name),
    rows,
  };
}
