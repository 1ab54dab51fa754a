/**
 * Measures the site and prints the figures as a table for bench/README.md. Each benchmark is a module
 * in this folder. Shared code is in bench/lib.
 *
 * Usage: npm run bench -- NAME [--runs N]
 *   page-change  changing to other pages, and the blocking time of their first loads
 *   search       the first result of the embedded search, its bytes, and each key press
 * Both measure the last "npm run build". The figures are medians of several runs.
 * Exit code 1: a measurement failed, or the arguments are wrong.
 */
import {parseArgs} from 'node:util';
import {formatTable, type Result} from './lib/figures';

/** Loaded on demand, because they import different parts of the site. */
const BENCHMARKS: Readonly<
  Record<string, () => Promise<{readonly measure: (runs?: number) => Promise<Result>}>>
> = {
  'page-change': () => import('./pageChange'),
  search: () => import('./search'),
};

async function run(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {runs: {type: 'string'}},
  });
  const [name = ''] = positionals;
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (!Object.hasOwn(BENCHMARKS, name) || positionals.length > 1)
    throw new Error(`specify one benchmark: ${Object.keys(BENCHMARKS).join(', ')}.`);

  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0))
    throw new Error(`--runs "${values.runs}" is not a positive whole number.`);

  const result = await (await BENCHMARKS[name]!()).measure(runs);
  console.log(`${formatTable(result)}\n\nMedians of ${result.runs} interleaved runs.`);
}

try {
  await run();
} catch (error) {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
}
