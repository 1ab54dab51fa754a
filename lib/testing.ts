/** Temporary folders for tests. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

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
