/** Archives of files. */
import {strToU8, zipSync} from 'fflate';

/** Makes a zip archive with all files in one folder. */
export const zip = (files: ReadonlyMap<string, string>, folder: string): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries([...files].map(([path, text]) => [`${folder}/${path}`, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
