import {assertCleanTree, assertNewLabel} from './refusals';

const LABELS = ['2.10.1', '2.9.0', '1.4.0'];

describe('assertNewLabel', () => {
  it.each(['2.10.2', '2.11.0', '3.0.0', '10.0.0'])('accepts %s after 2.10.1', (label) => {
    expect(() => assertNewLabel(label, LABELS)).not.toThrow();
  });
  it.each([undefined, '2.11', '2.11.0.0', 'v2.11.0', '2.11.x', '02.11.0', '2.11.0-rc.1'])(
    'rejects %s, which is not a label',
    (label) =>
      expect(() => assertNewLabel(label, LABELS)).toThrow(`"${label ?? ''}" is not a label`),
  );
  it.each([
    ['2.11.0/..', 'is not a label'],
    ['2.10.1', 'Docs 2.10.1 already exists (2.10.1, 2.9.0, 1.4.0)'],
    ['1.4.0', 'Docs 1.4.0 already exists'],
    ['2.10.0', 'Docs 2.10.0 must be newer than the latest version, 2.10.1'],
    ['2.9.5', 'must be newer'],
    ['1.99.99', 'must be newer'],
  ])('rejects %s with an example', (label, reason) => {
    const refused = () => assertNewLabel(label, LABELS);
    expect(refused).toThrow(reason);
    expect(refused).toThrow('npm run version:cut -- 2.11.0');
  });
});

describe('assertCleanTree', () => {
  it('accepts a clean tree', () => expect(() => assertCleanTree('')).not.toThrow());
  it('lists changed and new files with the fix', () => {
    expect(() => assertCleanTree(' M docs/a.md\n?? docs/b.md\n')).toThrow(
      / M docs\/a\.md\n\?\? docs\/b\.md\nCommit them .*git stash -u/,
    );
  });
  it('counts the files that it does not list', () => {
    const status = Array.from({length: 8}, (_, index) => `?? ${index}.md\n`).join('');
    expect(() => assertCleanTree(status)).toThrow('?? 4.md\nand 3 more\nCommit');
  });
});
