import {deleteDraft, draftLabel, nameOf, readDrafts, saveDraft} from './drafts';
import {refusalOf} from './download';
import type {StorageSource} from './storage';

/** A storage for a number of characters. */
function createStorage(size = Infinity): StorageSource {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > size) throw new DOMException('full', 'QuotaExceededError');

      stored.set(key, value);
    },
  };
  return () => storage;
}

/** Storages of readers who forbid them, and one whose content is lost. */
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};
const FORBIDDEN: readonly StorageSource[] = [
  forbidden,
  () => ({getItem: () => null, setItem: forbidden}),
  () => ({getItem: forbidden, setItem: () => undefined}),
];

const draft = (id: string, text = id) => ({id, time: 1, text});

describe('drafts', () => {
  it('make room for the latest one, or report that they cannot', () => {
    const storage = createStorage(200);
    saveDraft(draft('a', 'x'.repeat(100)), undefined, storage);
    expect(saveDraft(draft('b', 'x'.repeat(120)), undefined, storage)).toMatchObject({
      removed: [draft('a', 'x'.repeat(100))],
    });
    expect(readDrafts(storage).map(({id}) => id)).toEqual(['b']);
    expect(saveDraft(draft('c', 'x'.repeat(200)), undefined, storage)).toBeUndefined();
    expect(readDrafts(storage).map(({id}) => id)).toEqual(['b']);
  });
  it.each(['{', '{}', '[null, 1, {"id": "a"}]'])('ignore the foreign content %s', (value) => {
    expect(readDrafts(() => ({getItem: () => value, setItem: () => undefined}))).toEqual([]);
  });
  it.each(FORBIDDEN)('do not throw without storage %#', (storage) => {
    expect(readDrafts(storage)).toEqual([]);
    expect(saveDraft(draft('a'), undefined, storage)).toBeUndefined();
    expect(deleteDraft('a', storage)).toEqual([]);
  });
  it.each([
    ['saasName: NoteHarbor\n', 'NoteHarbor'],
    ['a: 1\nsaasName:   "Note Harbor" # name', 'Note Harbor'],
    ['saasName:\nversion: 1', undefined],
    [' saasName: nested', undefined],
  ])('have the name in %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
  it.each(['Ten\u202Eant', 'T\u2069enant', '\u2067Tenan\u202At'])(
    'do not turn the text after the name %j',
    (name) => {
      const label = draftLabel({...draft('a', `saasName: "${name}"`), time: 0});
      expect(label).toMatch(/^\u2068Tenant\u2069, [^\u202A-\u202E\u2066-\u2069]*$/);
      expect(refusalOf({name} as File)).toContain('Tenant was not opened.');
    },
  );
});
