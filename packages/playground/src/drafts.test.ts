import {describe, expect, it} from 'vitest';
import {DRAFTS_KEY, MAX_DRAFTS, nameOf, readDrafts, saveDraft, type DraftStorage} from './drafts';

/** A storage for a number of characters. */
function createStorage(size = Infinity): DraftStorage & {value: string | null} {
  return {
    value: null,
    getItem(key) {
      return key === DRAFTS_KEY ? this.value : null;
    },
    setItem(_, value) {
      if (value.length > size) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      this.value = value;
    },
  };
}

const draft = (id: string, text = id) => ({id, time: 1, text});

describe('drafts', () => {
  it('are stored once, the latest first', () => {
    const storage = createStorage();
    saveDraft(draft('a'), storage);
    saveDraft(draft('b'), storage);
    saveDraft(draft('a', 'changed'), storage);
    expect(readDrafts(storage)).toEqual([draft('a', 'changed'), draft('b')]);
  });
  it('are limited', () => {
    const storage = createStorage();
    for (let index = 0; index < MAX_DRAFTS + 5; index++) {
      saveDraft(draft(String(index)), storage);
    }
    expect(readDrafts(storage).map(({id}) => id)).toEqual(
      Array.from({length: MAX_DRAFTS}, (_, index) => String(MAX_DRAFTS + 4 - index)),
    );
  });
  it('make room for the latest one, or report that they cannot', () => {
    const storage = createStorage(200);
    saveDraft(draft('a', 'x'.repeat(100)), storage);
    expect(saveDraft(draft('b', 'x'.repeat(120)), storage)).toHaveLength(1);
    expect(readDrafts(storage).map(({id}) => id)).toEqual(['b']);
    expect(saveDraft(draft('c', 'x'.repeat(200)), storage)).toBeUndefined();
    expect(readDrafts(storage).map(({id}) => id)).toEqual(['b']);
    expect(saveDraft(draft('c'), undefined)).toBeUndefined();
  });
  it.each(['{', '{}', '[null, 1, {"id": "a"}]'])('ignore the foreign content %s', (value) => {
    expect(readDrafts({getItem: () => value, setItem: () => undefined})).toEqual([]);
  });
  it.each([
    ['saasName: NoteHarbor\n', 'NoteHarbor'],
    ['a: 1\nsaasName:   "Note Harbor" # name', 'Note Harbor'],
    ['saasName:\nversion: 1', undefined],
    [' saasName: nested', undefined],
  ])('have the name in %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});
