/**
 * Runs the checks of the site and counts passed and failed ones.
 *
 * Usage: npm test [-- STEP...] (the steps of every commit, or those named, see steps.ts)
 *        npm test -- --all (also the weekly steps and tests)
 *        npm run check [-- --all] (the steps that need neither a build nor a browser)
 *        npm run check -- --build (also the build, and the tests of its files)
 * `check` skips and lists the steps that the changes of the branch cannot affect. With `--all`, in
 * CI, and without a main branch to compare with, it skips nothing.
 * `check` prints only problems, as `file:line`, and then one line for each step. The last line of both is
 * `N passed, M failed`. Exit codes: 1 a failure, 2 wrong usage.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureTestBrowsers} from '../../lib/browser';
import {changedFiles, textAt} from '../../lib/changes';
import {ensureJava} from '../../lib/java';
import {listFiles, listWindowsTexts} from '../../lib/repository';
import {root} from '../../lib/root';
import {listMarkdownFiles} from '../../markdown/files';
import {failedTests, isRepetition, problemsIn, withoutRepetition} from './problems';
import {describeSelection, narrow, select} from './selection';
import {CHECKS, WEEKLY_VARIABLE, callsOf, environmentFor} from './steps';
import {readCounts, stepsNamed} from './steps';
import type {Counts, Step} from './steps';

interface Plan {
  readonly steps: readonly Step[];
  /** Message about skipped files. */
  readonly note?: string;
  /** What to correct before any step. */
  readonly problems?: readonly string[];
  /** Whether to print only problems. */
  readonly isQuiet?: boolean;
}

/** Git patterns of the code that unit tests can import, and of these tests. */
const CODE = ['*.ts', '*.tsx', '*.mjs', ':!*.built.test.ts', ':!e2e'];

const FAILED: Counts = {passed: 0, failed: 1};

const reports = mkdtempSync(path.join(tmpdir(), 'checks-'));

/** Reads the command line. */
async function plan(): Promise<Plan> {
  const flag = {type: 'boolean'} as const;
  const options = {check: flag, all: flag, build: flag};
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  if (!values.check) return {steps: stepsNamed(positionals, values.all)};

  const windows = listWindowsTexts(root);
  if (windows.length > 0) {
    const fix = 'Set them to LF in your editor, save the file, and check again.';
    const problems = windows.map((file) => `${file}:1: The file has Windows line endings. ${fix}`);
    return {steps: [], problems, isQuiet: true};
  }

  const built = values.build ? stepsNamed(['build', 'built']) : [];
  const changes = values.all || process.env.CI ? undefined : changedFiles(root);
  if (changes === undefined) return {steps: [...CHECKS, ...built], isQuiet: true};

  const read = (file: string) => [file, readFileSync(path.join(root, file), 'utf8')] as const;
  const markdown = new Map(listMarkdownFiles(root).map(read));
  const code = new Map(listFiles(root, {paths: CODE}).map(read));
  const exists = (file: string) => existsSync(path.join(root, file));
  const before = (file: string) => textAt(root, changes.commit, file);
  const steps = narrow(CHECKS, select(changes.files, {markdown, code, exists, before}));
  return {steps: [...steps, ...built], note: describeSelection(changes.base, steps), isQuiet: true};
}

/** Runs the commands of a step until one fails. Their output is returned if it is not shown. */
async function runCommands(
  calls: ReturnType<typeof callsOf>,
  env: NodeJS.ProcessEnv,
  isShown: boolean,
): Promise<{status: number | null; output: string}> {
  const stdio = isShown ? 'inherit' : 'pipe';
  let [status, output]: [number | null, string] = [0, ''];
  for (const call of calls) {
    const child = spawn(...call, {cwd: root, env, stdio: ['inherit', stdio, stdio]});
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));

    [status] = await once(child, 'close');
    if (status !== 0) break;
  }
  return {status, output};
}

/** Counts of a step, and its problems if it printed nothing. */
interface Result extends Counts {
  readonly problems?: readonly string[];
}

async function execute(step: Step, isShown: boolean, isQuiet: boolean): Promise<Result> {
  const {name, needs, report, isBuild} = step;
  if (needs === 'java') ensureJava();
  else if (needs === 'browser')
    ensureTestBrowsers(step.environment?.[WEEKLY_VARIABLE] !== undefined);

  const file = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const environment = {...process.env, E2E_REPORT: report === 'playwright' ? file : ''};
  const {status, output} = await runCommands(
    callsOf(step, ...(report === 'vitest' ? reporters : [])),
    environmentFor(environment, step.environment),
    isShown && !isBuild && !isQuiet,
  );
  if (!isQuiet) process.stdout.write(output);

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
  if (!existsSync(file)) return {...FAILED, problems: [output.trim()]};

  const json = readFileSync(file, 'utf8');
  const counts = readCounts(json);
  // A runner that exits with an error but reports no failure was aborted.
  if (status !== 0 && counts.failed === 0) return {...counts, failed: 1, problems: [output.trim()]};

  return {...counts, problems: report === 'vitest' ? failedTests(json) : []};
}

async function runStep(
  step: Step,
  isAlone: boolean,
  isQuiet = false,
): Promise<Result & {line: string}> {
  const start = Date.now();
  if (!isQuiet) console.log(`\n— ${step.name}`);

  let result: Result;
  try {
    result = await execute(step, isAlone, isQuiet);
  } catch (error) {
    const {message} = error as Error;
    result = {...FAILED, problems: [message]};
    if (!isQuiet) console.error(message);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const line = `  ${step.name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`;
  if (!isQuiet) console.log(line);

  return {...result, line};
}

/** Runs steps and returns the number of failures. */
async function run({steps, problems: first = [], note, isQuiet}: Plan): Promise<number> {
  first.forEach((problem) => console.error(problem));
  let [passed, failed] = [0, first.length];
  const failures: string[] = [];
  const waiting = [...steps];
  while (waiting.length > 0) {
    const together = waiting.findIndex(({isAlone}) => isAlone);
    const group = waiting.splice(0, together === -1 ? waiting.length : Math.max(together, 1));
    const ended = await Promise.all(
      group.map((step) => runStep(step, group.length === 1, isQuiet)),
    );
    const printed = withoutRepetition(ended.flatMap(({problems = []}) => problems));
    const results = ended.map((result) => {
      const {failed: count, problems = [], line} = result;
      return isQuiet && count > 0 && isRepetition(problems, printed)
        ? {...result, failed: 0, line: line.replace(/\d+ failed/, 'the same problems as above')}
        : result;
    });
    passed += results.reduce((sum, counts) => sum + counts.passed, 0);
    failed += results.reduce((sum, counts) => sum + counts.failed, 0);
    if (isQuiet) {
      printed.forEach((problem) => console.error(problem));
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
  if (note) console.log(`\n${note}`);

  if (failures.length > 0)
    console.error(`\nFailed: ${failures.join(', ')}. Run one again with "npm test -- STEP".`);

  console.log(`\n${passed} passed, ${failed} failed`);
  return failed;
}

try {
  process.exitCode = (await run(await plan())) > 0 ? 1 : 0;
} catch (error) {
  console.error(`test: ${(error as Error).message}`);
  process.exitCode = 2;
} finally {
  rmSync(reports, {recursive: true});
}
