/**
 * Runs the checks of the site and counts passed and failed ones.
 *
 * Usage: npm test [-- STEP...] (all steps, or those named, see steps.ts)
 *        npm run check [-- --all] (the steps that need neither a build nor a browser)
 * `check` skips and lists the files that the changes of the branch cannot affect. With `--all`, in
 * CI, and without a main branch to compare with, it skips nothing.
 * `check` prints only problems, as `file:line`, and then one line for each step. The last line of both is
 * `N passed, M failed`. Exit codes: 1 a failure, 2 wrong usage.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureTestBrowsers} from '../../lib/browser';
import {changedFiles} from '../../lib/changes';
import {ensureJava} from '../../lib/java';
import {root} from '../../lib/root';
import {listMarkdownFiles} from '../../markdown/files';
import {failedTests, problemsIn} from './problems';
import {narrow, select} from './selection';
import {CHECKS, environmentFor, readCounts, stepsNamed, type Counts, type Step} from './steps';

interface Plan {
  readonly steps: readonly Step[];
  /** Message about skipped files. */
  readonly note?: string;
  /** Whether to print only problems. */
  readonly isQuiet?: boolean;
}

const FAILED: Counts = {passed: 0, failed: 1};

const reports = mkdtempSync(path.join(tmpdir(), 'checks-'));

/** Reads the command line. */
function plan(): Plan {
  const options = {check: {type: 'boolean'}, all: {type: 'boolean'}} as const;
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (!values.check) {
    return {steps: stepsNamed(positionals)};
  }
  const changes = values.all || process.env.CI ? undefined : changedFiles(root);
  if (changes === undefined) {
    return {steps: CHECKS, isQuiet: true};
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const markdown = new Map(listMarkdownFiles(root).map((file) => [file, read(file)]));
  const selection = select(changes.files, markdown, (file) => existsSync(path.join(root, file)));
  const omissions = Object.entries(selection).flatMap(([name, files]) =>
    files === 'all' ? [] : `"${name}" of ${markdown.size - files.length} Markdown files`,
  );
  const steps = narrow(CHECKS, selection, changes.commit);
  const note = `Skipped, unchanged since ${changes.base}: ${omissions.join(', ')}`;
  return omissions.length > 0 ? {steps, note, isQuiet: true} : {steps, isQuiet: true};
}

/** Runs a command. Its output is returned if it is not shown. */
function runCommand(
  command: string,
  env: NodeJS.ProcessEnv,
  isShown: boolean,
): Promise<{status: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const stdio = isShown ? 'inherit' : 'pipe';
    const child = spawn(command, {cwd: root, shell: true, env, stdio: ['inherit', stdio, stdio]});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}

/** Counts of a step, and its problems if it printed nothing. */
interface Result extends Counts {
  readonly problems?: readonly string[];
}

async function execute(
  {name, command, needs, report, isBuild, ...step}: Step,
  isShown: boolean,
  isQuiet: boolean,
): Promise<Result> {
  if (needs === 'java') {
    ensureJava();
  } else if (needs === 'browser') {
    ensureTestBrowsers();
  }
  const file = path.join(reports, `${name}.json`);
  const reporters = ` --reporter=default --reporter=json --outputFile.json="${file}"`;
  const environment = {...process.env, E2E_REPORT: report === 'playwright' ? file : ''};
  const {status, output} = await runCommand(
    command + (report === 'vitest' ? reporters : ''),
    environmentFor(environment, step.environment),
    isShown && !isBuild && !isQuiet,
  );
  if (!isQuiet) {
    process.stdout.write(output);
  }
  if (isBuild) {
    const [warning] = /\[WARNING\].*/.exec(output) ?? [];
    if (warning !== undefined) {
      console.error(`The build must not print warnings: ${warning}`);
      return FAILED;
    }
  }
  if (report === undefined) {
    const skipped = output.match(/^skipped: .*/gm) ?? [];
    return status === 0
      ? {passed: 1, failed: 0, problems: skipped}
      : {...FAILED, problems: problemsIn(output)};
  }
  const json = readFileSync(file, 'utf8');
  const counts = readCounts(json);
  // A runner that exits with an error but reports no failure was aborted.
  if (status !== 0 && counts.failed === 0) {
    return {...counts, failed: 1, problems: [output.trim()]};
  }
  return {...counts, problems: report === 'vitest' ? failedTests(json) : []};
}

/** Runs a step and prints its result. */
async function runStep(
  step: Step,
  isAlone: boolean,
  isQuiet = false,
): Promise<Result & {line: string}> {
  const start = Date.now();
  if (!isQuiet) {
    console.log(`\n— ${step.name}`);
  }
  let result: Result;
  try {
    result = await execute(step, isAlone, isQuiet);
  } catch (error) {
    const {message} = error as Error;
    result = {...FAILED, problems: [message]};
    if (!isQuiet) {
      console.error(message);
    }
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const line = `  ${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`;
  if (!isQuiet) {
    console.log(line);
  }
  return {...result, line};
}

/** Runs steps and returns the number of failures. */
async function run({steps, note, isQuiet}: Plan): Promise<number> {
  let [passed, failed] = [0, 0];
  const failures: string[] = [];
  const waiting = [...steps];
  while (waiting.length > 0) {
    const together = waiting.findIndex(({isParallel}) => !isParallel);
    const group = waiting.splice(0, together === -1 ? waiting.length : Math.max(together, 1));
    const results = await Promise.all(
      group.map((step) => runStep(step, group.length === 1, isQuiet)),
    );
    passed += results.reduce((sum, counts) => sum + counts.passed, 0);
    failed += results.reduce((sum, counts) => sum + counts.failed, 0);
    if (isQuiet) {
      results.flatMap(({problems = []}) => problems).forEach((problem) => console.error(problem));
      results.forEach(({line}) => console.log(line));
    }
    const failing = group.filter((_, index) => results[index]!.failed > 0);
    failures.push(...failing.map(({name}) => name));
    const build = failing.find(({isBuild}) => isBuild);
    if (build) {
      console.error(`  The steps after "${build.name}" need it and are skipped.`);
      break;
    }
  }
  if (note) {
    console.log(`\n${note}. "npm run check -- --all" checks everything.`);
  }
  if (failures.length > 0) {
    console.error(`\nFailed: ${failures.join(', ')}. Run one again with "npm test -- STEP".`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}

try {
  process.exitCode = (await run(plan())) > 0 ? 1 : 0;
} catch (error) {
  console.error(`test: ${(error as Error).message}`);
  process.exitCode = 2;
} finally {
  rmSync(reports, {recursive: true});
}
