/** Lighthouse scores of the home page and a docs page. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {ensureBrowser} from '../lib/browser';
import {LATEST_VERSION, docPath} from '../site/versions';
import budgets from './budgets.json';
import {repeat, withServer} from './lib/browser';
import {medians, type Result} from './lib/figures';

/**
 * The last release that supports the Node.js versions of this repository. It is not a dependency,
 * because it is large.
 */
const LIGHTHOUSE_VERSION = '12.8.2';

const PAGES = [
  {name: 'Home', route: '/'},
  {name: 'Docs page', route: docPath(LATEST_VERSION, 'api/introduction')},
];

const CATEGORIES = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['best-practices', 'Best practices'],
  ['seo', 'SEO'],
] as const;

type Scores = Readonly<Record<(typeof CATEGORIES)[number][0], number>>;

interface Scored {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode?: string;
}

interface Report {
  readonly categories: Readonly<Record<string, Scored>>;
  readonly audits: Readonly<Record<string, Scored>>;
}

/**
 * Runs Lighthouse with its default settings, a phone with a simulated slow connection.
 *
 * @throws Error if it cannot be fetched or fails
 */
async function runLighthouse(url: string): Promise<Report> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const {stdout} = await promisify(execFile)(
    'npx',
    ['--yes', `lighthouse@${LIGHTHOUSE_VERSION}`, url, ...flags],
    {env: {...process.env, CHROME_PATH: ensureBrowser()}, maxBuffer: 1 << 28},
  );
  return JSON.parse(stdout) as Report;
}

/** Measures the scores of the last build, and prints the audits that failed. */
export async function measure(runs = 5): Promise<Result> {
  const scores = PAGES.map((): Scores[] => []);
  const failedAudits = new Set<string>();
  await withServer((origin) =>
    repeat(runs, async () => {
      for (const [column, {name, route}] of PAGES.entries()) {
        const {categories, audits} = await runLighthouse(`${origin}${route}`);
        const entries = CATEGORIES.map(([id]) => [id, (categories[id]?.score ?? 0) * 100]);
        scores[column]!.push(Object.fromEntries(entries) as Scores);
        Object.values(audits)
          .filter(({score, scoreDisplayMode}) => scoreDisplayMode === 'binary' && score === 0)
          .forEach(({title}) => failedAudits.add(`${name}: ${title}`));
      }
    }),
  );
  failedAudits.forEach((audit) => console.log(audit));
  const figures = scores.map((each) => medians(each));
  return {
    title: `Lighthouse ${LIGHTHOUSE_VERSION}`,
    runs,
    columns: PAGES.map(({name}) => name),
    rows: CATEGORIES.map(([id, label]) => ({
      label,
      unit: 'score',
      values: figures.map((each) => each[id]),
      budget: budgets.times.lighthouse[id],
      isMinimum: true,
    })),
  };
}
