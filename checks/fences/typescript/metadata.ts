/** Reads and checks the metadata of TypeScript and JavaScript fences. */
import type {Fence} from '../../../markdown/fences';
import {expectationErrors} from '../expectations';

export const MODULE_WORDS: readonly string[] = ['module', 'run'];

const isModule = ({words, values}: Fence): boolean => words.has('module') || values.has('fails');

/** Whether the metadata defines what a fence is. */
export const hasMetadata = (fence: Fence): boolean =>
  isModule(fence) || fence.values.has('unchecked');

/**
 * Checks the metadata of a fence.
 *
 * @returns the errors and their fixes. Empty if the code can be checked
 */
export function metadataErrors(fence: Fence): string[] {
  const {words, values, language} = fence;
  const errors: string[] = [];
  if (isModule(fence) && values.has('unchecked'))
    errors.push('use only one of module and unchecked= (fails= is only allowed with module).');

  if (values.get('fails')?.trim() === '')
    errors.push('fails="" needs a part of the error message of TypeScript.');

  if (words.has('run')) {
    if (!words.has('module') || values.has('fails'))
      errors.push('only modules that type-check can run. Remove "run", or make it a module.');

    if (language !== 'ts' && language !== 'js') {
      errors.push(
        `a ${language} module cannot run, because it needs a browser. Remove "run", or use ts or js.`,
      );
    }
  }
  return [...errors, ...expectationErrors(fence)];
}
