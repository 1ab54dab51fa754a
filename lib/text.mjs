// @ts-check
import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';

/** Why a file is not readable text, and the fix. Empty if it is. @type {(file: string) => string} */
export function textProblem(file) {
  try {
    const bytes = readFileSync(file);
    // UTF-16 can be UTF-8 with zeros.
    return isUtf8(bytes) && !bytes.includes(0) ? '' : 'The file is not UTF-8. Save it as UTF-8.';
  } catch (error) {
    const {code} = /** @type {NodeJS.ErrnoException} */ (error);
    const found = code === 'EISDIR' ? 'a folder' : 'nothing to read';
    return `Expected a text file, found ${found}. Correct the path, or rename or remove what it leads to.`;
  }
}
