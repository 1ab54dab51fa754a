/** The file that "Edit this page" opens. */

/** Maximum number of other lines in a page that only wraps a partial. */
const MAX_WRAPPER_LINES = 30;

/**
 * Returns the file with the text of a page: the page or the only partial of a short page.
 *
 * @param file path of the page, relative to the repository
 * @param text content of the page
 */
export function editTarget(file: string, text: string): string {
  const partials = [...text.matchAll(/^import \w+ from '@site\/(partials\/[^']+)';$/gm)];
  const isWrapper = partials.length === 1 && text.split('\n').length <= MAX_WRAPPER_LINES;
  return isWrapper ? partials[0]![1]! : file;
}
