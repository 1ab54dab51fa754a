/** Temporary folders, and scripts in them, for tests. */
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, vi} from 'vitest';
import {root} from './root';

type Contents = Readonly<Record<string, string | Buffer>>;

/** Writes files into a folder. */
export function writeIn(folder: string, contents: Contents): void {
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}

/** Fails with problems as `file:line: problem`, which `npm run check` prints as they are. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Creates a folder with files, and removes it after the tests.
 *
 * @param after registers the removal. In a test, pass `onTestFinished`
 */
export function temporaryFolder(
  contents: Contents = {},
  after: (remove: () => void) => void = afterAll,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  after(() => rmSync(folder, {recursive: true}));
  writeIn(folder, contents);
  return folder;
}

/** What a script printed, and its exit code. */
export interface ScriptResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Returns a function that runs a script in a folder as `node` would, but in this process, which loads the packages only
 * once. Each run executes a copy.
 *
 * @param modules the script, and the modules that it imports from its folder
 */
export function scriptRunner([script, ...others]: readonly [string, ...string[]]) {
  const base = temporaryFolder();
  symlinkSync(path.join(root, 'node_modules'), path.join(base, 'node_modules'), 'junction');
  return (folder: string, args: readonly string[]): ScriptResult => {
    const copies = mkdtempSync(path.join(base, 'run-'));
    for (const file of [script, ...others])
      copyFileSync(file, path.join(copies, path.basename(file)));
    const copy = path.join(copies, path.basename(script));
    const {argv, exitCode} = process;
    const cwd = process.cwd();
    const printed = {log: '', error: ''};
    const spies = (['log', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((...words) => {
        printed[name] += `${words.join(' ')}\n`;
      }),
    );
    try {
      process.chdir(folder);
      process.argv = [process.execPath, copy, ...args];
      process.exitCode = 0;
      createRequire(copy)(copy);
      return {status: Number(process.exitCode), stdout: printed.log, stderr: printed.error};
    } finally {
      process.chdir(cwd);
      Object.assign(process, {argv, exitCode});
      spies.forEach((spy) => spy.mockRestore());
    }
  };
}
