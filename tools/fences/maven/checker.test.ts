/** Runs the XML checker on fixtures. Well-formedness needs a JDK, `pom` fences need Maven, too. */
import {describe, expect, it} from 'vitest';
import {ROOT, compareProblems, readFixture} from '../java/fixture.js';
import {requireJdk, runMaven} from '../java/jdk.js';
import {xmlChecker} from './checker.js';

const LIMIT = 300_000;

const ready = await Promise.all([requireJdk(), runMaven(['--version'], ROOT)]).then(
  () => true,
  () => false,
);

async function check(file: string): Promise<ReturnType<typeof compareProblems>> {
  const fixture = readFixture(`tools/fences/maven/fixtures/${file}`, '2.0.1');
  const problems = await xmlChecker.check(fixture.fences, {
    root: ROOT,
    requireTools: true,
    skip: () => {},
  });
  return compareProblems(
    fixture,
    problems.sort((a, b) => a.line - b.line),
  );
}

describe.skipIf(!ready && !process.env.CI)('XML fences (JDK and Maven)', () => {
  it(
    'passes what is well-formed and resolves',
    async () => {
      expect((await check('good.md')).found).toEqual([]);
    },
    LIMIT,
  );

  it(
    'finds what is not, at its line',
    async () => {
      const {announced, found} = await check('bad.md');
      expect(announced.length).toBeGreaterThan(0);
      expect(found).toEqual(announced);
    },
    LIMIT,
  );
});
