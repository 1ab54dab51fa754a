/**
 * Cuts a version in a copy of the repository and verifies that bad input changes nothing, the unit
 * tests pass, and the site builds with the routes of both versions. Exit code 1: one of these
 * fails. The copy is then kept, and its path is printed.
 */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {appendFileSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {programCall} from '../../lib/programs';
import {copyRepository, git} from '../../lib/repository';
import {root} from '../../lib/root';
import {LATEST_LABEL} from '../../site/versions';

const copy = mkdtempSync(path.join(tmpdir(), 'version-cut-'));
const next = '99.0.0';

/** Runs a command in the copy. @throws Error unless its output and exit code are as expected */
async function expectRun(command: string, exitCode = 0, text = ''): Promise<void> {
  // In CI, a build fails if its routes differ from the route list, which the cut wrote.
  const options = {cwd: copy, env: {...process.env, CI: 'true'}, maxBuffer: 1 << 28};
  const {code, stdout, stderr} = await promisify(execFile)(...programCall(command), options).then(
    (output) => ({code: 0, ...output}),
    (error: {code: number; stdout: string; stderr: string}) => error,
  );
  const output = `${stdout}${stderr}`;
  if (code !== exitCode || !output.includes(text))
    throw new Error(`"${command}" ended with ${code}, not ${exitCode} and "${text}":\n${output}`);

  console.log(`  ${command}${text && `: ${text}`}`);
}

async function expectRejection(label: string, reason: string): Promise<void> {
  const before = git(copy, 'status', '--porcelain');
  await expectRun(`scripts/version-cut/cut.ts ${label}`, 1, reason);
  if (git(copy, 'status', '--porcelain') !== before)
    throw new Error(`The rejected cut to ${label} changed files.`);
}

try {
  copyRepository(root, copy);
  await expectRejection(LATEST_LABEL, 'already exists');
  appendFileSync(path.join(copy, 'docs/index.mdx'), '\n');
  await expectRejection(next, 'The working tree has changes');
  git(copy, 'restore', '.');

  await expectRun(`scripts/version-cut/cut.ts ${next}`, 0, `docs/ is ${next} now`);
  await expectRun('checks/pages/cli.ts', 1, 'The version cut is not finished.');
  await Promise.all([
    expectRun('prettier --check --ignore-unknown .'),
    expectRun('tsc --noEmit'),
    expectRun('vitest run site plugins'),
    expectRun('scripts/build.mjs'),
  ]);
  rmSync(copy, {recursive: true});
} catch (error) {
  console.error(`version cut, dry run: ${(error as Error).message}\nThe copy is kept: ${copy}`);
  process.exitCode = 1;
}
