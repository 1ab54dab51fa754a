import {isStorageFull} from './storage';

/** A storage with a maximum length of entries, in characters, and its entries. */
function storageOf(room: number) {
  const entries = new Map<string, string>();
  const setItem = (key: string, value: string) => {
    if (value.length > room) throw new DOMException('no room', 'QuotaExceededError');

    entries.set(key, value);
  };
  const storage = {setItem, removeItem: (key: string) => entries.delete(key)};
  return {getStorage: () => storage as unknown as Storage, entries};
}

describe('isStorageFull', () => {
  it('returns false for a storage with room, and leaves it empty', () => {
    const {getStorage, entries} = storageOf(1_000_000);
    expect(isStorageFull(getStorage)).toBe(false);
    expect(entries.size).toBe(0);
  });
  it('returns true for a storage that is almost full', () => {
    expect(isStorageFull(storageOf(100).getStorage)).toBe(true);
  });
  it('returns false for a forbidden storage', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(isStorageFull(forbid)).toBe(false);
  });
});
