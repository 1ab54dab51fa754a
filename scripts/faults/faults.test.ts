/**
 * Injects each fault into a copy of the repository and its build, and verifies that its check fails
 * and reports the place.
 *
 * Usage: npm test -- faults; or FAULTS=1 npx vitest run scripts/faults -t PART_OF_A_NAME (after npm run build)
 */
import {execFile} from 'node:child_process';
import {cpSync, existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {rendersBaselines} from '../../lib/browser';
import {programCall} from '../../lib/programs';
import {copyRepository} from '../../lib/repository';
import {root} from '../../lib/root';
import {temporaryFolder} from '../../lib/testing';
import {FAULTS, type Fault} from './faults';

/** Maximum duration of a check in milliseconds. */
const MAX_DURATION = 240_000;

const named = (faults: readonly Fault[]) => faults.map((fault) => [fault.name, fault] as const);

/** Absolute path of a file whose name may contain a `*`. */
function resolveFile(folder: string, file: string): string {
  const [start, end = start] = path.basename(file).split('*');
  const parent = path.join(folder, path.dirname(file));
  const name = readdirSync(parent).find((each) => each.startsWith(start!) && each.endsWith(end!));
  return path.join(parent, name ?? path.basename(file));
}

/** Injects a fault, and returns a function that restores the file. */
function inject(folder: string, {file, edit}: Fault): () => void {
  const place = resolveFile(folder, file);
  const original = readFileSync(place, 'utf8');
  const text = edit(original);
  expect(text, `The edit of ${file} changes nothing. Adapt scripts/faults/faults.ts.`).not.toBe(
    original,
  );
  writeFileSync(place, text);
  return () => writeFileSync(place, original);
}

/** Exit code and output of a check. Without a code, it did not end in time. */
async function run(cwd: string, check: Fault['check']) {
  // In CI, a failed test would run twice. Colors would split the output.
  const own = {CI: undefined, E2E_REPORT: undefined, NODE_ENV: undefined, VITEST: undefined};
  const env = {...process.env, ...own, NO_COLOR: '1', FORCE_COLOR: '0'};
  const options = {cwd, env, maxBuffer: 1 << 28, timeout: MAX_DURATION};
  const {code, stdout, stderr} = await promisify(execFile)(...programCall(...check), options).then(
    (result) => ({code: 0, ...result}),
    (error: {code: number | null; stdout: string; stderr: string}) => error,
  );
  return {code, output: `${stdout}\n${stderr}`};
}

it.each(named(FAULTS))('"%s" finds its check', (_, {check}) => {
  expect(existsSync(path.join(root, /e2e\/\S+/.exec(check[0])![0]))).toBe(true);
});

describe.runIf(process.env.FAULTS)('a check reports', () => {
  let copy: string;
  beforeAll(() => {
    copy = temporaryFolder();
    copyRepository(root, copy);
    cpSync(path.join(root, 'build'), path.join(copy, 'build'), {recursive: true});
  }, MAX_DURATION);

  const isTested = ({check}: Fault) => rendersBaselines() || !check[0].includes('--project=visual');
  it.each(named(FAULTS.filter(isTested)))('%s', {timeout: 2 * MAX_DURATION}, async (_, fault) => {
    onTestFinished(inject(copy, fault));

    const {code, output} = await run(copy, fault.check);
    expect(code, output).toBe(1);
    for (const part of fault.output) expect(output).toContain(part);
  });
});
