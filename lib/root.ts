import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Absolute path of the repository. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Text of a file of the repository, by its path or the parts of it. */
export const readText = (...place: readonly string[]): string =>
  readFileSync(path.join(root, ...place), 'utf8');
