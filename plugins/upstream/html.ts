/** Places in the HTML that Docusaurus writes, for which it has no option. */
import {assertUnchanged, problemsUnless} from './changed';

/** The link to the stylesheet of all pages. Without HTML minification, attributes have quotes. */
const STYLESHEET_LINK =
  /<link rel="?stylesheet"? href="?[^"\s>]*\/assets\/css\/styles\.[0-9a-f]+\.css"?\s*\/?>/;

/** Offsets of the link to the stylesheet of all pages. */
export function stylesheetLink(html: string): {start: number; end: number} | undefined {
  const link = STYLESHEET_LINK.exec(html);
  return link ? {start: link.index, end: link.index + link[0].length} : undefined;
}

/** Whether a page links to the stylesheet of all pages. */
export const styleProblems = (html: string): string[] =>
  problemsUnless(stylesheetLink(html) !== undefined, {
    file: 'plugins/upstream/html.ts',
    expected: 'the page contains the link to assets/css/styles.*.css',
    found: /<link[^>]*\.css[^>]*>/.exec(html)?.[0] ?? 'no link to a style sheet',
    fix: 'Adapt STYLESHEET_LINK, or browsers paint pages later.',
  });

/**
 * Offset after the encoding of a page.
 *
 * @throws Error if the head does not begin with the encoding
 */
export function endOfEncoding(html: string): number {
  const start = /^\s*<!doctype html>\s*<html[^>]*>\s*<head[^>]*>\s*<meta charset=[^>]*>/i.exec(
    html,
  );
  assertUnchanged(start !== null, {
    file: 'plugins/upstream/html.ts',
    expected: 'the head begins with <meta charset>, after which the policy belongs',
    found: html.slice(0, 100),
    fix: 'Adapt endOfEncoding. A policy only applies to the elements after it.',
  });
  return start[0].length;
}
