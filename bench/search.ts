/** Measures the embedded search: the first result after a cold open, its bytes, and each key press. */
import path from 'node:path';
import {root} from '../lib/root';
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import golden from '../checks/built/golden.json';
import {engineOf, readBuiltIndex, requestFor} from '@pricing4saas/search/indexing/builtIndex';
import {SLOW_CONDITIONS, repeat, settle, withBench, type Bench} from './lib/browser';
import {median, quantile, type Result, type Row} from './lib/figures';

const TEXT_PAGE = docPath(LATEST_VERSION, 'api/introduction');

/** Times of all key presses of the golden queries in a warm engine, in milliseconds. Messages are pasted. */
function timeKeystrokes(): number[] {
  const engine = engineOf(readBuiltIndex(path.join(root, 'build')));
  return golden
    .filter(({version}) => version === LATEST_VERSION.label)
    .flatMap(({query, kind}) =>
      kind === 'pasted' ? query : Array.from(query, (_, at) => query.slice(0, at + 1)),
    )
    .map((typed) => {
      const start = performance.now();
      engine.search(requestFor(typed, LATEST_VERSION, VERSIONS, 20));
      return performance.now() - start;
    });
}

interface Case {
  readonly label: string;
  readonly isSlow?: boolean;
  /** Whether the browser has no workers. */
  readonly isOnPage?: boolean;
}

/**
 * Returns the time from the shortcut, before the index is loaded, until the first hit is painted, and
 * the compressed bytes that the page loads meanwhile. The query is entered as soon as the input exists.
 */
function timeFirstResult({origin, inPage}: Bench, {isSlow = false, isOnPage = false}: Case) {
  return inPage(isSlow, async (page) => {
    if (isOnPage) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));

    await page.goto(`${origin}${TEXT_PAGE}`);
    await settle(page);
    return page.evaluate(
      (query) =>
        new Promise<{time: number; bytes: number}>((resolve) => {
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
              const loaded = performance.getEntriesByType(
                'resource',
              ) as PerformanceResourceTiming[];
              const bytes = loaded
                .filter(({startTime}) => startTime >= start)
                .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0);
              requestAnimationFrame(() =>
                setTimeout(() => resolve({time: performance.now() - start, bytes})),
              );
            }
          }).observe(document.body, {childList: true, subtree: true});
          const shortcut = {key: 'k', ctrlKey: true, bubbles: true, cancelable: true};
          document.body.dispatchEvent(new KeyboardEvent('keydown', shortcut));
        }),
      'usage limit',
    );
  });
}

/** Measures the search of the last build. */
export async function measure(runs: number): Promise<Result> {
  const label = 'First result after a cold open';
  // Throttling does not apply to workers, so a slow phone is between the last two cases.
  const cases: readonly Case[] = [
    {label},
    {label: `${label}, ${SLOW_CONDITIONS}`, isSlow: true},
    {
      label: 'The same, with the search on the page itself',
      isSlow: true,
      isOnPage: true,
    },
  ];
  const results = cases.map((): {time: number; bytes: number}[] => []);
  await withBench((bench) =>
    repeat(runs, async () => {
      for (const [at, each] of cases.entries())
        results[at]!.push(await timeFirstResult(bench, each));
    }),
  );
  // Last, so that this process only serves the site during the other measurements.
  const keystrokes = quantile(timeKeystrokes(), 0.95);
  const row = (name: string, value: number): Row => ({label: name, unit: 'ms', values: [value]});
  return {
    title: 'Search',
    columns: ['Measured'],
    rows: [
      ...cases.map((each, at) => row(each.label, median(results[at]!.map(({time}) => time)))),
      // Only without a worker, all requests are those of the page.
      {
        label: 'Transferred until the first result, with the search on the page itself',
        unit: 'KiB',
        values: [median(results.at(-1)!.map(({bytes}) => bytes))],
      },
      row(
        'A key press of the golden queries, or a pasted message, 95th percentile, engine',
        keystrokes,
      ),
    ],
  };
}
