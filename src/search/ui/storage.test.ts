import {describe, expect, it} from 'vitest';
import {isStorageFull} from './storage';

/** A storage that takes entries up to a length. */
function storageOf(room: number) {
  const entries = new Map<string, string>();
  const storage = {
    setItem(key: string, value: string) {
      if (value.length > room) {
        throw new DOMException('no room', 'QuotaExceededError');
      }
      entries.set(key, value);
    },
    removeItem: (key: string) => entries.delete(key),
  } as unknown as Storage;
  return {storage, entries};
}

describe('isStorageFull', () => {
  it('knows a storage with room, and leaves nothing in it', () => {
    const {storage, entries} = storageOf(1_000_000);
    expect(isStorageFull(() => storage)).toBe(false);
    expect(entries.size).toBe(0);
  });
  it('recognizes a storage that is almost full', () => {
    expect(isStorageFull(() => storageOf(100).storage)).toBe(true);
  });
  it('does not take a forbidden storage for a full one', () => {
    const isFull = isStorageFull(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(isFull).toBe(false);
  });
});
