/** Which Markdown files hold fences, and to which docs version each of them belongs. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LATEST_VERSION} from '../../site/versions.js';
import {parseFences, type Fence} from './fence.js';

/** Label of the docs version that a Markdown file describes. */
export function versionOfFile(file: string): string {
  return /^versioned_docs\/version-([^/]+)\//.exec(file)?.[1] ?? LATEST_VERSION.label;
}

/** Folders whose Markdown is published or read by contributors. Fixtures of tests are neither. */
const ROOTS = ['docs', 'versioned_docs', 'blog', 'src', 'README.md', 'CONTRIBUTING.md', 'samples'];

/** All Markdown files of the repository that readers see, relative to its root. */
export function listMarkdownFiles(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...ROOTS];
  return execFileSync('git', args, {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.mdx?$/.test(file));
}

/** Fences of the given files, in order. */
export function readFences(root: string, files: readonly string[]): Fence[] {
  return files.flatMap((file) =>
    parseFences(file, readFileSync(path.join(root, file), 'utf8'), versionOfFile(file)),
  );
}
