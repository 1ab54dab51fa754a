/** The file that "Edit this page" opens. */

/** A page with at most this many lines besides the partial only wraps it. */
const MAX_WRAPPER_LINES = 30;

/**
 * Finds the file that has the text of a page: the page itself, or the only partial that a short page
 * includes.
 *
 * @param file path of the page, relative to the repository
 * @param text content of the page
 */
export function editTarget(file: string, text: string): string {
  const partials = [...text.matchAll(/^import \w+ from '@site\/(partials\/[^']+)';$/gm)];
  const isWrapper = partials.length === 1 && text.split('\n').length <= MAX_WRAPPER_LINES;
  return isWrapper ? partials[0]![1]! : file;
}
