import {isStorageFull} from './storage';

/** A storage with a maximum length of entries, in characters. */
function storageOf(room: number) {
  const entries = new Map<string, string>();
  const storage = {
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError');

      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
  } as unknown as Storage;
  return {storage, entries};
}

describe('isStorageFull', () => {
  it('returns false for a storage with room, and leaves it empty', () => {
    const {storage, entries} = storageOf(1_000_000);
    expect(isStorageFull(() => storage)).toBe(false);
    expect(entries.size).toBe(0);
  });
  it('returns true for a storage that is almost full', () => {
    expect(isStorageFull(() => storageOf(100).storage)).toBe(true);
  });
  it('returns false for a forbidden storage', () => {
    const isFull = isStorageFull(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isFull).toBe(false);
  });
});
