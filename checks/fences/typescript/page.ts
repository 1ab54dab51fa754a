/** The modules of one page: fences with a title are files that other fences of it can import. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFences, type Fence} from '../../../markdown/fences';

/** Languages whose fences are modules. */
export const MODULE_LANGUAGES: readonly string[] = ['ts', 'tsx', 'js', 'jsx'];

/** A relative path without its module extension. */
function stem(file: string): string {
  return path.posix.normalize(file).replace(/\.[cm]?[jt]sx?$/, '');
}

/** File of a fence, relative to the folder of the reader's project. */
export function titleOf(fence: Fence): string | undefined {
  return fence.values.get('title');
}

function isModule(fence: Fence): boolean {
  return titleOf(fence) !== undefined && MODULE_LANGUAGES.includes(fence.language);
}

/** Nearest fence above a line, else the first one below it. */
function nearest(fences: readonly Fence[], line: number): Fence | undefined {
  return fences.findLast((fence) => fence.line < line) ?? fences[0];
}

/**
 * All fences of the page that contains a fence.
 *
 * @param checked fences that are being checked, for pages that are not on the disk
 */
export function fencesOfPage(file: string, checked: readonly Fence[], root: string): Fence[] {
  const absolute = path.join(root, file);
  const own = checked.filter((fence) => fence.file === file);
  if (!existsSync(absolute)) {
    return own;
  }
  const version = own[0]?.version ?? '';
  return parseFences(file, readFileSync(absolute, 'utf8'), version).map(
    (fence) => own.find(({line}) => line === fence.line) ?? fence,
  );
}

/**
 * The fence that a relative import means. Of several with the same title it is the nearest one
 * above, else the first one below. A fence without a title can be in any folder.
 *
 * @param page all fences of the page, in order
 * @returns `undefined` when the page shows no such file
 */
export function importedFence(
  importer: Fence,
  moduleName: string,
  page: readonly Fence[],
): Fence | undefined {
  const others = page.filter((fence) => isModule(fence) && fence.line !== importer.line);
  const title = titleOf(importer);
  const wanted = stem(path.posix.join(path.posix.dirname(title ?? '.'), moduleName));
  const named = (name: string) => (fence: Fence) => {
    const candidate = stem(titleOf(fence)!);
    return candidate === name || candidate === `${name}/index`;
  };
  const exact = nearest(others.filter(named(wanted)), importer.line);
  if (exact || title !== undefined) {
    return exact;
  }
  const tail = `/${wanted.replace(/^(\.\.\/)+/, '')}`;
  return nearest(
    others.filter((fence) => `/${stem(titleOf(fence)!)}`.endsWith(tail)),
    importer.line,
  );
}

/** Titles of the files that a page shows, for messages. */
export function shownFiles(page: readonly Fence[]): string[] {
  return [...new Set(page.filter(isModule).map((fence) => titleOf(fence)!))];
}
