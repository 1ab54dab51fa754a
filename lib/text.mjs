// @ts-check
import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';

/**
 * @typedef {{line: number, text: string}} Run Text and its first line.
 * @typedef {Run & {message: string | false}} Finding The text, and the message or `false`.
 */

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

/**
 * Finds all matches of a pattern with the flag `g`.
 *
 * @type {(runs: Run[], pattern: RegExp, messageFor: (found: string) => string | false) => Finding[]}
 */
export const search = (runs, pattern, messageFor) =>
  runs.flatMap(({line, text}) =>
    [...text.matchAll(pattern)].map(({0: found, index}) => ({
      line: line + text.slice(0, index).split('\n').length - 1,
      text: found,
      message: messageFor(found),
    })),
  );
