/** A built HTML page, and what the lint needs to know of it. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** One built page. */
export interface BuiltPage {
  /** Address below the base path, without a slash at its end; `/` for the home page. */
  readonly route: string;
  /** Path of the file, relative to the build folder. */
  readonly file: string;
  readonly document: CheerioAPI;
  readonly isRedirect: boolean;
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Address of a built HTML file. */
export function routeOfFile(file: string): string {
  const clean = file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '');
  return `/${clean}`;
}

/**
 * Reads every HTML page of a build.
 *
 * @param outDir absolute path of the build folder
 */
export function readBuiltPages(outDir: string): BuiltPage[] {
  return htmlFiles(outDir).map((file) => {
    const document = load(readFileSync(path.join(outDir, file), 'utf8'));
    return {
      route: routeOfFile(file),
      file,
      document,
      isRedirect: document('meta[http-equiv="refresh"]').length > 0,
    };
  });
}
