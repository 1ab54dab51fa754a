/**
 * The only `<style>` element that a script adds to pages. DocSearch renders it with Algolia's logo
 * in the search modal.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/**
 * Reads its text from the installed DocSearch.
 *
 * @throws Error if DocSearch no longer contains it
 */
export function modalStyle(): string {
  const file = createRequire(import.meta.url).resolve('@docsearch/react');
  const style = /"style",\s*null,\s*"([^"\\]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (style === undefined) {
    throw new Error(
      `${file}: <style> was not found. If DocSearch no longer renders one, remove ` +
        'plugins/upstream/docsearchStyle.ts; otherwise adapt it, or the Content-Security-Policy breaks ' +
        'the search modal.',
    );
  }
  return style;
}
