/**
 * The one `<style>` element that no page contains and a script still creates: DocSearch renders
 * Algolia's logo with it, in the footer of the search modal.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/**
 * Reads the text of that element from the installed DocSearch.
 *
 * @throws Error when DocSearch renders the logo in another way
 */
export function modalStyle(): string {
  const file = createRequire(import.meta.url).resolve('@docsearch/react');
  const style = /"style",\s*null,\s*"([^"\\]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (style === undefined) {
    throw new Error(
      `${file}: <style> was not found. If DocSearch no longer renders one, remove ` +
        'scripts/postbuild/modalStyle.ts; otherwise adapt it, or the Content-Security-Policy breaks ' +
        'the search modal.',
    );
  }
  return style;
}
