/** Whether the browser has room for the reader's recent and favorite searches. */

/** About what a long history takes, in characters. */
const ROOM = 30_000;

/**
 * Tells whether the storage is full. DocSearch does without one that is forbidden, but when there is
 * no room for an entry of its history, its error keeps the reader from the hit.
 *
 * @param getStorage gives the storage, or throws where it is forbidden
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
