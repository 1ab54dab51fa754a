import {parseArgs} from 'node:util';
import {formatTable, type Result} from './lib/figures';

/** Loaded on demand, because they import different parts of the site. */
const BENCHMARKS: Readonly<
  Record<string, () => Promise<{readonly measure: (runs: number) => Promise<Result>}>>
> = {
  'page-change': () => import('./pageChange'),
  search: () => import('./search'),
};

try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {runs: {type: 'string', default: '5'}},
  });
  const load = BENCHMARKS[positionals.join()];
  if (!load) throw new Error(`specify one benchmark: ${Object.keys(BENCHMARKS).join(', ')}.`);

  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0))
    throw new Error(`--runs "${values.runs}" is not a positive whole number.`);

  const result = await (await load()).measure(runs);
  console.log(`${formatTable(result)}\n\nMedians of ${runs} interleaved runs.`);
} catch (error) {
  console.error(`bench: ${(error as Error).message}`);
  process.exitCode = 1;
}
