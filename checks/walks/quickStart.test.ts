/** Runs the two commands of the quick start with a repository that has its layout. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, it, onTestFinished} from 'vitest';
import {root} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';

const PAGE = 'docs/docs/getting-started/quick-start.md';

it('the quick start downloads the sample alone, and starts it', () => {
  const text = readFileSync(path.join(root, PAGE), 'utf8');
  const fences = parseFences(PAGE, text, LATEST_LABEL);
  const {code} = fences.find(({language}) => language === 'bash')!;
  const [clone, start] = code.split('\n');
  const [url] = /https:\S+/.exec(clone!)!;

  const name = path.basename(url);
  const files = {
    'quick-start.mjs': readFileSync(path.join(root, 'quick-start.mjs')),
    'docs/index.md': '',
    'samples/noteharbor/start.mjs': 'console.log("started", process.argv[2]);',
  };
  const folder = temporaryFolder(
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`origin/${name}/${file}`, text]),
    ),
    onTestFinished,
  );
  const origin = path.join(folder, 'origin', name);
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  for (const command of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '-m', 'sample'],
  ])
    execFileSync('git', command, {cwd: origin});

  const env = {
    ...process.env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${pathToFileURL(origin).href}.insteadOf`,
    GIT_CONFIG_VALUE_0: url,
  };
  execFileSync('bash', ['-c', clone!], {cwd: folder, env, stdio: 'pipe'});
  const copy = path.join(folder, name);
  expect(existsSync(path.join(copy, 'samples'))).toBe(false);
  for (const port of ['8081', '8082']) {
    const output = execFileSync('bash', ['-c', `${start} ${port}`], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(output).toContain(`started ${port}`);
  }
  expect(existsSync(path.join(copy, 'docs'))).toBe(false);
});
