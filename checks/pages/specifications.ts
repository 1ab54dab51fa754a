/** Checks that the specification pages describe the fields of their version. */
import {fieldHeadingId} from '@pricing4saas/pricing2yaml/schema/address';

/** Ids written behind headings, as `{#id}` or `{/* #id *\/}`. */
export function headingIds(mdx: string): readonly string[] {
  const withId = /^#{2,6} .*\{(?:\/\*)?\s*#([^\s}]+?)\s*(?:\*\/)?\}\s*$/gm;
  return [...mdx.matchAll(withId)].map(([, id]) => id!);
}

/**
 * Compares the headings of a specification page with the fields of its version.
 *
 * @param file name of the page, for messages
 * @param mdx text of the page
 * @param version syntax version of the page
 * @param paths fields of that version
 * @param allPaths fields of all versions
 * @returns the problems, one sentence each
 */
export function checkHeadings(
  file: string,
  mdx: string,
  version: string,
  paths: readonly string[],
  allPaths: readonly string[],
): string[] {
  const ids = headingIds(mdx);
  const missing = paths
    .filter((path) => !ids.includes(fieldHeadingId(path)))
    .map(
      (path) =>
        `${file}: no heading describes ${path}. Add one that ends with {#${fieldHeadingId(path)}}.`,
    );
  const foreign = allPaths
    .filter((path) => !paths.includes(path) && ids.includes(fieldHeadingId(path)))
    .map((path) => `${file}: the page has a heading for ${path}, which ${version} does not have.`);
  const misplaced = [...mdx.matchAll(/<FieldFacts\b[^>]*\bversion="([^"]*)"/g)]
    .filter(([, shown]) => shown !== version)
    .map(
      ([tag]) => `${file}: ${tag} shows another version than ${version}, the version of the page.`,
    );
  return [...missing, ...foreign, ...misplaced];
}
