/**
 * Runs Lighthouse on the home page and a docs page and writes the scores to bench/README.md.
 *
 * Usage: npm run bench:lighthouse (after npm run build)
 * Fetches Lighthouse with npx, in the version below: it is no dependency, because it is large and
 * nothing else needs it. Exit code 1: nothing is built, or a score misses its budget.
 */
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import budgets from './budgets.json';
import {reportFigures} from './report';
import {LATEST_VERSION, docPath} from '../site/versions';
import {ensureBrowser} from '../lib/browser';
import {formatRows, medians, missedBudgets, type Row} from './lib/figures';
import {createStaticServer} from '../scripts/serve/server';
import {root} from '../lib/root';

const COMMAND = 'bench:lighthouse';
/** The last one that runs on the Node.js versions that this repository takes. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** One run alone says little: performance differs by ten points from one to the next. */
const RUNS = 5;

const PAGES = [
  {name: 'Home', address: '/'},
  {name: 'Docs page', address: docPath(LATEST_VERSION, 'api/introduction')},
];

const CATEGORIES = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['best-practices', 'Best practices'],
  ['seo', 'SEO'],
] as const;

type Scores = Readonly<Record<(typeof CATEGORIES)[number][0], number>>;

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<
      string,
      {readonly title: string; readonly score: number | null; readonly scoreDisplayMode: string}
    >
  >;
}

/** Runs Lighthouse with its own settings: a phone, on a simulated slow connection. */
async function runLighthouse(address: string, report: string): Promise<Report> {
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      stdio: 'inherit',
      env: {...process.env, CHROME_PATH: ensureBrowser()},
      shell: process.platform === 'win32',
    },
  );
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) {
    throw new Error(`${LIGHTHOUSE} ended with exit code ${code} on ${address}.`);
  }
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
try {
  const server = createStaticServer({
    root: path.join(root, 'build'),
    baseUrl: '/',
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const runs: Scores[][] = PAGES.map(() => []);
  const failedAudits = new Set<string>();
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      for (const [page, {name, address}] of PAGES.entries()) {
        const {categories, audits} = await runLighthouse(
          `${origin}${address}`,
          path.join(folder, 'report.json'),
        );
        runs[page]!.push(
          Object.fromEntries(
            CATEGORIES.map(([id]) => [id, (categories[id]?.score ?? 0) * 100]),
          ) as unknown as Scores,
        );
        Object.values(audits)
          .filter(({score, scoreDisplayMode}) => scoreDisplayMode === 'binary' && score === 0)
          .forEach(({title}) => failedAudits.add(`${name}: ${title}`));
      }
      console.log(`Run ${run} of ${RUNS}.`);
    }
  } finally {
    server.close();
  }
  failedAudits.forEach((audit) => console.log(audit));
  const scores = runs.map((each) => medians(each));
  const names = PAGES.map(({name}) => name);
  const rows = CATEGORIES.map(([id, label]): Row => ({
    label,
    unit: 'score',
    values: scores.map((each) => each[id]),
    budget: budgets.times.lighthouse[id],
    isLeast: true,
  }));
  const table = formatRows(`Lighthouse ${LIGHTHOUSE.split('@')[1]}`, names, rows);
  const written = `${table}\n\nMedians of ${RUNS} interleaved runs.`;
  reportFigures(COMMAND, written, missedBudgets(names, rows));
} catch (error) {
  console.error(`${COMMAND}: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, {recursive: true});
}
