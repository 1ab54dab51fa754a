/**
 * Writes all generated files, or those of the given generators.
 *
 * Usage: npm run generate [-- NAME...] [--all]
 *   --all     renders every diagram and card again
 * Generators that need a build only run by name.
 * Exit codes: 1 a file cannot be generated; 2 wrong arguments.
 */
import {parseArgs} from 'node:util';
import {root} from '../../lib/root';
import {writeFiles} from '../../lib/write';
import {DEFAULT_GENERATORS, GENERATORS} from './index';

const USAGE = `Usage: npm run generate [-- NAME...] [--all]\n\n${Object.entries(GENERATORS)
  .map(
    ([name, {writes, needs}]) =>
      `  ${name.padEnd(16)}${writes}${needs ? ` (only by name: needs ${needs})` : ''}`,
  )
  .join('\n')}`;

function readArguments() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean', default: false}},
  });
  const unknown = positionals.find((name) => !Object.hasOwn(GENERATORS, name));
  if (unknown !== undefined) throw new Error(`There is no generator "${unknown}".`);

  return {...values, names: positionals.length > 0 ? positionals : DEFAULT_GENERATORS};
}

let problems = 0;
function report(problem: string): void {
  problems += 1;
  console.error(problem);
}

async function run(name: string, all: boolean): Promise<void> {
  try {
    await writeFiles(root, await GENERATORS[name]!.generate({all, report}));
  } catch (error) {
    report(`generate ${name}: ${(error as Error).message}`);
  }
}

try {
  const {all, names} = readArguments();
  for (const name of names) await run(name, all);

  process.exitCode = problems > 0 ? 1 : 0;
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exitCode = 2;
}
