/**
 * Cuts the docs version in `docs/` and starts the next one there.
 *
 * Usage: npm run version:cut -- LABEL
 * Exit codes: 1 the cut is refused and nothing has changed; 2 a step of the cut failed.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, getFileInfo, resolveConfig} from 'prettier';
import cutVersions from '../../versions.json';
import {LATEST_LABEL} from '../../site/versions';
import {CutRefusal, assertCleanTree, assertNewLabel} from './label';
import {planCut} from './plan';
import {git, readRepository} from '../../lib/repository';
import {root} from '../../lib/root';

async function write(file: string, text: string): Promise<void> {
  const target = path.join(root, file);
  const {ignored, inferredParser} = await getFileInfo(target, {
    ignorePath: path.join(root, '.prettierignore'),
  });
  const formatted =
    ignored || inferredParser === null
      ? text
      : await format(text, {...(await resolveConfig(target)), filepath: target});
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, formatted);
}

/** Runs a command of the cut. @throws Error when it fails */
function run(...command: readonly [string, ...string[]]): void {
  const [program, ...args] = command;
  if (spawnSync(program, args, {cwd: root, stdio: 'inherit'}).status !== 0) {
    throw new Error(`"${command.join(' ')}" failed.`);
  }
}

/** Whether anything may have been written. */
let hasBegun = false;

function readStatus(): string {
  try {
    return git(root, 'status', '--porcelain');
  } catch {
    throw new CutRefusal(
      'This is no Git repository. Cut the version in a clone of the repository.',
    );
  }
}

async function cut(label: string | undefined): Promise<void> {
  assertNewLabel(label, LATEST_LABEL, cutVersions);
  assertCleanTree(readStatus());
  const {writes, remarks} = planCut(readRepository(root), {
    from: LATEST_LABEL,
    previous: cutVersions[0],
    to: label,
  });

  hasBegun = true;
  // Docusaurus reads the configuration, which must still describe the versions that exist.
  run('npx', 'docusaurus', 'docs:version', LATEST_LABEL);
  for (const [file, text] of writes) {
    await write(file, text);
  }
  await write('versions.json', readFileSync(path.join(root, 'versions.json'), 'utf8'));
  // The published schemas link to the specification pages of the latest version.
  run('npm', 'run', '--silent', 'schemas');

  console.log(`\nDocs ${LATEST_LABEL} is cut; docs/ is ${label} now. What is left to you:`);
  remarks.forEach((remark) => console.log(`- ${remark}`));
  console.log('Then run "npm test".');
}

try {
  await cut(process.argv[2]);
} catch (error) {
  const {message} = error as Error;
  if (!hasBegun) {
    console.error(`version:cut: ${message}\nNothing was changed.`);
    process.exitCode = 1;
  } else {
    console.error(
      `version:cut: ${message}\nThe working tree was clean before. To undo what was done so far: ` +
        'git restore . && git clean -fd',
    );
    process.exitCode = 2;
  }
}
