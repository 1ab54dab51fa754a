/** Hands the file in the editor to the page that makes code for it, in the same tab. */

/** Path of that page below the base path. */
export const START_PATH = '/start';

/** Key in the storage of the session. */
const KEY = 'start.pricing';

/** Stores a file, or forgets it. Does nothing if the reader forbids storage. */
export function handOver(text: string | undefined): void {
  try {
    if (text === undefined) {
      window.sessionStorage.removeItem(KEY);
    } else {
      window.sessionStorage.setItem(KEY, text);
    }
  } catch {
    // The page then opens with a sample.
  }
}

/** The stored file. */
export function handedOver(): string | undefined {
  try {
    return window.sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
