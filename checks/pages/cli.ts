/**
 * Checks links to sections, imports, URLs, front matter, authors, search queries and removed pages, without a build.
 *
 * Usage: npm test -- pages
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {changedFiles} from '../../lib/changes';
import {listFiles} from '../../lib/repository';
import {root} from '../../lib/root';
import {listMarkdownFiles} from '../../markdown/files';
import {missingImports} from '../../markdown/imports';
import {QUERY_FILE, checkPages} from './pages';
import {checkRemoved} from './removed';

const queries = listFiles(root, {paths: ['checks']}).filter((file) => QUERY_FILE.test(file));
const files = [...listMarkdownFiles(root), 'blog/authors.yml', 'blog/tags.yml', ...queries];
const read = (file: string) => [file, readFileSync(path.join(root, file), 'utf8')] as const;
const changes = changedFiles(root);
const removed = changes?.files.filter((file) => !existsSync(path.join(root, file))) ?? [];
const problems = [
  ...files.flatMap((file) => missingImports(root, ...read(file))),
  ...checkPages(new Map(files.map(read))),
  ...checkRemoved(root, removed, changes?.commit ?? 'HEAD'),
];
for (const {file, line, message} of problems) console.error(`${file}:${line}: ${message} [pages]`);

process.exitCode = problems.length > 0 ? 1 : 0;
