/** What the last build computed from its pages, because few pages change, and reading them takes most of the step. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../site/files';

/** In the folder that `npx docusaurus clear` removes. */
export const CACHE_FILE = 'node_modules/.cache/postbuild.json';

/** Files and folders of the code and the data that decide what a page yields, and the versions of packages. */
export const CODE = [
  'features/playground/src/address.ts',
  'features/search/src',
  'lib',
  'package-lock.json',
  'plugins/upstream',
  'scripts/postbuild',
  'site',
];

/** Returns the value of equal text in the last build, or computes it. It must consist of JSON. */
export type Keep = <T>(source: string, compute: () => T) => T;

/**
 * Opens the cache. A missing or damaged one, or one of other code, counts as empty.
 *
 * @param root absolute path of the repository
 * @returns `keep`, and a function that stores the values that it returned
 */
export function openCache(root: string): {readonly keep: Keep; readonly save: () => void} {
  const file = path.join(root, CACHE_FILE);
  const used: Record<string, unknown> = {};
  let last: typeof used = {};
  try {
    last = JSON.parse(readFileSync(file, 'utf8')) as typeof used;
  } catch {
    // Everything is computed.
  }
  const code = createHash('sha256');
  for (const place of CODE.map((each) => path.join(root, each)).filter(existsSync)) {
    const files = statSync(place).isFile() ? [''] : filesBelow(place).sort();
    for (const each of files) code.update(`${each}\0`).update(readFileSync(path.join(place, each)));
  }
  return {
    keep: <T>(source: string, compute: () => T): T => {
      const key = code.copy().update(source).digest('base64');
      return (used[key] ??= last[key] ?? compute()) as T;
    },
    save: () => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, JSON.stringify(used));
    },
  };
}
