/**
 * The one `<style>` element that no page contains and scripts still make: DocSearch draws Algolia's
 * mark with it, in the footer of the search modal.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/**
 * Text of that element, read from the installed DocSearch.
 *
 * @throws Error when DocSearch draws the mark in another way
 */
export function modalStyle(): string {
  const file = createRequire(import.meta.url).resolve('@docsearch/react');
  const style = /"style",\s*null,\s*"([^"\\]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (style === undefined) {
    throw new Error(
      `${file}: has no <style> any more. If no style is drawn, remove scripts/postbuild/modalStyle.ts; ` +
        'else adapt it, or the Content-Security-Policy stops the search modal.',
    );
  }
  return style;
}
