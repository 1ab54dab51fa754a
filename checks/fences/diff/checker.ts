/** Diffs must apply to the file that they name. Git parses and applies them. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import type {FenceChecker} from '../checker';

const PARSES = ['--numstat'];
const APPLIES = ['--check', '--ignore-whitespace', '--unidiff-zero'];

/** The message of Git about a diff of a file, and the line of the code that it names. */
function gitError(code: string, file: string, root: string, options: readonly string[]) {
  const lines = code.split('\n');
  const start = lines.findIndex((line) => line.startsWith('@@ '));
  const patch = [`--- a/${file}`, `+++ b/${file}`, ...lines.slice(start), ''].join('\n');
  const {status, stderr} = spawnSync('git', ['apply', ...options, '-'], {
    cwd: root,
    input: patch,
    encoding: 'utf8',
  });
  const [, text = stderr] = /^error: (.*)/m.exec(stderr) ?? [];
  const line = /(?:at|on) line (\d+)/.exec(text)?.[1];
  return status === 0
    ? undefined
    : {text, line: line === undefined ? 0 : Math.min(Number(line) - 2 + start, lines.length)};
}

function checkDiff(fence: Fence, root: string): Problem[] {
  const {code, values} = fence;
  if (!/^(?:(?:diff --git|index|---|\+\+\+) .*\n)*@@ /.test(code))
    return [problemAt(fence, 'begin each part with a header such as "@@ -1,3 +1,4 @@".')];

  const other = code
    .split('\n')
    .findIndex((line) => !/^(?:[ +\-\\]|@@ |diff --git |index |$)/.test(line));
  if (other >= 0) return [problemAt(fence, 'begin each line with a space, "+" or "-".', other + 1)];

  if (values.has('unchecked') && values.has('applies-to'))
    return [problemAt(fence, 'use only one of unchecked= and applies-to=.')];

  const malformed = gitError(code, 'file', root, PARSES);
  if (malformed) {
    const message = `not a unified diff: ${malformed.text}. Correct the numbers in the headers.`;
    return [problemAt(fence, message, malformed.line)];
  }
  const sides = [
    ['applies-to', APPLIES, 'does not apply to'],
    ['gives', [...APPLIES, '--reverse'], 'does not result in'],
  ] as const;
  return sides.flatMap(([key, options, complaint]) => {
    const file = values.get(key);
    if (file === undefined) return [];

    if (!existsSync(path.join(root, file))) {
      return [
        problemAt(fence, `${key}=${file}: no such file in the repository. Correct the path.`),
      ];
    }
    const error = gitError(code, file, root, options);
    const fix = 'Compare its lines with the file.';
    return error ? [problemAt(fence, `${complaint} ${file}: ${error.text}. ${fix}`)] : [];
  });
}

/** Checks the syntax of diffs, and that they apply to the file that they name. */
export const diffChecker: FenceChecker = {
  languages: ['diff'],
  choices: [
    'applies-to=PATH (a change of that file) [gives=PATH] (the file that contains the change)',
    'unchecked="reason" (a change of a file that is not in this repository)',
  ],
  accepts: ({values}) => values.has('applies-to') || values.has('unchecked'),
  check: (fences, {root}) => fences.flatMap((fence) => checkDiff(fence, root)),
};
