import {describe, expect, it} from 'vitest';
import {countEntries, nestFields} from './group';

type Entry = Parameters<typeof nestFields>[0][number];

function entry(value: string, children: readonly Entry[] = []): Entry {
  return {value, id: value, level: 3, children};
}

const field = (path: string) => entry(`<code>${path}</code>`);

/** Ids of a tree; the children are an array after their parent. */
function shape(entries: readonly Entry[]): unknown[] {
  return entries.flatMap(({id, children}) => (children.length > 0 ? [id, shape(children)] : [id]));
}

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
  it('hides the path of the object in a field, but keeps it as text', () => {
    const [object] = nestFields([field('plans'), field('plans.price')], 'hidden');
    expect(object!.children[0]!.value).toBe('<code><span class="hidden">plans.</span>price</code>');
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
  it('does not modify its input', () => {
    const entries = [field('a'), field('a.b')];
    nestFields(entries, 'hidden');
    expect(entries).toEqual([field('a'), field('a.b')]);
  });
});

it('countEntries counts all levels', () => {
  expect(countEntries([entry('a', [entry('b', [entry('c')])]), entry('d')])).toBe(4);
});
