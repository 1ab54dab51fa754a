/** Adds the files of the tutorial in the order of the page: each must compile with those above it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hostOf, resolveClasspath} from '../fences/java/host';
import {runJava} from '../fences/java/jdk';
import {OBSTACLE} from '../fences/java/testing';
import {root} from '../../lib/root';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';

const PAGE = 'docs/docs/getting-started/configuration.mdx';

const files = parseFences(PAGE, readFileSync(path.join(root, PAGE), 'utf8'), LATEST_LABEL).flatMap(
  ({code, values}) => {
    const file = values.get('title') ?? '';
    return /^src\/.*\.(java|tsx?)$/.test(file) ? [{file, code}] : [];
  },
);
const ofLanguage = (extension: RegExp) => files.filter(({file}) => extension.test(file));

/** Errors of each Java file, as javac reports them when only the files above exist. */
async function compileInOrder(): Promise<readonly (readonly string[])[]> {
  const host = hostOf(LATEST_LABEL);
  const classpath = await resolveClasspath(host, root);
  const {code, records, stderr} = await runJava(root, {
    main: 'InOrder',
    classpath: '',
    records: [
      [host.release, classpath],
      ...ofLanguage(/\.java$/).map(({file, code: text}) => [file, text]),
    ],
  });
  expect(code, stderr).toBe(0);
  return records;
}

describe('the tutorial', () => {
  it.skipIf(OBSTACLE)(
    'shows each Java file after those that it needs',
    async () => {
      expect(ofLanguage(/\.java$/).length).toBeGreaterThan(9);
      expect(await compileInOrder()).toEqual([]);
    },
    60_000,
  );

  it('shows each module of the front end after those that it imports', () => {
    const modules = ofLanguage(/\.tsx?$/);
    expect(modules.length).toBeGreaterThan(4);
    modules.forEach(({file, code}, index) => {
      const above = modules.slice(0, index).map((other) => path.basename(other.file));
      for (const [, name] of code.matchAll(/ from "\.\/(\w+)"/g)) {
        expect(
          above.map((other) => other.replace(/\.tsx?$/, '')),
          file,
        ).toContain(name);
      }
    });
  });
});
