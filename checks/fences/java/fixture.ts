/** Reads Markdown fixtures of checkers that start other programs. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFences, type Fence, type Problem} from '../../../markdown/fences';
import {root} from '../../../lib/root';

/** The fences of a fixture, and the problems that its comments announce. */
export interface Fixture {
  readonly fences: readonly Fence[];
  /** Parts of messages, each with the first and the last line where the problem may be. */
  readonly expected: readonly {readonly text: string; readonly from: number; readonly to: number}[];
}

/**
 * Reads a fixture: `<!-- expect: TEXT -->` announces one problem between it and the next such
 * comment.
 *
 * @param file path below the repository
 * @param version docs version that the fences are read as
 */
export function readFixture(file: string, version: string): Fixture {
  const text = readFileSync(path.join(root, file), 'utf8');
  const comments = text.split('\n').flatMap((line, index) => {
    const part = /^<!-- expect: (.*) -->$/.exec(line)?.[1];
    return part === undefined ? [] : [{text: part, from: index + 1}];
  });
  const expected = comments.map((comment, index) => ({
    ...comment,
    to: (comments[index + 1]?.from ?? Infinity) - 1,
  }));
  return {fences: parseFences(file, text, version), expected};
}

/** The announced problems and the found ones, each as `line range: text`; equal when all is well. */
export function compareProblems(
  {expected}: Fixture,
  problems: readonly Problem[],
): {announced: string[]; found: string[]} {
  const announced = expected.map(({from, text}) => `${from}: ${text}`);
  const found = problems.map(({line, message}) => {
    const place = expected.find(({from, to}) => from <= line && line <= to);
    return place && message.includes(place.text)
      ? `${place.from}: ${place.text}`
      : `unexpected in line ${line}: ${message}`;
  });
  return {announced, found};
}
