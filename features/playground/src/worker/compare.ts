/** What changes from one file to another. */
import {comparePricings} from '@pricing4saas/pricing2yaml/comparePricings';
import type {TextComparison} from '../types';
import {problemsIn, readText, type LoadSchema} from './analyze';

/** Compares two files, if the library accepts both. */
export async function compareTexts(
  before: string,
  after: string,
  loadSchema: LoadSchema,
): Promise<TextComparison> {
  const [was, is] = [readText(before), readText(after)];
  if (was.accepted && is.accepted)
    return {comparison: comparePricings(was.accepted.pricing, is.accepted.pricing)};

  const errorsOf = async (read: typeof was) => {
    const problems = read.accepted ? [] : await problemsIn(read, loadSchema);
    return problems.filter(({severity}) => severity === 'error');
  };
  return {problems: {before: await errorsOf(was), after: await errorsOf(is)}};
}
