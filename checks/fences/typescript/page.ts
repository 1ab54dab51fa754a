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

const isModule = (fence: Fence): boolean =>
  titleOf(fence) !== undefined && MODULE_LANGUAGES.includes(fence.language);

/** The nearest fence above a line, or the first one below it. */
const nearest = (fences: readonly Fence[], line: number): Fence | undefined =>
  fences.findLast((fence) => fence.line < line) ?? fences[0];

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
 * The fence that a relative import resolves to. If several fences have the same title, it is the
 * nearest one above, or the first one below. A fence without a title is at the top of the project.
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
  const shown = page.filter((fence) => isModule(fence) && fence.line !== importer.line);
  return nearest(
    shown.filter((fence) => stem(titleOf(fence)!) === wanted),
    importer.line,
  );
}

/** The titles of the files on a page, for messages. */
export const shownFiles = (page: readonly Fence[]): string[] => [
  ...new Set(page.filter(isModule).map((fence) => titleOf(fence)!)),
];
