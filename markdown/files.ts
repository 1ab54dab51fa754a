/** Lists the Markdown files and their docs versions. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../lib/repository';
import {textProblem} from '../lib/text.mjs';
import {LATEST_VERSION, VERSIONS} from '../site/versions';
import {parseFences, type Fence} from './fences';

const PARTIAL = /^partials\//;

/**
 * Returns the labels of the docs versions of a Markdown file. The first line of a partial lists
 * them, as `{/* versions: 1.4.0 2.0.0 *\/}`, because its samples must pass in each version.
 *
 * @throws Error with the file and the fix
 */
export function versionsOfFile(file: string, text: string): string[] {
  if (!PARTIAL.test(file))
    return [/^versioned_docs\/version-([^/]+)\//.exec(file)?.[1] ?? LATEST_VERSION.label];

  const labels = /^\{\/\* versions: ([\d. ]+) \*\/\}/.exec(text)?.[1]?.split(' ') ?? [];
  const known = VERSIONS.map(({label}) => label);
  const unknown = labels.find((label) => !known.includes(label));
  if (labels.length === 0 || unknown !== undefined) {
    throw new Error(
      `${file}:1: The first line of a partial must list the docs versions that include it, for example ` +
        `"{/* versions: ${known.slice(1).join(' ')} */}"` +
        (unknown === undefined ? '.' : `; "${unknown}" is none of ${known.join(', ')}.`),
    );
  }
  return labels;
}

/** Folders with Markdown for readers or contributors, without test fixtures. */
const ROOTS = [
  'docs',
  'versioned_docs',
  'partials',
  'blog',
  'skills',
  'src',
  'features/*.mdx',
  'features/markdown-page.md',
  'features/home',
  'features/learn',
  'features/pricings',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  'checks/fences/README.md',
  'site/decisions.md',
  '.github',
  'samples',
  // Templates of the page /start. Tests unpack its archives and run their commands.
  ':!samples/start',
];

/** All Markdown files for readers and contributors, relative to the repository. */
export const listMarkdownFiles = (root: string): string[] =>
  listFiles(root, {paths: ROOTS}).filter((file) => /\.mdx?$/.test(file));

/** Fences of the given files, in order, for each docs version of a file. */
export const readFences = (root: string, files: readonly string[]): Fence[] =>
  files.flatMap((file) => {
    const unreadable = textProblem(path.join(root, file));
    if (unreadable) throw new Error(`${file}:1: ${unreadable}`);
    const text = readFileSync(path.join(root, file), 'utf8');
    return versionsOfFile(file, text).flatMap((version) => parseFences(file, text, version));
  });
