/** Holds diff fences to the files that they change. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {FenceChecker} from '../checker';
import {problemAt, type Fence, type Problem} from '../../../markdown/fences';
import {locate, parsePatch, type PatchError} from './patch';

function checkFence(fence: Fence, root: string): Problem[] {
  const at = ({line, message}: PatchError) =>
    problemAt({file: fence.file, line: fence.line + 1 + line}, message);
  const {hunks, errors} = parsePatch(fence.code);
  if (errors.length > 0) {
    return errors.map(at);
  }
  const reason = fence.values.get('unchecked');
  const target = fence.values.get('applies-to');
  const result = fence.values.get('gives');
  if (reason !== undefined) {
    if (reason.trim() === '') {
      return [problemAt(fence, 'unchecked="" needs a reason why this diff cannot be checked.')];
    }
    return target === undefined
      ? []
      : [problemAt(fence, 'unchecked= and applies-to= exclude each other. Keep applies-to=.')];
  }
  const sides = [
    ['applies-to', target, 'before', 'it does not apply to'],
    ['gives', result, 'after', 'its result is not'],
  ] as const;
  return sides.flatMap(([key, file, side, complaint]) => {
    if (file === undefined) {
      return [];
    }
    const absolute = path.join(root, file);
    return existsSync(absolute)
      ? locate(hunks, readFileSync(absolute, 'utf8'), side).map(({line, message}) =>
          at({line, message: `${complaint} ${file}: ${message}`}),
        )
      : [problemAt(fence, `${key}=${file}: no such file in the repository. Correct the path.`)];
  });
}

/** Checks that diffs apply to the file that they name. */
export const diffChecker: FenceChecker = {
  languages: ['diff'],
  choices: [
    'applies-to=PATH (a change of that file) [gives=PATH] (the file that has the change)',
    'unchecked="reason" (a change of a file that is not in this repository)',
  ],
  accepts: ({values}) => values.has('applies-to') || values.has('unchecked'),
  check: (fences, {root}) => Promise.resolve(fences.flatMap((fence) => checkFence(fence, root))),
};
