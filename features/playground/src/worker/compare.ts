/** What changes from one file to another. */
import {comparePricings} from '@pricing4saas/pricing2yaml/comparePricings';
import type {TextComparison} from '../types';
import {readText, type LoadSchema} from './analyze';

/** Compares two files, if the library accepts both. */
export async function compareTexts(
  before: string,
  after: string,
  loadSchema: LoadSchema,
): Promise<TextComparison> {
  const [was, is] = await Promise.all([readText(before, loadSchema), readText(after, loadSchema)]);
  if (was.accepted && is.accepted)
    return {comparison: comparePricings(was.accepted.pricing, is.accepted.pricing)};

  const errorsOf = ({accepted, problems}: typeof was) =>
    accepted ? [] : problems.filter(({severity}) => severity === 'error');
  return {problems: {before: errorsOf(was), after: errorsOf(is)}};
}
