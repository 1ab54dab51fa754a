/** Measures the change from a text page to the next page and to the heaviest specification. */
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

/** Milliseconds between pointing at a link and the click. Docusaurus loads the page meanwhile. */
const POINTING_TIME = 200;

/** Time from a click on a link until the title and the first blocks of its page are painted. */
function timePageChange({origin, inPage}: Bench, selector: string): Promise<number> {
  return inPage(true, async (page) => {
    await page.goto(`${origin}${TEXT_PAGE}`);
    await settle(page);
    const link = page.locator(selector).first();
    await link.hover();
    await page.waitForTimeout(POINTING_TIME);
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

/** Measures both changes in the last build. */
export async function measure(runs = 5): Promise<Result> {
  const links = ['.pagination-nav__link--next', `main a[href^="${heaviestSpecification()}"]`];
  const times = links.map((): number[] => []);
  await withBench((bench) =>
    repeat(runs, async () => {
      for (const [column, link] of links.entries())
        times[column]!.push(await timePageChange(bench, link));
    }),
  );
  return {
    title: SLOW_CONDITIONS,
    runs,
    columns: ['Next page', 'Heaviest specification page'],
    rows: [{label: 'Change of the page', unit: 'ms', values: times.map((each) => median(each))}],
  };
}
