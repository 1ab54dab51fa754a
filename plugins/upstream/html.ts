/** Edits of the HTML that Docusaurus writes, for which it has no option. */
import {changed} from './changed';

/** The link to the stylesheet of all pages. Without HTML minification, attributes have quotes. */
const STYLESHEET_LINK =
  /<link rel="?stylesheet"? href="?[^"\s>]*\/assets\/css\/styles\.[0-9a-f]+\.css"?\s*\/?>/;

/**
 * Replaces the link to the stylesheet of all pages with its text. A stylesheet shares the connection with
 * the scripts, so browsers would paint the page later.
 */
export function withInlineStyles(html: string, styles: string): string {
  return html.replace(STYLESHEET_LINK, () => `<style>${styles}</style>`);
}

/**
 * Whether a page contains the styles.
 *
 * @param page name of its file, for the message
 */
export function styleProblems(page: string, html: string, styles: string): string[] {
  return html.includes(styles)
    ? []
    : [
        changed({
          file: 'plugins/upstream/html.ts',
          expected: `${page} contains the link to assets/css/styles.*.css`,
          found: `${/<link[^>]*\.css[^>]*>/.exec(html)?.[0] ?? 'no link to a style sheet'}`,
          fix: 'Adapt STYLESHEET_LINK, or browsers paint pages later.',
        }),
      ];
}

/**
 * Inserts a tag after the encoding of a page.
 *
 * @throws Error if the head does not begin with the encoding
 */
export function insertAfterEncoding(html: string, tag: string): string {
  const start = /^\s*<!doctype html>\s*<html[^>]*>\s*<head[^>]*>\s*<meta charset=[^>]*>/i.exec(
    html,
  );
  if (start === null) {
    throw new Error(
      changed({
        file: 'plugins/upstream/html.ts',
        expected: 'the head begins with <meta charset>, after which the policy belongs',
        found: html.slice(0, 100),
        fix: 'Adapt insertAfterEncoding. A policy only applies to the elements after it.',
      }),
    );
  }
  const end = start[0].length;
  return html.slice(0, end) + tag + html.slice(end);
}
