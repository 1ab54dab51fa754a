/** Files that the current Git branch changes. */
import {git, listFiles} from './repository';

export interface Changes {
  /** Start of the branch, as name and short hash for messages. */
  readonly base: string;
  /** Hash of that commit. */
  readonly commit: string;
  /** Changed, added and deleted files, committed or not, relative to the root. */
  readonly files: readonly string[];
}

/** Main branches, in order of preference. */
const MAIN_BRANCHES = ['upstream/main', 'origin/main', 'main'];

function attempt(root: string, ...args: readonly string[]): string | undefined {
  try {
    return git(root, ...args).trim();
  } catch {
    return undefined;
  }
}

/**
 * Changes since the branch left the main branch.
 *
 * @returns `undefined` without a repository or a main branch, and on a local main branch without a
 *   remote one
 */
export function changedFiles(root: string): Changes | undefined {
  const current = attempt(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  const main = MAIN_BRANCHES.find(
    (branch) => branch !== current && attempt(root, 'rev-parse', '--verify', branch) !== undefined,
  );
  const commit = main && attempt(root, 'merge-base', 'HEAD', main);
  if (!commit) return undefined;

  const committed = git(root, 'diff', '--name-only', '--no-renames', '-z', commit).split('\0');
  const names = [...committed, ...listFiles(root, {untracked: true})];
  return {
    base: `${main} ${commit.slice(0, 7)}`,
    commit,
    files: [...new Set(names.filter((name) => name !== ''))].sort(),
  };
}

/** The text of a file at a commit; empty if it did not exist. */
export function textAt(root: string, commit: string, file: string): string {
  const isNew = git(root, 'ls-tree', commit, '--', file) === '';
  return isNew ? '' : git(root, 'show', `${commit}:${file}`);
}
