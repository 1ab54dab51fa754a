/** Hands the file in the editor to the page that makes code for it, in the same tab. */

import {readStored, session, writeStored} from './storage';

/** Path of that page below the base path. */
export const START_PATH = '/start';

/** Key in the storage of the session. */
const KEY = 'start.pricing';

/** Stores a file, or forgets it. Without storage, the page opens with a sample. */
export function handOver(text: string | undefined): void {
  writeStored(KEY, text ?? '', session);
}

/** The stored file. */
export const handedOver = (): string | undefined => readStored(KEY, session) || undefined;
