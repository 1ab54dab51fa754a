/** Checks Markdown of tests, and fixtures whose comments contain the problems that tests expect. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {parseFences} from '../../markdown/fences';
import {LATEST_LABEL} from '../../site/versions';
import {checkFences} from './check';
import type {CheckContext, FenceChecker} from './checker';

/** The checks of a test need all tools. */
export const CONTEXT: CheckContext = {root, skip: expect.unreachable};

/**
 * Checks a fixture. Each comment `<!-- expect: TEXT -->` expects one problem before the next such
 * comment.
 *
 * @param file path below this folder
 * @param version docs version that the fences are read as
 * @returns the expected and the found problems, each as `line: text`. They are equal if the test passes.
 */
export function checkFixture(
  file: string,
  version: string,
  checkers: readonly FenceChecker[],
): {expected: string[]; found: string[]} {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const comments = text.split('\n').flatMap((line, index) => {
    const part = /^<!-- expect: (.*) -->$/.exec(line)?.[1];
    return part === undefined ? [] : [{text: part, line: index + 1}];
  });
  const {problems} = checkFences(parseFences(file, text, version), checkers, CONTEXT);
  const found = problems.map(({line, message}) => {
    const place = comments.findLast((comment) => comment.line <= line);
    return place && message.includes(place.text)
      ? `${place.line}: ${place.text}`
      : `unexpected in line ${line}: ${message}`;
  });
  return {expected: comments.map(({line, text: part}) => `${line}: ${part}`), found};
}

/** Problems of the fences in a page, as `line: message`. */
export function problemsIn(
  markdown: string,
  checkers: readonly FenceChecker[],
  {file = 'docs/page.md', version = LATEST_LABEL, folder = root} = {},
): string[] {
  const context = {...CONTEXT, root: folder};
  const {problems} = checkFences(parseFences(file, markdown, version), checkers, context);
  return problems.map(({line, message}) => `${line}: ${message}`);
}
