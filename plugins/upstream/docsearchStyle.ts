/**
 * The only `<style>` element that a script adds to pages. DocSearch renders it with Algolia's logo
 * in the search modal.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {assertUnchanged} from './changed';

/**
 * Reads its text from the installed DocSearch.
 *
 * @throws Error if DocSearch no longer contains it
 */
export function modalStyle(): string {
  const file = createRequire(import.meta.url).resolve('@docsearch/react');
  const style = /"style",\s*null,\s*"([^"\\]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  assertUnchanged(style !== undefined, {
    file: 'plugins/upstream/docsearchStyle.ts',
    expected: `${file} renders a <style> element`,
    fix:
      'Adapt this file, or the Content-Security-Policy breaks the search modal. If DocSearch no longer ' +
      'renders a <style> element, remove this file.',
  });
  return style;
}
