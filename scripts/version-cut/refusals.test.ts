import {assertCleanTree, assertNewLabel} from './refusals';

const LABELS = ['2.10.1', '2.9.0', '1.4.0'];

describe('assertNewLabel', () => {
  it.each(['2.10.2', '2.11.0', '10.0.0'])('accepts %s after 2.10.1', (label) => {
    expect(() => assertNewLabel(label, LABELS)).not.toThrow();
  });
  it.each([
    [undefined, '"" is not a label'],
    ['2.11', '"2.11" is not a label'],
    ['v2.11.0', 'is not a label'],
    ['02.11.0', 'is not a label'],
    ['2.11.0/..', 'is not a label'],
    ['2.10.1', 'Docs 2.10.1 already exists (2.10.1, 2.9.0, 1.4.0)'],
    ['2.10.0', 'Docs 2.10.0 must be newer than the latest version, 2.10.1'],
    ['2.9.5', 'must be newer'],
  ])('rejects %s with an example', (label, reason) => {
    const refused = () => assertNewLabel(label, LABELS);
    expect(refused).toThrow(reason);
    expect(refused).toThrow('npm run version:cut -- 2.11.0');
  });
});

describe('assertCleanTree', () => {
  it('lists the first changed and new files with the fix, and counts the others', () => {
    const status = (count: number) =>
      Array.from({length: count}, (_, index) => `?? ${index}.md\n`).join('');
    expect(() => assertCleanTree(status(0))).not.toThrow();
    expect(() => assertCleanTree(status(2))).toThrow(/\?\? 1\.md\nCommit them .*git stash -u/);
    expect(() => assertCleanTree(status(8))).toThrow('?? 4.md\nand 3 more\nCommit');
  });
});
