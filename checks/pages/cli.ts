/**
 * Checks links, imports, URLs, front matter, posts, tabs, partials, search queries, diagrams and removed pages, and the
 * text of all files, without a build.
 *
 * Usage: npm test -- pages
 */
import {lstatSync} from 'node:fs';
import path from 'node:path';
import {changedFiles, textAt} from '../../lib/changes';
import {listFiles} from '../../lib/repository';
import {readText, root} from '../../lib/root';
import {allDiagramProblems} from '../../markdown/diagrams/sources';
import {listMarkdownFiles} from '../../markdown/files';
import {missingImports} from '../../markdown/imports';
import {codeLinkProblems} from './addresses';
import {imageProblems} from './images';
import {syntaxProblem} from './page';
import {DATA_FILE, checkPages} from './pages';
import {pricingProblems} from './pricings';
import {checkRemoved} from './removed';
import {checkTexts, unreadable} from './texts';

const all = listFiles(root);
const files = [...listMarkdownFiles(root), ...all.filter((file) => DATA_FILE.test(file))];
const read = (file: string) => [file, readText(file)] as const;
const changes = changedFiles(root);
const commit = changes?.commit ?? 'HEAD';
const removed =
  changes?.files.filter((file) => !lstatSync(path.join(root, file), {throwIfNoEntry: false})) ?? [];
const before = new Map(
  changes?.files
    .filter((file) => /^(?:docs|partials)\/.*\.mdx?$/.test(file))
    .map((file) => [file, textAt(root, commit, file)]),
);
// Published unchanged, except for the part of the path that names the folder.
const assets = all.flatMap((file) => /^(?:packages\/[^/]+\/)?static(\/.*)/.exec(file)?.[1] ?? []);
const texts = all.filter(
  (file) => !/\.(?:gif|ico|jar|jpe?g|pdf|png|svg|t?gz|webp|woff2?|zip)$/.test(file),
);
const broken = unreadable(root, texts);
const isBroken = ({file}: {readonly file: string}) => broken.some((each) => each.file === file);
const pageProblems = checkPages(new Map(files.map(read)), {assets, before});
// Routes whose files cannot be read, or have the URL of another one, seem to be lost.
const areRoutesKnown =
  !files.some((file) => isBroken({file}) || syntaxProblem(...read(file))) &&
  !pageProblems.some(({message}) => /has the (?:URL|permalink) /.test(message));
const others = [
  ...files.flatMap((file) => missingImports(root, ...read(file))),
  ...pageProblems,
  ...texts.flatMap((file) => codeLinkProblems(...read(file), assets)),
  ...texts.flatMap((file) => pricingProblems(...read(file))),
  ...imageProblems(root, all),
  ...(areRoutesKnown ? checkRemoved(root, removed, commit) : []),
  ...(await checkTexts(new Map(texts.map(read)))),
  ...allDiagramProblems(root),
];
const problems = [...broken, ...others.filter((each) => !isBroken(each))];
for (const {file, line, message} of problems) console.error(`${file}:${line}: ${message} [pages]`);

process.exitCode = problems.length > 0 ? 1 : 0;
