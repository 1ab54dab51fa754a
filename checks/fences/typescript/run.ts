/** Executes a module of a page in Node.js. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readText, root} from '../../../lib/root';
import type {Fence} from '../../../markdown/fences';
import type {RunOutcome} from '../expectations';
import {quotationOf} from '../from';
import {filesAt, titleOf} from './page';

export interface RunResult extends RunOutcome {
  /** The reason if there is no result: a time limit, or a crash outside of the module. */
  readonly failure: string | undefined;
}

const TIME_LIMIT_MS = 10_000;

/** Text of a fence's file: the file that it quotes, or its code. */
const contentOf = (fence: Fence): string =>
  fence.values.has('from') ? readText(quotationOf(fence).file) : fence.code;

function writeProject(folder: string, fence: Fence, page: readonly Fence[]): void {
  const main = titleOf(fence) ?? `sample-${fence.line}.${fence.language}`;
  const files = new Map(
    [...filesAt(fence, page)].map(([title, other]) => [title, contentOf(other)]),
  );
  files.set(main, fence.code);
  files.set('tsconfig.json', JSON.stringify({compilerOptions: {jsx: 'react-jsx'}}));
  files.set('package.json', JSON.stringify({private: true, type: 'module'}));
  files.set(
    'run.mjs',
    `import {writeSync} from 'node:fs';
try {
  await import('./${main}');
} catch (error) {
  writeSync(3, error instanceof Error ? error.name + ': ' + error.message : String(error));
}
`,
  );
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  // These are copies, because pricing4ts writes to the files that it reads.
  cpSync(path.join(root, 'samples/pricing'), path.join(folder, 'pricing'), {recursive: true});
}

/**
 * Runs a fence together with the files of its page. The working directory also contains a copy of
 * `samples/pricing` as `pricing`.
 *
 * @param page all fences of the page
 * @param timeLimit milliseconds after which the run is stopped
 */
export function runModule(
  fence: Fence,
  page: readonly Fence[],
  timeLimit: number = TIME_LIMIT_MS,
): RunResult {
  const folder = mkdtempSync(path.join(tmpdir(), 'fence-'));
  try {
    writeProject(folder, fence, page);
    const {status, signal, output} = spawnSync(process.execPath, ['--import', 'tsx', 'run.mjs'], {
      cwd: folder,
      env: {PATH: process.env.PATH, TZ: 'UTC', NO_COLOR: '1'},
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      timeout: timeLimit,
      killSignal: 'SIGKILL',
    });
    const [, printed, errors, exception] = output;
    const crash = status === 0 ? undefined : errors!.trim() || `exit code ${status}`;
    return {
      output: printed!,
      exception: exception || undefined,
      failure: signal === 'SIGKILL' ? `it did not end within ${timeLimit / 1000} s` : crash,
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
