/** Whether the browser has room for the reader's recent and favorite searches. */

/** Approximate size of a long history, in characters. */
const ROOM = 30_000;

/**
 * Whether the storage is full. DocSearch works without storage, but if its history cannot be written, its
 * error prevents the reader from opening the hit.
 *
 * @param getStorage returns the storage, or throws if it is forbidden
 */
export function isStorageFull(getStorage: () => Storage): boolean {
  const key = '__SEARCH_ROOM__';
  try {
    const storage = getStorage();
    storage.setItem(key, ' '.repeat(ROOM));
    storage.removeItem(key);
    return false;
  } catch (error) {
    return (error as Partial<DOMException>).name === 'QuotaExceededError';
  }
}
