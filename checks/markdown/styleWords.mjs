// @ts-check
/** The words of `styleWords.txt`, for Markdown (rule `terms`) and for source files (`eslintRule.mjs`). */
import {readFileSync} from 'node:fs';
import {NOT_YET_REWRITTEN} from './notYetRewritten.mjs';

/** @type {[use: string, not: RegExp][]} */
export const STYLE_WORDS = readFileSync(new URL('styleWords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', use = ''] = line.split(' => ');
    return [use, new RegExp(`\\b(?:${pattern.replaceAll(' ', '(?:\\s+)')})(?!\\w)`, 'gi')];
  });

/** Whether the words apply to a file, given by its path relative to the repository. */
export const isRewritten = (/** @type {string} */ file) =>
  !NOT_YET_REWRITTEN.some((path) => file.startsWith(path));
