/**
 * Makes a version cut in a copy of the repository and holds the result to what a cut promises: bad
 * input changes nothing, the site builds and keeps its contract of addresses, and the unit tests of
 * the site pass before anybody has edited a line.
 *
 * Usage: npm run check:version-cut
 * Exit code 1 when one of that does not hold; the copy is kept then, and its place is printed.
 */
import {spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LATEST_LABEL} from '../../site/versions';
import {nextLabel} from './label';
import {copyRepository, git} from '../../lib/repository';
import {documentIds} from './routes';
import {root} from '../../lib/root';

const copy = mkdtempSync(path.join(tmpdir(), 'version-cut-'));
const next = nextLabel(LATEST_LABEL);

function run(...[program, ...args]: readonly [string, ...string[]]) {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return {status, output: `${stdout}${stderr}`};
}

const cut = (label: string) => run('npm', 'run', '--silent', 'version:cut', '--', label);

function hold(condition: boolean, promise: string, details = ''): void {
  if (!condition) {
    throw new Error(`does not hold: ${promise}\n${details}`);
  }
  console.log(`  ${promise}`);
}

/** Runs a command that must succeed. */
function succeed(promise: string, ...command: readonly [string, ...string[]]): void {
  const {status, output} = run(...command);
  hold(status === 0, promise, output);
}

function holdRefusal(label: string, reason: string): void {
  const before = git(copy, 'status', '--porcelain');
  const {status, output} = cut(label);
  hold(
    status === 1 && output.includes(reason) && git(copy, 'status', '--porcelain') === before,
    `"version:cut -- ${label}" is refused (${reason}) and changes nothing`,
    output,
  );
}

function rehearse(): void {
  copyRepository(root, copy);
  holdRefusal(LATEST_LABEL, 'exists already');
  appendFileSync(path.join(copy, 'docs/index.mdx'), '\n');
  holdRefusal(next, 'The working tree has changes');
  git(copy, 'restore', '.');

  const {status, output} = cut(next);
  hold(status === 0, `${LATEST_LABEL} is cut, docs/ is ${next}`, output);
  const files = git(copy, 'ls-files', '-z', '--modified', '--others', '--exclude-standard');
  succeed(
    'what the cut writes is formatted',
    'npx',
    'prettier',
    '--check',
    '--ignore-unknown',
    ...files.split('\0').filter((file) => file !== ''),
  );
  succeed('the unit tests pass', 'npx', 'vitest', 'run', 'site', 'plugins');
  succeed('the site builds and keeps its contract', 'npm', 'run', 'build');

  const contract = readFileSync(path.join(copy, 'site/routes/routes.json'), 'utf8');
  for (const label of [LATEST_LABEL, next]) {
    const ids = documentIds(contract, label);
    const missing = ids.filter(
      (id) => !existsSync(path.join(copy, 'build/docs', label, id, 'index.html')),
    );
    hold(
      ids.includes('docs/Introduction') && missing.length === 0,
      `/docs/${label}/docs/Introduction and the other documents of ${label} answer`,
      missing.join('\n'),
    );
  }
}

try {
  rehearse();
  rmSync(copy, {recursive: true});
} catch (error) {
  console.error(`check:version-cut: ${(error as Error).message}\nThe copy is kept: ${copy}`);
  process.exitCode = 1;
}
