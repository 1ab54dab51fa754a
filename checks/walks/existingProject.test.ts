/** Adds the files of the guide for existing projects in the order of the page: each must compile with those above it. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../lib/root';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';
import {hostOf, resolveClasspath} from '../fences/java/host';
import {JavaUnavailableError, runJava} from '../fences/java/jdk';

const GUIDE = 'docs/docs/getting-started/existing-project.md';
const CODE = 'samples/existing-project/src/main/java/com/noteharbor';

/** What the application consists of before the guide. */
const EXISTING = ['Note.java', 'NoteRepository.java', 'Account.java', 'AccountRepository.java'];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const fences = parseFences(GUIDE, read(GUIDE), LATEST_LABEL);
const complete = fences.filter(({values}) =>
  new RegExp(`^${CODE}/\\w+\\.java$`).test(values.get('from') ?? ''),
);

describe('the guide for existing projects', () => {
  it('shows complete Java files, each after those that it needs', async (context) => {
    expect(complete.length).toBeGreaterThan(5);
    const files = [
      ...EXISTING.map((file) => [file, read(`${CODE}/${file}`)]),
      ...complete.map(({values, code}) => [values.get('title')!, code]),
    ].map(([file, text]) => [`src/main/java/com/noteharbor/${file}`, text!] as const);
    try {
      const host = hostOf(LATEST_LABEL);
      const classpath = await resolveClasspath(host, root);
      const records = [[host.release, classpath], ...files];
      const {
        code,
        records: errors,
        stderr,
      } = await runJava(root, {
        main: 'InOrder',
        classpath: '',
        records,
      });
      expect(code, stderr).toBe(0);
      expect(errors).toEqual([]);
    } catch (error) {
      context.skip(error instanceof JavaUnavailableError && !process.env.CI, String(error));
      throw error;
    }
  }, 60_000);

  it('stores a secret of 64 bytes as a property', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'secret-'));
    const command = fences.find(({code}) => code.includes('> secrets.properties'));
    execFileSync('bash', ['-c', command!.code], {cwd: folder});
    const [name, ...value] = readFileSync(path.join(folder, 'secrets.properties'), 'utf8')
      .trim()
      .split('=');
    expect(name).toBe('noteharbor.pricing-secret');
    expect(Buffer.from(value.join('='), 'base64')).toHaveLength(64);
    rmSync(folder, {recursive: true});
  });
});
