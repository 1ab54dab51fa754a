/**
 * Checks that code fences are what their metadata says (README.md in this folder).
 *
 * Usage: npm run check:fences [-- FILE...]
 * Exit codes: 0 if there is no problem; 1 if there is a problem, or if CI lacks a tool; 2 if only a file
 * cannot be read.
 */
import path from 'node:path';
import {checkFences} from './check';
import {CHECKERS} from './checkers';
import {listMarkdownFiles, readFences} from '../../markdown/files';
import {root} from '../../lib/root';

const named = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));

const skipped = new Set<string>();
const unreadable: string[] = [];
const fences = (named.length > 0 ? named : listMarkdownFiles(root)).flatMap((file) => {
  try {
    return readFences(root, [file]);
  } catch (error) {
    unreadable.push((error as Error).message);
    return [];
  }
});
const {problems, checked} = checkFences(fences, CHECKERS, {
  root,
  skip: (message) => skipped.add(message),
});

unreadable.forEach((message) => console.error(message));
// "npm run check" keeps only indented lines of a message.
for (const {file, line, message} of problems)
  console.error(`${file}:${line}: ${message.replace(/\n(?! {2})/g, '\n  ')}\n`);

for (const message of skipped)
  console.error(`${process.env.CI ? 'failed' : 'skipped'}: ${message}`);

const isWrong = problems.length > 0 || Boolean(process.env.CI && skipped.size > 0);
console.log(`${checked} of ${fences.length} fences checked, ${problems.length} problems.`);
process.exitCode = isWrong ? 1 : unreadable.length > 0 ? 2 : 0;
