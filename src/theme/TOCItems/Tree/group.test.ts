import {nestFields} from './group';

type Entry = Parameters<typeof nestFields>[0][number];

const entry = (value: string, children: readonly Entry[] = []): Entry => ({
  value,
  id: value,
  level: 3,
  children,
});

const field = (path: string) => entry(`<code>${path}</code>`);

/** Ids of a tree; the children are an array after their parent. */
const shape = (entries: readonly Entry[]): unknown[] =>
  entries.flatMap(({id, children}) => (children.length > 0 ? [id, shape(children)] : [id]));

describe('nestFields', () => {
  it('nests fields below their object, to any depth', () => {
    const nested = nestFields(
      ['a.&lt;n>', 'a.&lt;n>.b', 'a.&lt;n>.p', 'a.&lt;n>.p.v', 'a.&lt;n>.q', 'ab'].map(field),
      'hidden',
    );
    const code = (path: string) => `<code>${path}</code>`;
    expect(shape(nested)).toEqual([
      code('a.&lt;n>'),
      [code('a.&lt;n>.b'), code('a.&lt;n>.p'), [code('a.&lt;n>.p.v')], code('a.&lt;n>.q')],
      code('ab'),
    ]);
  });
  it('does not change prose, or fields whose object has no entry', () => {
    const entries = [
      field('plans.price'),
      entry('How to use <code>plans.price</code>'),
      field('plans'),
      entry('Prose'),
      field('plans.price'),
    ];
    expect(nestFields(entries, 'hidden')).toEqual(entries);
  });
});
