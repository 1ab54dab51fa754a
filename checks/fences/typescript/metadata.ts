/** Reads and checks the metadata of TypeScript and JavaScript fences. */
import {when} from '../../../lib/when';
import type {Fence} from '../../../markdown/fences';
import {expectationErrors} from '../expectations';

export const MODULE_WORDS: readonly string[] = ['module', 'run'];

const isModule = ({words, values}: Fence): boolean => words.has('module') || values.has('fails');

/** Whether the metadata defines what a fence is. */
export const hasMetadata = (fence: Fence): boolean =>
  isModule(fence) || fence.values.has('unchecked') || fence.values.has('signature');

/**
 * Checks the metadata of a fence.
 *
 * @returns the errors and their fixes. Empty if the code can be checked
 */
export function metadataErrors(fence: Fence): string[] {
  const {words, values, language} = fence;
  const runs = words.has('run');
  return [
    ...when(
      [isModule(fence), values.has('unchecked'), values.has('signature')].filter(Boolean).length >
        1,
      'use only one of module, signature= and unchecked= (fails= is only allowed with module).',
    ),
    ...when(
      values.get('fails')?.trim() === '',
      'fails="" needs a part of the error message of TypeScript.',
    ),
    ...when(
      runs && (!words.has('module') || values.has('fails')),
      'only modules that type-check can run. Remove "run", or make it a module.',
    ),
    ...when(
      runs && language === 'tsx',
      'a tsx module cannot run, because it needs a browser. Remove "run", or use ts or js.',
    ),
    ...expectationErrors(fence),
  ];
}
