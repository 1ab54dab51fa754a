/** Reads the theme overrides in `src/theme` and in the list of its README. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Components listed in the README's table, such as `NotFound/Content`. */
export function listedSwizzles(readme: string): string[] {
  return [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name!);
}

/** Existing components: every folder with an `index` module. */
export function presentSwizzles(themeDir: string): string[] {
  return readdirSync(themeDir, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && /^index\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(themeDir, entry.parentPath).split(path.sep).join('/'))
    .sort();
}
