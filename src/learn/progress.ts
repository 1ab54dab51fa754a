/** The lessons that the reader has completed, in the browser's storage. */
import {useSyncExternalStore} from 'react';

const KEY = 'learn.done';
const CHANGE = 'learn-progress';

function read(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '';
  } catch {
    // The reader forbids storage.
    return '';
  }
}

function write(ids: readonly string[]): void {
  try {
    window.localStorage.setItem(KEY, ids.join(' '));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGE));
}

function subscribe(listener: () => void): () => void {
  // The first event is for this tab, the second one for the others.
  const events = [CHANGE, 'storage'];
  events.forEach((event) => window.addEventListener(event, listener));
  return () => events.forEach((event) => window.removeEventListener(event, listener));
}

/** Ids of the completed lessons. Empty on the server. */
export function useProgress(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => '')
    .split(' ')
    .filter(Boolean);
}

/** Stores that a lesson is completed. */
export function complete(id: string): void {
  const ids = read().split(' ').filter(Boolean);
  if (!ids.includes(id)) {
    write([...ids, id]);
  }
}

/** Forgets all completed lessons. */
export function forgetProgress(): void {
  write([]);
}
