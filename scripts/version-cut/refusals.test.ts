import {describe, expect, it} from 'vitest';
import {CutRefusal, assertCleanTree, assertNewLabel, nextLabel, parseLabel} from './label';

function refusalOf(label: string | undefined): string {
  try {
    assertNewLabel(label, '2.10.1', ['2.9.0', '1.4.0']);
  } catch (error) {
    expect(error).toBeInstanceOf(CutRefusal);
    return (error as Error).message;
  }
  throw new Error(`${label} was accepted`);
}

describe('parseLabel', () => {
  it('reads three numbers', () => expect(parseLabel('2.10.0')).toEqual([2, 10, 0]));
  it.each([
    '',
    '2',
    '2.1',
    '2.1.0.0',
    'v2.1.0',
    '2.1.x',
    '02.1.0',
    '2.1.0-rc.1',
    '2.1.0/..',
    ' 2.1.0',
  ])('refuses "%s"', (label) => expect(parseLabel(label)).toBeUndefined());
});

describe('assertNewLabel', () => {
  it.each(['2.10.2', '2.11.0', '3.0.0', '10.0.0'])('accepts %s after 2.10.1', (label) => {
    expect(() => assertNewLabel(label, '2.10.1', ['2.9.0'])).not.toThrow();
  });
  it.each([
    [undefined, 'No label is given'],
    ['next', '"next" is not a label'],
    ['2.11', '"2.11" is not a label'],
    ['2.10.1', 'Docs 2.10.1 exists already (2.10.1, 2.9.0, 1.4.0)'],
    ['1.4.0', 'Docs 1.4.0 exists already'],
    ['2.10.0', 'Docs 2.10.0 would not be newer than the latest version, 2.10.1'],
    ['2.9.5', 'would not be newer'],
    ['1.99.99', 'would not be newer'],
  ])('refuses %s and says what to write', (label, reason) => {
    const message = refusalOf(label);
    expect(message).toContain(reason);
    expect(message).toContain('npm run version:cut -- 2.11.0');
  });
  it('names a label that it would accept', () => expect(nextLabel('2.10.1')).toBe('2.11.0'));
});

describe('assertCleanTree', () => {
  it('accepts a clean tree', () => expect(() => assertCleanTree('')).not.toThrow());
  it('names changed and new files, and the mend', () => {
    expect(() => assertCleanTree(' M docs/a.md\n?? docs/b.md\n')).toThrow(
      / M docs\/a\.md\n\?\? docs\/b\.md\nCommit them .*git stash -u/,
    );
  });
  it('counts the files that it does not name', () => {
    const status = Array.from({length: 8}, (_, index) => `?? ${index}.md\n`).join('');
    expect(() => assertCleanTree(status)).toThrow('?? 4.md\nand 3 more.');
  });
});
