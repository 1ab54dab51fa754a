/**
 * Runs the checks of the site, one after the other, and sums up what passed and failed.
 *
 * Usage: npm test (everything) or npm run check [-- --all] (what needs no browser)
 * `check` leaves out what the changes of the branch cannot affect and says so; `--all`, CI, and a
 * repository without a main branch to compare with leave out nothing. The last line is `N passed, N failed` over everything that ran. Exit code 1 on any failure.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {drawsBaselines, ensureBrowser, ensureFirefox} from '../../lib/browser';
import {listMarkdownFiles} from '../../markdown/files';
import {changedFiles} from '../../lib/changes';
import {ensureJava} from './java';
import {EVERYTHING, describeOmissions, select} from './selection';
import {RUNS, environmentFor, narrow, readCounts, type Counts, type Step} from './steps';
import {root} from '../../lib/root';

const reports = mkdtempSync(path.join(tmpdir(), 'checks-'));

function execute(step: Step): Counts {
  if (step.needs === 'browser') {
    ensureBrowser();
    ensureFirefox();
    if (!drawsBaselines()) {
      console.log('This browser draws letters in its own way: the visual baselines are left out.');
    }
  } else if (step.needs === 'java') {
    ensureJava();
  }
  const reportFile = path.join(reports, `${step.name}.json`);
  const [program, ...args] = step.command;
  if (step.report === 'vitest') {
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`);
  }
  const {status, stdout, stderr, error} = spawnSync(program, args, {
    cwd: root,
    stdio: step.forbids ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    encoding: 'utf8',
    env: {
      ...environmentFor(step, process.env),
      E2E_REPORT: step.report === 'playwright' ? reportFile : '',
    },
  });
  if (error) {
    // The program is missing, or could not be started.
    const mend = step.needs === 'java' ? ' Install a JDK 17 and Maven.' : '';
    console.error(`"${step.command.join(' ')}" could not be run: ${error.message}.${mend}`);
    return {passed: 0, failed: 1};
  }
  if (step.forbids) {
    const output = stdout + stderr;
    process.stdout.write(output);
    const found = step.forbids.exec(output);
    if (found) {
      console.error(`The output of "${step.name}" must not contain: ${found[0]}`);
      return {passed: 0, failed: 1};
    }
  }
  if (step.report === undefined) {
    return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  }
  try {
    const counts = readCounts(step.report, readFileSync(reportFile, 'utf8'));
    // A runner that reports no failure and yet exits with an error did not run to its end.
    return status !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
  } catch {
    return {passed: 0, failed: 1};
  }
}

const name = process.argv[2] ?? '';
const run = RUNS[name];
if (run === undefined) {
  console.error(`run: "${name}" is no run. Use one of: ${Object.keys(RUNS).join(', ')}.`);
  process.exit(2);
}

const markdown = listMarkdownFiles(root).map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));
const changes =
  name === 'check' && !process.env.CI && !process.argv.includes('--all')
    ? changedFiles(root)
    : undefined;
const selection = changes ? select(changes.files, markdown) : EVERYTHING;
const steps = narrow(run, selection);

let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const step of steps) {
  const start = Date.now();
  console.log(`\n— ${step.name}`);
  let counts: Counts;
  try {
    counts = execute(step);
  } catch (error) {
    console.error((error as Error).message);
    counts = {passed: 0, failed: 1};
  }
  passed += counts.passed;
  failed += counts.failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`  ${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  if (counts.failed > 0) {
    failures.push(step.name);
    if (step.isPrecondition) {
      console.error(`  What follows needs "${step.name}" and is left out.`);
      break;
    }
  }
}
rmSync(reports, {recursive: true});
const omissions = describeOmissions(selection, markdown.length, changes?.base ?? '');
if (omissions.length > 0) {
  console.log('\nLeft out ("npm run check -- --all" and "npm test" check everything):');
  omissions.forEach((omission) => console.log(`  ${omission}`));
}
if (failures.length > 0) {
  console.error(`\nFailed: ${failures.join(', ')}.`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
