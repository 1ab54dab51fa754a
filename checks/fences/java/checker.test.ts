/** Runs the Java checker on fixtures in which each kind of metadata passes and fails. */
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {CheckContext} from '../checker';
import {parseFences} from '../../../markdown/fences';
import {javaChecker} from './checker';
import {root} from '../../../lib/root';
import {checkFixture} from '../fixture';
import {hostOf, resolveClasspath} from './host';
import {requireJdk} from './jdk';
import {parseWithPricing4Java} from './pricings';

const LIMIT = 180_000;

const context: CheckContext = {
  root: root,
  requireTools: true,
  skip: (message) => {
    throw new Error(message);
  },
};

/** The reason why the fences of a docs version cannot be checked here. Empty if they can. */
async function obstacle(label: string): Promise<string> {
  try {
    await requireJdk();
    await resolveClasspath(hostOf(label), root);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const reason = await obstacle('2.0.1');

const check = (file: string, version: string) =>
  checkFixture(`java/fixtures/${file}`, version, [javaChecker], context);

/** In CI, the tests must not be skipped if the JDK is missing. */
const isSkipped = reason !== '' && !process.env.CI;

describe.skipIf(isSkipped)(`Java fences of 2.0.1 ${reason}`, () => {
  it(
    'accepts code that matches its metadata',
    async () => {
      const {found} = await check('good-2.0.1.md', '2.0.1');
      expect(found).toEqual([]);
    },
    LIMIT,
  );

  it(
    'reports code that does not match its metadata, with its line',
    async () => {
      const {expected, found} = await check('bad-2.0.1.md', '2.0.1');
      expect(expected.length).toBeGreaterThan(30);
      expect(found).toEqual(expected);
    },
    LIMIT,
  );

  it(
    'reports the sample that ends the JVM',
    async () => {
      const {expected, found} = await check('exit-2.0.1.md', '2.0.1');
      expect(found).toEqual(expected);
    },
    LIMIT,
  );

  it(
    'returns the results of Pricing4Java, in order',
    async () => {
      const answers = await parseWithPricing4Java(
        ['a: 1\n', 'syntaxVersion: "9.9"\n', 'version: "1.0"\nsaasName: Harbor\n', 'a: [\n'],
        context,
      );
      expect(answers.slice(0, 3)).toEqual([
        'VersionException: The syntax version field of the pricing must not be null or undefined. ' +
          'Please ensure that the version field is present and correctly formatted',
        'VersionException: Unsupported syntax version 9.9',
        'null',
      ]);
      expect(answers[3]).toMatch(/^ParserException: while parsing a flow node/);
    },
    LIMIT,
  );
});

describe('without a JDK', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('reports what it skips, or fails if tools are required', async () => {
    vi.stubEnv('JAVA_HOME', '/there/is/no/jdk');
    vi.resetModules();
    const fresh = await import('./checker');
    const javaFences = parseFences('page.md', '```java statements\nint a;\n```', '2.0.1');
    const skipped: string[] = [];
    const skip = (message: string) => void skipped.push(message);
    expect(
      await fresh.javaChecker.check(javaFences, {...context, requireTools: false, skip}),
    ).toEqual([]);
    expect(skipped).toHaveLength(1);
    expect(skipped[0]).toContain('Java fences need JDK 17 or later');
    const problems = await fresh.javaChecker.check(javaFences, {...context, skip});
    expect(problems.map(({message}) => message)).toEqual([
      expect.stringContaining('Java fences need JDK 17 or later'),
    ]);
  });
});
