/** Lists and reads the files of pages. */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

// Not `lib/root`, which is an ES module: Docusaurus and Playwright load this file as CommonJS.
export const root = path.dirname(__dirname);

/** Text of a file, by its path relative to the root. */
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Files in a folder and its subfolders, relative to the root. Folders and broken links are none. */
export const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter(
      (file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile(),
    );
