/**
 * Injects each fault into a copy of the repository and its build, and verifies that its check fails
 * and reports the place.
 *
 * Usage: npm test -- faults, or npx tsx scripts/faults/cli.ts PART_OF_A_NAME (after npm run build)
 * Exit codes: 1 a check misses a fault or reports too little, 2 wrong usage or no build.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readdirSync} from 'node:fs';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureTestBrowsers, rendersBaselines} from '../../lib/browser';
import {programCall} from '../../lib/programs';
import {copyRepository} from '../../lib/repository';
import {root} from '../../lib/root';
import {FAULTS, type Fault} from './faults';
import {injected, missed} from './inject';

/** Maximum duration of a check in milliseconds. */
const MAX_DURATION = 240_000;

/** Absolute path of a file whose name may contain a `*`. */
function resolveFile(copy: string, file: string): string {
  const folder = path.join(copy, path.dirname(file));
  const [start, end = start] = path.basename(file).split('*');
  const name = readdirSync(folder).find((each) => each.startsWith(start!) && each.endsWith(end!));
  return path.join(folder, name ?? path.basename(file));
}

/** Injects a fault into the copy, runs its check and restores the files. */
function inject(copy: string, fault: Fault): string | undefined {
  const edits = [fault, ...(fault.also ?? [])].map((edit) => ({
    edit,
    file: resolveFile(copy, edit.file),
  }));
  const originals = new Map(edits.map(({file}) => [file, readFileSync(file, 'utf8')]));
  for (const {edit, file} of edits) {
    const text = injected(fault.name, edit, readFileSync(file, 'utf8'));
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
  const {status, stdout, stderr} = spawnSync(...programCall(...fault.check), {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: MAX_DURATION,
    // In CI, Playwright would require the build for the hosted search. Colors would split the output.
    env: {...process.env, CI: undefined, E2E_REPORT: undefined, NO_COLOR: '1', FORCE_COLOR: '0'},
  });
  originals.forEach((original, file) => writeFileSync(file, original));
  return missed(fault.output, status, `${stdout}\n${stderr}`);
}

const part = parseArgs({allowPositionals: true}).positionals.join(' ');
ensureTestBrowsers();
const faults = FAULTS.filter(
  ({name, check}) =>
    name.includes(part) && (rendersBaselines() || !check[0].includes('--project=visual')),
);
if (faults.length === 0 || !existsSync(path.join(root, 'build/index.html'))) {
  console.error(`faults: run "npm run build" first, and name a fault that exists: "${part}".`);
  process.exit(2);
}
const copy = mkdtempSync(path.join(tmpdir(), 'faults-'));
let count = 0;
try {
  copyRepository(root, copy);
  cpSync(path.join(root, 'build'), path.join(copy, 'build'), {recursive: true});
  for (const fault of faults) {
    const problem = inject(copy, fault);
    console.log(`${problem ? 'MISSED' : 'reported'}: ${fault.name}`);
    if (problem) {
      count += 1;
      console.error(`  ${fault.check.join(' ')}\n  ${problem}`);
    }
  }
} finally {
  rmSync(copy, {recursive: true, force: true});
}
console.log(`${faults.length - count} of ${faults.length} faults reported.`);
process.exitCode = count === 0 ? 0 : 1;
