/**
 * Measures the site and writes the figures to bench/README.md. Each benchmark is a module in this
 * folder. Shared code is in bench/lib, and the budgets are in bench/budgets.json.
 *
 * Usage: npm run bench -- NAME [--runs N]
 *   page-change  changing to the next page and to the heaviest one
 *   search       the first result of the embedded search, its bytes, and each key press
 *   build        builds, the dev server and an edit, in a copy of the repository
 *   evaluation   evaluations of Pricing4Java and Pricing4TS; needs JDK 17 and Maven
 * All but "build" and "evaluation" measure the last "npm run build". The figures are medians of several runs.
 * Exit code 1: a figure misses its budget, a measurement failed, or the arguments are wrong.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatTable, missedBudgets, type Result} from './lib/figures';
import {replaceFigures} from './lib/readme';

/** Loaded on demand, because they import different parts of the site. */
const BENCHMARKS: Readonly<
  Record<string, () => Promise<{readonly measure: (runs?: number) => Promise<Result>}>>
> = {
  'page-change': () => import('./pageChange'),
  search: () => import('./search'),
  build: () => import('./build'),
  evaluation: () => import('./evaluation'),
};

const README = path.join(import.meta.dirname, 'README.md');

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {runs: {type: 'string'}},
  });
  const [name = ''] = positionals;
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (!Object.hasOwn(BENCHMARKS, name) || positionals.length > 1) {
    throw new Error(`specify one benchmark: ${Object.keys(BENCHMARKS).join(', ')}.`);
  }
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0)) {
    throw new Error(`--runs "${values.runs}" is not a positive whole number.`);
  }
  const result = await (await BENCHMARKS[name]!()).measure(runs);
  const method = result.method ?? `Medians of ${result.runs} interleaved runs.`;
  const written = `${formatTable(result)}\n\n${method}`;
  console.log(written);
  writeFileSync(README, replaceFigures(readFileSync(README, 'utf8'), name, written));
  const missed = missedBudgets(result);
  missed.forEach((line) => console.error(`Missed: ${line}`));
  process.exitCode = missed.length > 0 ? 1 : 0;
}

try {
  await run();
} catch (error) {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
}
