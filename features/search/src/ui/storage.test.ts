import {isStorageFull} from './storage';

it('isStorageFull leaves a storage with room empty', () => {
  const entries = new Map<string, string>();
  const storage = {
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
  expect(isStorageFull(() => storage as unknown as Storage)).toBe(false);
  expect(entries.size).toBe(0);
});
