import {isStorageFull} from './storage';

it.each([
  [1_000_000, false],
  [100, true],
])('isStorageFull of a storage for %i characters is %s, and it stays empty', (room, expected) => {
  const entries = new Map<string, string>();
  const setItem = (key: string, value: string) => {
    if (value.length > room) throw new DOMException('no room', 'QuotaExceededError');

    entries.set(key, value);
  };
  const storage = {setItem, removeItem: (key: string) => entries.delete(key)};
  expect(isStorageFull(() => storage as unknown as Storage)).toBe(expected);
  expect(entries.size).toBe(0);
});

it('isStorageFull of a forbidden storage is false', () => {
  const storage = vi.fn().mockThrow(new DOMException('denied', 'SecurityError'));
  expect(isStorageFull(storage)).toBe(false);
});
