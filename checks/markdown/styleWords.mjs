// @ts-check
/** The words of `styleWords.txt`, for Markdown (rule `terms`) and for source files (`eslintRule.mjs`). */
import {readFileSync} from 'node:fs';

export const STYLE_WORDS_TEXT = readFileSync(new URL('styleWords.txt', import.meta.url), 'utf8');

/** @type {[use: string, not: RegExp][]} */
export const STYLE_WORDS = STYLE_WORDS_TEXT.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', use = ''] = line.split(' => ');
    return [use, new RegExp(`\\b(?:${pattern.replaceAll(' ', '(?:\\s+)')})(?!\\w)`, 'gi')];
  });

/**
 * The message for a match. The replacement can refer to groups of the pattern.
 *
 * @type {(use: string, not: RegExp, found: string) => string}
 */
export function messageFor(use, not, found) {
  const text = found.replace(/\s+/g, ' ');
  return `Use ${use.includes('$') ? text.replace(not, use) : use} instead of "${text}".`;
}
