/** The modules of one page. Its fences can import other fences that have a title. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText, root} from '../../../lib/root';
import {parseFences, type Fence} from '../../../markdown/fences';

export const MODULE_LANGUAGES: readonly string[] = ['ts', 'tsx', 'js'];

/** A relative path without its module extension. */
const stem = (file: string): string => path.posix.normalize(file).replace(/\.[cm]?[jt]sx?$/, '');

/** File of a fence, relative to the folder of the reader's project. */
export const titleOf = (fence: Fence): string | undefined => fence.values.get('title');

const isModule = (fence: Fence): boolean => MODULE_LANGUAGES.includes(fence.language);

/**
 * All fences of the page that contains a fence.
 *
 * @param checked fences that are being checked, for pages that are not on disk
 */
export function fencesOfPage(file: string, checked: readonly Fence[]): Fence[] {
  const own = checked.filter((fence) => fence.file === file);
  if (!existsSync(path.join(root, file))) return own;

  const version = own[0]?.version ?? '';
  return parseFences(file, readText(file), version).map(
    (fence) => own.find(({line}) => line === fence.line) ?? fence,
  );
}

/**
 * The files of a page as the reader has them at a fence. If several fences have the same title, the
 * nearest one above is used, or the first one below.
 *
 * @param page all fences of the page, in order
 */
export function filesAt(fence: Fence, page: readonly Fence[]): Map<string, Fence> {
  const files = new Map<string, Fence>();
  for (const other of page) {
    const title = titleOf(other);
    const plain = title !== undefined && !path.posix.normalize(title).startsWith('..');
    if (plain && !path.isAbsolute(title) && (other.line <= fence.line || !files.has(title)))
      files.set(title, other);
  }
  return files;
}

/**
 * The fence that a relative import resolves to. A fence without a title is at the top of the project.
 *
 * @param page all fences of the page, in order
 * @returns `undefined` if the page does not show the file
 */
export function importedFence(
  importer: Fence,
  moduleName: string,
  page: readonly Fence[],
): Fence | undefined {
  const folder = path.posix.dirname(titleOf(importer) ?? '.');
  const wanted = stem(path.posix.join(folder, moduleName));
  const files = [...filesAt(importer, page)];
  return files.find(([title, fence]) => isModule(fence) && stem(title) === wanted)?.[1];
}

/** The titles of the modules on a page, for messages. */
export const shownModules = (page: readonly Fence[]): string[] => [
  ...new Set(page.filter(isModule).flatMap((fence) => titleOf(fence) ?? [])),
];
