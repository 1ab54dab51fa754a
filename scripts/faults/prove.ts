/**
 * Proves the gates: breaks a copy of the repository in every way that `breaks.ts` lists, and holds
 * that the gate in question fails and names the place and the mend. A check that cannot fail is
 * worse than none, because people trust it.
 *
 * Usage: npm run gates:prove [-- part of a name] (after npm run build)
 * Exit code 1 when a gate lets a break pass or says too little.
 */
import {cpSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {drawsBaselines, ensureBrowser} from '../../lib/browser';
import {ensureJava} from '../test/java';
import {copyRepository} from '../../lib/repository';
import {BREAKS} from './breaks';
import {applyEdits, missed, runGate, type Break} from './trial';
import {root} from '../../lib/root';

/** Finds the file that a path with a `*` in its last part means, in a folder. */
function resolveIn(folder: string): (file: string) => string {
  return (file) => {
    if (!file.includes('*')) {
      return file;
    }
    const parent = path.posix.dirname(file);
    const [start = '', end = ''] = path.posix.basename(file).split('*');
    const name = readdirSync(path.join(folder, parent)).find(
      (candidate) => candidate.startsWith(start) && candidate.endsWith(end),
    );
    if (name === undefined) {
      throw new Error(
        `${file}: no file has such a name. Adapt its break in scripts/faults/breaks.ts.`,
      );
    }
    return `${parent}/${name}`;
  };
}

function prove(breaks: readonly Break[]): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'gates-'));
  const problems: string[] = [];
  try {
    copyRepository(root, copy);
    cpSync(path.join(root, 'build'), path.join(copy, 'build'), {recursive: true});
    const resolve = resolveIn(copy);
    for (const trial of breaks) {
      const start = Date.now();
      let problem: string | undefined;
      try {
        const restore = applyEdits(copy, trial.edits, resolve);
        problem = missed(trial, runGate(copy, trial.gate));
        restore();
      } catch (error) {
        problem = (error as Error).message;
      }
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`  ${problem === undefined ? 'caught' : 'MISSED'} ${trial.name}, ${seconds} s`);
      if (problem !== undefined) {
        problems.push(`${trial.name}: ${problem}\n  gate: ${trial.gate.join(' ')}`);
      }
    }
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
  return problems;
}

if (!existsSync(path.join(root, 'build/index.html'))) {
  console.error('gates:prove: nothing is built. Run "npm run build" first.');
  process.exit(1);
}
const part = process.argv[2] ?? '';
const named = BREAKS.filter(({name}) => name.includes(part));
if (named.length === 0) {
  console.error(`gates:prove: no break has "${part}" in its name.`);
  process.exit(1);
}
ensureBrowser();
ensureJava();
const chosen = drawsBaselines()
  ? named
  : named.filter(({gate}) => !gate.includes('--project=visual'));
if (chosen.length < named.length) {
  console.log('This browser draws letters in its own way: breaks of the looks are left out.');
}
const problems = prove(chosen);
for (const problem of problems) {
  console.error(`\n${problem}`);
}
console.log(`${chosen.length - problems.length} of ${chosen.length} breaks caught.`);
process.exitCode = problems.length === 0 ? 0 : 1;
