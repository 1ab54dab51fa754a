/** Lists the files of this repository and copies it. */
import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** Scope of the names of the workspaces. */
const SCOPE = '@pricing4saas';

/**
 * Runs Git in a folder and returns what it prints.
 *
 * @throws Error with what Git reports when it fails
 */
export const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Options of `listFiles`. */
export interface FileSelection {
  /** Files and folders to list, relative to the root. Default: all. */
  readonly paths?: readonly string[];
  readonly untracked?: boolean;
  /** Only symbolic links, also those that lead nowhere. */
  readonly links?: boolean;
}

/** Paths of all existing files that are not ignored, relative to the root, sorted. */
export function listFiles(root: string, selection: FileSelection = {}): string[] {
  const {paths = [], untracked, links} = selection;
  const kinds = untracked ? ['--others'] : ['--cached', '--others'];
  return git(root, 'ls-files', '-z', ...kinds, '--exclude-standard', '--', ...paths)
    .split('\0')
    .filter((file) => {
      const place = path.join(root, file);
      return links
        ? lstatSync(place, {throwIfNoEntry: false})?.isSymbolicLink()
        : existsSync(place) && statSync(place).isFile();
    })
    .sort();
}

/** Paths of text files with Windows line endings, also where Git would store others, apart from scripts for Windows. */
export const listWindowsTexts = (root: string): string[] =>
  git(root, 'ls-files', '-z', '--eol', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .flatMap((line) => /^\S*\s+w\/(?:crlf|mixed)\s+attr\/(?!-text).*?\t(.*)/s.exec(line)?.[1] ?? [])
    .sort();

/**
 * Copies the repository, including uncommitted changes, into an empty folder. The copy
 * has one commit, links to the installed packages and to its own workspaces, and its own build cache.
 */
export function copyRepository(root: string, target: string): void {
  for (const file of listFiles(root)) {
    mkdirSync(path.join(target, path.dirname(file)), {recursive: true});
    copyFileSync(path.join(root, file), path.join(target, file));
  }
  const packages = path.join(target, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    // Other folders with a dot contain caches.
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  // A link to the folder would lead to the workspaces of the original. The links of npm are relative.
  rmSync(path.join(packages, SCOPE));
  cpSync(path.join(root, 'node_modules', SCOPE), path.join(packages, SCOPE), {
    recursive: true,
    verbatimSymlinks: true,
  });

  git(target, 'init', '--quiet');
  commitAll(target, 'Copy');
}

/** Commits everything in a copy, so that pages have a date and the tree is clean. */
export function commitAll(target: string, message: string): void {
  git(target, 'add', '--all');
  const identity = ['-c', 'user.name=Trial', '-c', 'user.email=trial@localhost'];
  const options = ['--quiet', '--allow-empty', '--no-verify', '--no-gpg-sign'];
  git(target, ...identity, 'commit', ...options, '-m', message);
}
