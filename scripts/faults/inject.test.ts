import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../lib/root';
import {FAULTS} from './faults';
import {injected, missed} from './inject';

const fault = (edit: (text: string) => string | undefined) => ({
  name: 'a fault',
  file: 'a.txt',
  edit,
  check: 'true',
  output: [],
});

it('injected rejects an edit that changes nothing', () => {
  expect(
    injected(
      fault((text) => `${text}!`),
      'a',
    ),
  ).toBe('a!');
  expect(
    injected(
      fault(() => undefined),
      'a',
    ),
  ).toBeUndefined();
  expect(() =>
    injected(
      fault((text) => text.replace('b', 'c')),
      'a',
    ),
  ).toThrow('a.txt');
});

it('missed requires a failure and the expected output', () => {
  const expected = ['page.md:3', 'Correct it'];
  expect(missed(expected, 1, 'page.md:3: wrong. Correct it.')).toBeUndefined();
  expect(missed(expected, 0, 'page.md:3: Correct it')).toContain('passed');
  expect(missed(expected, null, '')).toContain('did not finish');
  expect(missed(expected, 1, 'page.md:3')).toContain('does not contain Correct it');
});

it.each(FAULTS.map((each) => [each.name, each] as const))('"%s" finds its place', (_, each) => {
  const [specs] = /e2e\/\S+/.exec(each.check) ?? [];
  expect(existsSync(path.join(root, specs ?? ''))).toBe(true);
  if (!each.file.startsWith('build/')) {
    injected(each, readFileSync(path.join(root, each.file), 'utf8'));
  }
});
