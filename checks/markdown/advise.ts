/**
 * Prints advice on style: long sentences, passive voice, fillers, future tense. It never fails.
 *
 * Usage: npm run advise [-- FILE...] (without files, those that changed since the branch began)
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listMarkdownFiles} from '../../markdown/files';
import {changedFiles} from '../../lib/changes';
import {adviceOn} from './advice';
import {readProse} from './document';
import {root} from '../../lib/root';

const named = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const changed = new Set(named.length > 0 ? [] : changedFiles(root)?.files);
const files =
  named.length > 0 ? named : listMarkdownFiles(root).filter((file) => changed.has(file));

let count = 0;
for (const file of files) {
  for (const {line, message} of adviceOn(
    readProse(file, readFileSync(path.join(root, file), 'utf8')),
  )) {
    console.log(`${file}:${line}: ${message}`);
    count += 1;
  }
}
console.log(`${files.length} files read, ${count} places for a second look.`);
