/**
 * Checks links, imports, URLs, front matter, posts, tabs, partials, search queries, diagrams and removed pages, and the
 * text of all files, without a build.
 *
 * Usage: npm test -- pages
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {changedFiles} from '../../lib/changes';
import {git, listFiles} from '../../lib/repository';
import {readText, root} from '../../lib/root';
import {diagramProblems, readDiagramSources} from '../../markdown/diagrams/sources';
import {listMarkdownFiles} from '../../markdown/files';
import {missingImports} from '../../markdown/imports';
import {QUERY_FILE, checkPages} from './pages';
import {checkRemoved} from './removed';
import {checkTexts} from './texts';

const all = listFiles(root);
const files = [
  ...listMarkdownFiles(root),
  'blog/authors.yml',
  'blog/tags.yml',
  ...all.filter((file) => QUERY_FILE.test(file)),
];
const read = (file: string) => [file, readText(file)] as const;
const changes = changedFiles(root);
const commit = changes?.commit ?? 'HEAD';
const removed = changes?.files.filter((file) => !existsSync(path.join(root, file))) ?? [];
const before = new Map(
  changes?.files
    .filter((file) => file.startsWith('docs/') && files.includes(file))
    .map((file) => {
      const isNew = git(root, 'ls-tree', commit, '--', file) === '';
      return [file, isNew ? '' : git(root, 'show', `${commit}:${file}`)];
    }),
);
// Published unchanged, except for the part of the path that names the folder.
const assets = all.flatMap((file) => /^(?:packages\/[^/]+\/)?static(\/.*)/.exec(file)?.[1] ?? []);
const texts = all.filter((file) => !/\.(?:gif|ico|jar|jpe?g|png|svg|webp|woff2?)$/.test(file));
const problems = [
  ...files.flatMap((file) => missingImports(root, ...read(file))),
  ...checkPages(new Map(files.map(read)), {assets, before}),
  ...checkRemoved(root, removed, commit),
  ...(await checkTexts(new Map(texts.map(read)))),
  ...diagramProblems(root, readDiagramSources(root)),
];
for (const {file, line, message} of problems) console.error(`${file}:${line}: ${message} [pages]`);

process.exitCode = problems.length > 0 ? 1 : 0;
