/** The storage of the browser, which throws if the reader forbids it or if it is full. */

export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem'>;

export const local: StorageSource = () => window.localStorage;
export const session: StorageSource = () => window.sessionStorage;

/** The stored value of a key, unless there is none or it cannot be read. */
export function readStored(key: string, storage = local): string | null | undefined {
  try {
    return storage().getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a value, unless the old one cannot be read. Returns whether that worked. */
export function writeStored(key: string, value: string, storage = local): boolean {
  try {
    storage().getItem(key);
    storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
