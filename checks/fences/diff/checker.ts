/** Diffs must be well-formed, and apply to the file that they name. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  applyPatch,
  parsePatch,
  reversePatch,
  type StructuredPatch,
  type StructuredPatchHunk,
} from 'diff';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import type {FenceChecker} from '../checker';

/** Whether a patch can be applied. White space at the ends of lines is ignored. */
function applies(text: string, patch: StructuredPatch): boolean {
  const compareLine = (_: number, line: string | undefined, _op: string | null, content: string) =>
    line?.trimEnd() === content.trimEnd();
  return applyPatch(text, patch, {compareLine}) !== false;
}

/** The error in a hunk that does not depend on the file, if any. */
function hunkError(
  {lines, oldStart}: StructuredPatchHunk,
  before: StructuredPatchHunk | undefined,
) {
  if (!lines.some((line) => /^[+-]/.test(line))) {
    return 'this part of the diff changes nothing. Remove it.';
  }
  if (lines.every((line) => line.startsWith('+'))) {
    return 'a part that only adds lines needs a line of context.';
  }
  return before && oldStart < before.oldStart + before.oldLines
    ? 'this part begins before the end of the part above it. Correct the order.'
    : undefined;
}

/** Index of the first hunk that does not apply, or -1 if all do. */
function failingHunk(text: string, patch: StructuredPatch): number {
  return patch.hunks.findIndex(
    (_, index) => !applies(text, {...patch, hunks: patch.hunks.slice(0, index + 1)}),
  );
}

function checkDiff(fence: Fence, root: string): Problem[] {
  const {code, values} = fence;
  const lines = code.split('\n');
  const headers = lines.flatMap((line, index) => (/^@@ /.test(line) ? [index] : []));
  const isFileLine = (line: string) => /^(?:diff --git|index|---|\+\+\+) /.test(line);
  if (headers.length === 0 || !lines.slice(0, headers[0]).every(isFileLine)) {
    return [problemAt(fence, 'begin each part with a header such as "@@ -1,3 +1,4 @@".')];
  }
  let patch: StructuredPatch;
  try {
    // The last line may be empty because an editor removed the space of a context line.
    patch = parsePatch(`${code}\n`)[0]!;
  } catch (error) {
    return [problemAt(fence, `not a unified diff: ${(error as Error).message}`)];
  }
  const {hunks} = patch;
  // The parser ignores lines that are not part of a hunk.
  const counted = hunks.reduce((sum, hunk) => sum + 1 + hunk.lines.length, headers[0]!);
  if (counted !== lines.length) {
    return [problemAt(fence, 'the numbers in the headers do not count all lines. Correct them.')];
  }
  if (values.has('unchecked') && values.has('applies-to')) {
    return [problemAt(fence, 'use only one of unchecked= and applies-to=.')];
  }
  const atHunk = (hunk: number, message: string) => problemAt(fence, message, headers[hunk]! + 1);
  const errors = hunks.flatMap((hunk, index) => {
    const error = hunkError(hunk, hunks[index - 1]);
    return error === undefined ? [] : [atHunk(index, error)];
  });
  if (errors.length > 0) {
    return errors;
  }
  const sides = [
    ['applies-to', patch, 'does not apply to'],
    ['gives', reversePatch(patch), 'does not result in'],
  ] as const;
  return sides.flatMap(([key, side, complaint]) => {
    const file = values.get(key);
    if (file === undefined) {
      return [];
    }
    if (!existsSync(path.join(root, file))) {
      return [
        problemAt(fence, `${key}=${file}: no such file in the repository. Correct the path.`),
      ];
    }
    const hunk = failingHunk(readFileSync(path.join(root, file), 'utf8'), side);
    const message = `this part of the diff ${complaint} ${file}. Compare its lines with the file.`;
    return hunk < 0 ? [] : [atHunk(hunk, message)];
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
  check: (fences, {root}) => Promise.resolve(fences.flatMap((fence) => checkDiff(fence, root))),
};
