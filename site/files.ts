/** Lists and reads the files of pages. */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

// Not `lib/root`, which is an ES module: Docusaurus and Playwright load this file as CommonJS.
export const root = path.dirname(__dirname);

/** Text of a file, by its path relative to the root. */
export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Files in a folder and its subfolders, relative to it, with forward slashes. Folders and broken links are none. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => existsSync(path.join(folder, name)))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'));

/** The same files of a folder of the repository, relative to the root. */
export const filesIn = (folder: string): string[] =>
  filesBelow(path.join(root, folder)).map((name) => path.posix.join(folder, name));
