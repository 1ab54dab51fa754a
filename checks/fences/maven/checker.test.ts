/** Runs the XML checker on fixtures. Well-formedness needs a JDK, `pom` fences need Maven, too. */
import {describe, expect, it} from 'vitest';
import {root} from '../../../lib/root';
import {compareProblems, readFixture} from '../java/fixture';
import {requireJdk, runMaven} from '../java/jdk';
import type {FenceChecker} from '../checker';
import {createXmlChecker, xmlChecker} from './checker';

const LIMIT = 300_000;

const ready = await Promise.all([requireJdk(), runMaven(['--version'], root)]).then(
  () => true,
  () => false,
);

async function check(
  file: string,
  checker: FenceChecker = xmlChecker,
): Promise<ReturnType<typeof compareProblems>> {
  const fixture = readFixture(`checks/fences/maven/fixtures/${file}`, '2.0.1');
  const problems = await checker.check(fixture.fences, {
    root: root,
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
    'says when a release that it leaves out can be had',
    async () => {
      const listed = createXmlChecker([
        'io.github.isa-group:Pricing4Java:4.0.1',
        'io.github.isa-group:Pricing4Java:5.5.2',
      ]);
      const {found} = await check('good.md', listed);
      expect(found).toEqual([
        expect.stringContaining(
          'unpublished.json says that io.github.isa-group:Pricing4Java:5.5.2 cannot be had, but ' +
            'Maven resolves it now',
        ),
      ]);
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
