import {describe, expect, it} from 'vitest';
import {checkFences} from '../check';
import type {CheckContext} from '../checker';
import {parseFences} from '../../../markdown/fences';
import {root} from '../../../lib/root';
import {checkFixture} from '../fixture';
import {jsonChecker} from '../json/checker';
import {yamlChecker} from './checker';

const context: CheckContext = {root: root, requireTools: false, skip: () => {}};
const checkers = [yamlChecker, jsonChecker];

/** The tests run the real parsers. Pricing4Java starts a JVM. */
const TIMEOUT = 60_000;

async function messagesFor(markdown: string): Promise<string[]> {
  const {problems} = await checkFences(parseFences('x.md', markdown, '2.0.1'), checkers, context);
  return problems.map(({message}) => message);
}

describe('yamlChecker', () => {
  it(
    'accepts every kind of sample',
    async () => {
      const {found} = await checkFixture('yaml/fixtures/good.md', '2.0.1', checkers, context);
      expect(found).toEqual([]);
    },
    TIMEOUT,
  );
  it(
    'finds every expected mistake, and no other',
    async () => {
      const {expected, found} = await checkFixture(
        'yaml/fixtures/bad.md',
        '2.0.1',
        checkers,
        context,
      );
      expect([...new Set(found)].sort()).toEqual([...new Set(expected)].sort());
    },
    TIMEOUT,
  );
  it(
    'checks with the schema and both parsers',
    async () => {
      const found = await messagesFor(
        '```yaml fragment=2.1\nplans:\n  STUDIO:\n    price: null\n```',
      );
      expect(found.map((message) => message.split(' ')[0])).toEqual([
        'schema',
        'pricing4ts',
        'pricing4java',
      ]);
    },
    TIMEOUT,
  );
  it('lists the choices for a fence without metadata', async () => {
    const [message] = await messagesFor('```yaml\na: 1\n```');
    expect(message).toContain('pricing=2.1');
    expect(message).toContain('from=PATH#REGION');
  });
});
