/** Reduces the output of a failed step to one `file:line: problem` for each problem. */
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {root} from '../../lib/root';

/** Parts of Vitest's JSON report. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const relative = (file: string): string => path.relative(root, path.resolve(root, file));

/** Whether a problem names its file and line itself. */
const isPlaced = (problem: string): boolean => /^[\w./-]+:\d+: /.test(problem);

/** Failed tests of a Vitest report, at the line of the assertion or at the places in the message. */
export function failedTests(json: string): string[] {
  const {testResults} = JSON.parse(json) as VitestReport;
  return testResults.flatMap(({name, message = '', assertionResults}) => {
    const file = relative(name);
    const failed = assertionResults.filter(({status}) => status === 'failed');
    const [first = ''] = message.split('\n');
    if (failed.length === 0)
      return first === '' ? [] : [isPlaced(first) ? first : `${file}:1: ${first}`];

    return failed.flatMap(({fullName, failureMessages: [text = '']}) => {
      const line = text.split(`${path.sep}${path.basename(file)}:`)[1]?.split(':')[0] ?? '1';
      const [reason = ''] = text.split(/\n\s+at /);
      const places = reason.replace(/^Error: /, '').split('\n');
      if (places.every(isPlaced)) return places;

      return `${file}:${line}: "${fullName}" failed: ${reason.replace('STACK_TRACE_ERROR', 'It did not end in time.').trim()}`;
    });
  });
}

/** Problems in the output of TypeScript, ESLint, Prettier, or a program that prints `file:line` itself. */
export function problemsIn(output: string): string[] {
  let file = '';
  const problems = stripVTControlCharacters(output)
    .split('\n')
    .flatMap((line) => {
      const type = /^(.+?)\((\d+),\d+\): error (.*)/.exec(line);
      const lint = /^ +(\d+):\d+ +(?:error|warning) +(.*)/.exec(line);
      const unformatted = /^\[warn\] (.+\.\w+)$/.exec(line);
      if (path.isAbsolute(line)) file = relative(line);

      return (
        (type && `${type[1]}:${type[2]}: ${type[3]}`) ||
        (lint && `${file}:${lint[1]}: ${lint[2]!.replace(/ {2,}(\S+)$/, ' [$1]')}`) ||
        (unformatted && `${unformatted[1]}:1: The file is not formatted. Run "npm run format".`) ||
        (/^\S[^:]*:\d+: |^ {2,}\S/.test(line) ? line : [])
      );
    });
  return problems.length > 0 ? problems : [output.trim()];
}

/** A problem, those that only follow from it, and at most how many lines of the same file are between them. */
const CONSEQUENCES: readonly (readonly [cause: RegExp, consequence: RegExp, lines?: number])[] = [
  [/: This code block does not end\./, /\[(?:spelling|terms)\]$|differs from/, Infinity],
  [/\[MD052\]$/, /\[MD053\]$/, Infinity],
  [/: write \w+ instead of /, /\[MD040\]$/, 0],
  [/ has moved\. Link to /, /\[file-links\]$/, 0],
  [/: This row goes on in the next line\./, /\[MD05[56]\]$/, 2],
  [/: the (?:use|declaration) of "/, /: this diagram is not drawn/, 99],
  // Tests miss the page that has lost its URL.
  [/: This page has the URL /, /^site\/\w+\.test\.ts:/],
];

/** How many lines are between two problems of one file. */
function distance(one: string, other: string): number {
  const [[file, line], [otherFile, otherLine]] = [one.split(':', 2), other.split(':', 2)];
  return file === otherFile ? Math.abs(Number(line) - Number(otherLine)) : NaN;
}

/** Problems without consequences of others, and those that another step reports with more words. */
export function withoutRepetition(problems: readonly string[]): string[] {
  const isConsequence = (problem: string) =>
    CONSEQUENCES.some(
      ([cause, consequence, lines]) =>
        consequence.test(problem) &&
        problems.some(
          (other) =>
            cause.test(other) && (lines === undefined || distance(other, problem) <= lines),
        ),
    );
  return problems.filter((problem, index) => {
    if (isConsequence(problem)) return false;

    const start = problem.trim().replace(/\.$/, '');
    return !problems.some(
      (other, place) =>
        other.startsWith(start) &&
        place !== index &&
        (other.length > problem.length || place < index),
    );
  });
}

/** Whether a failed step has only problems that other steps report with more words. */
export const isRepetition = (problems: readonly string[], printed: readonly string[]): boolean =>
  problems.length > 0 && !problems.some((problem) => printed.includes(problem));
