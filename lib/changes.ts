/** What changed since the branch began, as Git sees it. */
import {git, listFiles} from './repository';

/** The changes of a branch. */
export interface Changes {
  /** Where the branch began: name and short hash, for messages. */
  readonly base: string;
  /** Hash of that commit. */
  readonly commit: string;
  /** Paths relative to the root: changed, added, deleted, committed or not. */
  readonly files: readonly string[];
}

/** Branches that a contribution starts from, the preferred one first. */
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
 * @returns `undefined` when there is nothing to compare with: no repository, no main branch, or the
 *   main branch itself without a remote one
 */
export function changedFiles(root: string): Changes | undefined {
  const current = attempt(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  const main = MAIN_BRANCHES.find(
    (branch) => branch !== current && attempt(root, 'rev-parse', '--verify', branch) !== undefined,
  );
  const commit = main && attempt(root, 'merge-base', 'HEAD', main);
  if (!commit) {
    return undefined;
  }
  const committed = git(root, 'diff', '--name-only', '--no-renames', '-z', commit).split('\0');
  const names = [...committed, ...listFiles(root, {untracked: true})];
  return {
    base: `${main} ${commit.slice(0, 7)}`,
    commit,
    files: [...new Set(names.filter((name) => name !== ''))].sort(),
  };
}
