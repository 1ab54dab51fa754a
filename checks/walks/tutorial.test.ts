/** Follows guides as a reader does: adds their files in the order of the page, and runs their commands. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {hostOf, resolveClasspath} from '../fences/java/host';
import {runJava} from '../fences/java/jdk';
import {OBSTACLE} from '../fences/java/testing';
import {readText} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';

const FOLDER = 'docs/docs/getting-started';
const TUTORIAL = `${FOLDER}/configuration.mdx`;
const EXISTING_PROJECT = `${FOLDER}/existing-project.md`;
const NODE = 'docs/api/guides/node-back-end.md';

const CODE = 'samples/existing-project/src/main/java/com/noteharbor';

/** What the application of the guide for existing projects consists of before the guide. */
const EXISTING = ['Note.java', 'NoteRepository.java', 'Account.java', 'AccountRepository.java'];

const fencesOf = (page: string) => parseFences(page, readText(page), LATEST_LABEL);

const ofTutorial = fencesOf(TUTORIAL).flatMap(({code, values}) => {
  const file = values.get('title') ?? '';
  return /^src\/.*\.(java|tsx?)$/.test(file) ? [{file, code}] : [];
});

const ofExistingProject = [
  ...EXISTING.map((file) => ({file, code: readText(`${CODE}/${file}`)})),
  ...fencesOf(EXISTING_PROJECT)
    .filter(({values}) => /^samples\/[\w/-]+\/main\/[\w/]+\.java$/.test(values.get('from') ?? ''))
    .map(({values, code}) => ({file: values.get('title')!, code})),
].map(({file, code}) => ({file: `src/main/java/com/noteharbor/${file}`, code}));

describe.skipIf(OBSTACLE)('each Java file compiles with those above it', {timeout: 60_000}, () => {
  it.each([
    [TUTORIAL, ofTutorial.filter(({file}) => file.endsWith('.java'))],
    [EXISTING_PROJECT, ofExistingProject],
  ])('%s', (_page, files) => {
    expect(files.length).toBeGreaterThan(9);
    const host = hostOf(LATEST_LABEL);
    const {status, records, stderr} = runJava('InOrder', '', [
      [host.release, resolveClasspath(host)],
      ...files.map(({file, code}) => [file, code]),
    ]);
    expect(status, stderr).toBe(0);
    expect(records).toEqual([]);
  });
});

it('the tutorial shows each module of the front end after those that it imports', () => {
  const modules = ofTutorial.filter(({file}) => /\.tsx?$/.test(file));
  expect(modules.length).toBeGreaterThan(4);
  modules.forEach(({file, code}, index) => {
    const above = modules.slice(0, index).map((other) => path.parse(other.file).name);
    for (const [, name] of code.matchAll(/ from "\.\/(\w+)"/g)) expect(above, file).toContain(name);
  });
});

it.each([
  [EXISTING_PROJECT, 'secrets.properties', 'noteharbor.pricing-secret'],
  [NODE, '.env', 'PRICING_SECRET'],
])('the command of %s stores a secret of 64 bytes in %s', (page, file, name) => {
  const {code} = fencesOf(page).find(
    (fence) => fence.language === 'bash' && fence.code.includes(`${name}=`),
  )!;
  const folder = temporaryFolder({}, onTestFinished);
  execFileSync('bash', ['-c', code], {cwd: folder});
  const {[name]: secret = ''} = parseEnv(readFileSync(path.join(folder, file), 'utf8'));
  expect(Buffer.from(secret, 'base64')).toHaveLength(64);
});

it.each(['pricing.ts', 'store.ts', 'app.ts', 'server.ts'])(
  'the guide for Node.js shows all of %s in order',
  (file) => {
    const blocks = fencesOf(NODE).filter(({values}) => values.get('title') === file);
    const withoutMarks = readText(`samples/node-back-end/${file}`).replace(
      /^\/\/ (end)?region: .*\n/gm,
      '',
    );
    expect(`${blocks.map(({code}) => code).join('\n\n')}\n`).toBe(withoutMarks);
  },
);
