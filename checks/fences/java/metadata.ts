/** Reads and checks the metadata of Java fences. */
import {when} from '../../../lib/when';
import type {Fence} from '../../../markdown/fences';
import {expectationErrors} from '../expectations';

/** Ways in which a Java fence is compiled. */
const MODES = ['unit', 'statements'] as const;

export const JAVA_WORDS: readonly string[] = [...MODES, 'run', 'continues'];

/** The mode in which a fence is compiled, or `undefined` for signatures and unchecked fences. */
export const modeOf = (fence: Fence) => MODES.find((mode) => fence.words.has(mode));

/**
 * The unit that a `continues` fence continues: the nearest one before it on its page.
 *
 * @param fences all Java fences, in order
 */
export const unitBefore = (fence: Fence, fences: readonly Fence[]): Fence | undefined =>
  fences
    .slice(0, fences.indexOf(fence))
    .findLast((other) => other.file === fence.file && modeOf(other) === 'unit');

/**
 * Checks the metadata of a Java fence.
 *
 * @param fences all Java fences, in order
 * @returns the errors and their fixes. Empty if the fence can be checked
 */
export function metadataErrors(fence: Fence, fences: readonly Fence[]): string[] {
  const {words, values} = fence;
  const kinds = [
    ...MODES.filter((mode) => words.has(mode)),
    ...['signature', 'unchecked'].filter((key) => values.has(key)),
  ];
  const misplaced = ['run', 'continues'].filter(
    (word) => words.has(word) && kinds[0] !== 'statements',
  );
  return [
    ...when(kinds.length > 1, 'use only one of unit, statements, signature= and unchecked=.'),
    ...misplaced.map(
      (word) => `only statements can have "${word}". Remove it, or convert the code.`,
    ),
    ...when(
      words.has('continues') && !unitBefore(fence, fences),
      'there is no unit before this fence to continue. Remove "continues".',
    ),
    ...expectationErrors(fence),
  ];
}
