/** Reads and checks the metadata of Java fences. */
import type {Fence} from '../../../markdown/fences';
import {expectationErrors} from '../expectations';

/** Ways in which a Java fence is compiled. */
export const MODES = ['unit', 'members', 'statements'] as const;

export type Mode = (typeof MODES)[number];

/** Words in the metadata of Java fences. */
export const JAVA_WORDS: readonly string[] = [...MODES, 'run', 'continues'];

/** The mode in which a fence is compiled, or `undefined` for signatures and unchecked fences. */
export function modeOf(fence: Fence): Mode | undefined {
  return MODES.find((mode) => fence.words.has(mode));
}

/** Whether other fences can continue a fence. It must compile, and be neither a mistake nor unchecked. */
function isContinuable(fence: Fence): boolean {
  return (
    modeOf(fence) !== undefined && !fence.values.has('fails') && !fence.values.has('unchecked')
  );
}

/**
 * The fence that a `continues` fence continues: the nearest compiled Java fence before it.
 *
 * @param page Java fences of the page, in order
 */
export function previousOf(fence: Fence, page: readonly Fence[]): Fence | undefined {
  return page.slice(0, page.indexOf(fence)).findLast(isContinuable);
}

/**
 * Checks the metadata of a Java fence.
 *
 * @param page Java fences of the page, in order
 * @returns the errors and their fixes. Empty if the fence can be checked
 */
export function metadataErrors(fence: Fence, page: readonly Fence[]): string[] {
  const {words, values} = fence;
  const errors: string[] = [];
  const modes = MODES.filter((mode) => words.has(mode));
  const shape = modes.length + (values.has('signature') ? 1 : 0);
  if (shape > 1) errors.push('use only one of unit, members, statements and signature=.');

  if (shape === 0 && !values.has('unchecked'))
    errors.push('add the kind of code: unit, members, statements or signature=.');

  if (values.get('fails')?.trim() === '')
    errors.push('fails="" needs a part of the error message of javac.');

  if (words.has('run') && (modes[0] !== 'statements' || values.has('fails'))) {
    errors.push(
      'only statements that compile can run. Remove "run", or convert the code to statements.',
    );
  }
  if (values.has('fails') && modes.length === 0)
    errors.push('fails= needs unit, members or statements, because it is an error of javac.');

  if (
    values.has('unchecked') &&
    (values.has('fails') || values.has('signature') || words.has('run'))
  )
    errors.push('use only unchecked=, or remove it.');

  for (const key of ['class', 'extends']) {
    if (values.has(key) && (modes[0] !== 'members' || !/^[\w.<>, ]+$/.test(values.get(key)!))) {
      errors.push(
        `${key}= is only allowed with members. It sets the class around them, or its superclass.`,
      );
    }
  }
  if (words.has('continues')) {
    if (modes[0] !== 'members' && modes[0] !== 'statements') {
      errors.push(
        'only members and statements can continue. Units of a page can use each other without it.',
      );
    } else if (!previousOf(fence, page)) {
      errors.push(
        'there is no compiled Java fence before this one to continue. Remove "continues".',
      );
    }
  }
  return [...errors, ...expectationErrors(fence)];
}
