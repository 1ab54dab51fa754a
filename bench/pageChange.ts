/** Measures the changes from a text page to others, and first loads of these. */
import {statSync} from 'node:fs';
import path from 'node:path';
import {root} from '../lib/root';
import {specificationId} from '../site/pages';
import {LATEST_VERSION, docPath} from '../site/versions';
import {SLOW_CONDITIONS, repeat, settle, withBench, type Bench} from './lib/browser';
import {median, type Result} from './lib/figures';

const TEXT_PAGE = docPath(LATEST_VERSION, 'api/introduction');

function heaviestSpecification(): string {
  const sizeOf = (page: string) => statSync(path.join(root, 'build', page, 'index.html')).size;
  return LATEST_VERSION.syntaxVersions
    .map((syntax) => docPath(LATEST_VERSION, specificationId(syntax)))
    .sort((a, b) => sizeOf(b) - sizeOf(a))[0]!;
}

const LABELS = [
  'Change of the page, clicked 200 ms after the pointer reaches the link',
  'Change of the page by tap',
  'From the tap until the page is idle',
  'Total Blocking Time of a first load',
];

/** Milliseconds between pointing at a link and the click. Docusaurus loads the page meanwhile. */
const POINTING_TIME = 200;

/**
 * Times from a click on a link: until the title and the first blocks of its page are painted, and until the last long
 * task ends.
 */
function timePageChange(
  {origin, inPage}: Bench,
  selector: string,
  isPointed: boolean,
): Promise<[painted: number, idle: number]> {
  return inPage(true, async (page) => {
    await page.goto(`${origin}${TEXT_PAGE}`);
    await settle(page);
    const link = page.locator(selector).first();
    await (isPointed ? link.hover() : link.scrollIntoViewIfNeeded());
    await page.waitForTimeout(POINTING_TIME);
    await settle(page);
    const [start, painted] = await link.evaluate(
      (element) =>
        new Promise<[number, number]>((resolve) => {
          const title = () => document.querySelector('main h1')?.textContent;
          const before = title();
          const start = performance.now();
          new MutationObserver((_, observer) => {
            const now = title();
            if (now !== undefined && now !== before) {
              observer.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve([start, performance.now()])));
            }
          }).observe(document.body, {childList: true, subtree: true, characterData: true});
          (element as HTMLElement).click();
        }),
    );
    await settle(page);
    const ends = await page.evaluate(() =>
      window.longTasks.map(({startTime, duration}) => startTime + duration),
    );
    return [painted - start, Math.max(painted, ...ends) - start];
  });
}

/** Time beyond 50 ms of each long task, until a page that opens settles. */
function blockingTime({origin, inPage}: Bench, path: string): Promise<number> {
  return inPage(true, async (page) => {
    await page.goto(`${origin}${path}`);
    await settle(page);
    return page.evaluate(() =>
      window.longTasks.reduce((sum, {duration}) => sum + duration - 50, 0),
    );
  });
}

/** Measures changes of the page and first loads in the last build. */
export async function measure(runs: number): Promise<Result> {
  const text = docPath(LATEST_VERSION, 'api/understanding/ecosystem');
  const specification = heaviestSpecification();
  const targets = [
    ['/', '.navbar__brand'],
    [text, `.menu a[href="${text}"]`],
    [specification, `main a[href^="${specification}"]`],
  ] as const;
  const columns = targets.map((): number[][] => []);
  await withBench((bench) =>
    repeat(runs, async () => {
      for (const [column, [path, link]] of targets.entries()) {
        const [pointed] = await timePageChange(bench, link, true);
        const [tapped, idle] = await timePageChange(bench, link, false);
        columns[column]!.push([pointed, tapped, idle, await blockingTime(bench, path)]);
      }
    }),
  );
  return {
    title: SLOW_CONDITIONS,
    columns: ['Home', 'Text page', 'Heaviest specification page'],
    rows: LABELS.map((label, row) => ({
      label,
      unit: 'ms',
      values: columns.map((each) => median(each.map((figures) => figures[row]!))),
    })),
  };
}
