import MiniSearch from 'minisearch';
import {packIndex, unpackIndex, type PackedIndex} from './packing';

/** The index that the browser loads for a packed one. */
const unpacked = (from: MiniSearch, ...fields: string[]) =>
  MiniSearch.loadJS(unpackIndex(packIndex(from.toJSON()), fields).input, {fields});

describe('packing', () => {
  const index = new MiniSearch({
    fields: ['heading', 'text'],
    tokenize: (text) => text.match(/\w+/g) ?? [],
  });
  index.addAll([
    {id: 0, heading: 'plan', text: 'a plan has a price '.repeat(9)},
    {id: 1, heading: '', text: ''},
    {id: 2, heading: 'plans and prices', text: 'plan'},
  ]);
  const packed = JSON.parse(JSON.stringify(packIndex(index.toJSON()))) as PackedIndex;
  const {input, terms} = unpackIndex(packed, ['heading', 'text']);
  const loaded = MiniSearch.loadJS(input, {fields: ['heading', 'text']});
  it('restores the index, without frequencies', () => {
    expect(terms).toEqual(['a', 'and', 'has', 'plan', 'plans', 'price', 'prices']);
    const {index: entries, ...rest} = loaded.toJSON();
    const {index: original, ...expected} = index.toJSON();
    expect(rest).toEqual(expected);
    expect(Object.fromEntries(entries).price).toEqual({1: {0: 1}});
    expect(Object.fromEntries(original).price).toEqual({1: {0: 9}});
    expect(Object.fromEntries(entries).plan).toEqual({0: {0: 1}, 1: {0: 1, 2: 1}});
  });
  it('omits a term from a field in which it is common, if another field has it', () => {
    const common = new MiniSearch({fields: ['heading', 'text']});
    const texts = Array.from({length: 300}, (_, id) => `plan limit ${id % 3 === 0 ? 'price' : ''}`);
    common.addAll(texts.map((text, id) => ({id, heading: id === 7 ? 'plan price' : '', text})));
    const loaded = unpacked(common, 'heading', 'text');
    const found = (query: string) => loaded.search(query).length;
    expect([found('plan'), found('limit'), found('price')]).toEqual([1, 300, 101]);
  });
  it('restores fields that are not packed, and documents that have only the last one', () => {
    const own = new MiniSearch({fields: ['heading', 'text', 'question']});
    own.addAll([
      {id: 0, heading: 'plan limit', text: 'price'},
      {id: 1, heading: 'price'},
      {id: 2, question: 'which price'},
    ]);
    const headings = new Map(Object.entries({plan: [0], limit: [0], price: [1]}));
    const packed = packIndex(own.toJSON(), [headings]);
    expect(packed.terms).toBe('0which');
    const {input, terms} = unpackIndex(packed, ['heading', 'text', 'question'], [headings]);
    expect(terms).toEqual(['plan', 'limit', 'price', 'which']);
    const loaded = MiniSearch.loadJS(input, {fields: ['heading', 'text', 'question']});
    expect(Object.fromEntries(loaded.toJSON().index)).toEqual(
      Object.fromEntries(own.toJSON().index),
    );
  });
  it('repeats a field of the first document of each page in the others', () => {
    const pages = new MiniSearch({fields: ['text', 'keywords']});
    const keywords = ['quota', '', 'quota'];
    pages.addAll(keywords.map((own, id) => ({id, text: 'plan', keywords: own})));
    const paged = {field: 1, sections: [2, 2, 1]};
    const {input} = unpackIndex(packIndex(pages.toJSON()), ['text', 'keywords'], [], paged);
    const {index: entries} = MiniSearch.loadJS(input, {fields: ['text', 'keywords']}).toJSON();
    expect(Object.fromEntries(entries).quota).toEqual({1: {0: 1, 1: 1, 2: 1}});
    expect(Object.fromEntries(entries).plan).toEqual({0: {0: 1, 1: 1, 2: 1}});
  });
});
