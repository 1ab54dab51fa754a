import {expect, it} from 'vitest';
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
