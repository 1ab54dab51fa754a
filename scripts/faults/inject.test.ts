import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText, root} from '../../lib/root';
import {FAULTS} from './faults';
import {injected, missed} from './inject';

const inject = (edit: (text: string) => string | undefined) =>
  injected('a fault', {file: 'a.txt', edit}, 'a');

it('injected rejects an edit that changes nothing', () => {
  expect(inject((text) => `${text}!`)).toBe('a!');
  expect(inject(() => undefined)).toBeUndefined();
  expect(() => inject((text) => text.replace('b', 'c'))).toThrow('a.txt');
});

it('missed requires a failure and the expected output', () => {
  const expected = ['page.md:3', 'Correct it'];
  expect(missed(expected, 1, 'page.md:3: wrong. Correct it.')).toBeUndefined();
  expect(missed(expected, 0, 'page.md:3: Correct it')).toContain('passed');
  expect(missed(expected, null, '')).toContain('did not finish');
  expect(missed(expected, 1, 'page.md:3')).toContain('does not contain Correct it');
});

it.each(FAULTS.map((each) => [each.name, each] as const))('"%s" finds its place', (_, each) => {
  const [specs] = /e2e\/\S+/.exec(each.check[0]) ?? [];
  expect(existsSync(path.join(root, specs ?? ''))).toBe(true);
  for (const edit of [each, ...(each.also ?? [])])
    if (!edit.file.startsWith('build/')) injected(each.name, edit, readText(edit.file));
});
