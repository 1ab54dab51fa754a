/**
 * The code blocks of docs versions whose libraries are no longer maintained. `frozen.json` contains their
 * hashes. The commit in that file has the checks that proved them, with the releases of these versions.
 */
import {createHash} from 'node:crypto';
import {when} from '../../lib/when';
import {problemAt, type Fence, type Problem} from '../../markdown/fences';
import frozen from './frozen.json';

/** Hashes of proved code blocks. */
export interface Frozen {
  /** Commit whose checks prove the code blocks. */
  readonly commit: string;
  /** Docs version → file → hashes of its code blocks, in any order. */
  readonly versions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Whether the code blocks of a docs version may not change. */
export const isFrozen = (version: string): boolean => Object.hasOwn(frozen.versions, version);

/** Hash of a code block: its language, metadata and code. */
export function hashOf({language, words, values, code}: Fence): string {
  const text = JSON.stringify([language, [...words], [...values], code]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * Compares code blocks with their hashes.
 *
 * @param fences all code blocks of some files that need a proof
 */
export function frozenProblems(
  fences: readonly Fence[],
  {commit, versions}: Frozen = frozen,
): Problem[] {
  const pages = new Set(fences.map(({version, file}) => `${version} ${file}`));
  return [...pages].flatMap((name) => {
    const page = fences.filter(({version, file}) => `${version} ${file}` === name);
    const {version, file} = page[0]!;
    const found = page.map(hashOf);
    const listed = versions[version]?.[file] ?? [];
    const proof =
      `Docs ${version} are frozen, because their libraries are no longer maintained. Undo the change, or prove ` +
      `it: make it in a copy of commit ${commit}, and run "npm run check:fences -- ${file}" there. Then`;
    const stale = listed.filter((hash) => !found.includes(hash));
    return [
      ...page
        .filter((fence) => !listed.includes(hashOf(fence)))
        .map((fence) =>
          problemAt(
            fence,
            `this code block has changed. ${proof} add "${hashOf(fence)}" to "${file}" in checks/fences/frozen.json.` +
              (listed.length > 0
                ? ''
                : ' If the file was renamed, rename its entry there instead.'),
          ),
        ),
      ...when(
        stale.length > 0,
        problemAt(
          page[0]!,
          `code blocks of this page are missing or have changed. ${proof} remove ${stale.join(', ')} from ` +
            `"${file}" in checks/fences/frozen.json.`,
        ),
      ),
    ];
  });
}
