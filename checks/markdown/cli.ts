/**
 * Holds all Markdown to its rules: form (markdownlint), spelling (cspell), and what `rules/` says of
 * terms, names, headings, labels and drafts; and links between files.
 *
 * Usage: npm run check:prose [-- FILE...]
 * Exit codes: 0 every rule is kept; 1 one is not; 2 a file could not be read.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listMarkdownFiles} from '../../markdown/files';
import {proseProblems} from './check';
import {readProse} from './document';
import {EXCEPTIONS} from './exceptions';
import {fileLinkProblems} from './fileLinks';
import {lintForm, lintSpelling} from './programs';
import {wordProblems} from './words';
import {root} from '../../lib/root';

const named = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const files = named.length > 0 ? named : listMarkdownFiles(root);
const missing = files.find((file) => !existsSync(path.join(root, file)));
if (missing !== undefined) {
  console.error(`check:prose: ${missing} does not exist.`);
  process.exit(2);
}

const programs = Promise.all([lintForm(root, files), lintSpelling(root, files)]);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = files.map((file) => readProse(file, read(file)));
const problems = [
  ...proseProblems(documents, EXCEPTIONS).map(
    ({file, line, message, rule}) => `${file}:${line}: ${message} [${rule}]`,
  ),
  // Which words nobody uses depends on all files, also when only some are to be checked.
  ...wordProblems(read('checks/markdown/words.txt'), listMarkdownFiles(root).map(read)),
  ...fileLinkProblems(documents, (file) => existsSync(path.join(root, file))),
  ...(await programs).flat(),
];
problems.forEach((problem) => console.error(problem));
console.log(`${files.length} files read, ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
