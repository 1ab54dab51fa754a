// @ts-check
/** The words of `styleWords.txt`, for Markdown (rule `terms`) and for source files (`eslintRule.mjs`). */
import {readFileSync} from 'node:fs';

/** @type {[use: string, not: RegExp][]} */
export const STYLE_WORDS = readFileSync(new URL('styleWords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', use = ''] = line.split(' => ');
    return [use, new RegExp(`\\b(?:${pattern.replaceAll(' ', '(?:\\s+)')})(?!\\w)`, 'gi')];
  });
