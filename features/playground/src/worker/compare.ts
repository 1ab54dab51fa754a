/** What changes from one file to another. */
import {comparePricings} from '@pricing4saas/pricing2yaml/comparePricings';
import type {TextComparison} from '../types';
import type {LoadSchema} from './analyze';
import {readInput} from './input';
import {readPricing} from './library';
import {parseOnce} from './parseOnce';
import {findProblems} from './problemsOfText';

async function read(text: string, loadSchema: LoadSchema) {
  const input = readInput(text);
  const reading = input.data && readPricing(input.data);
  if (reading && 'pricing' in reading) return {pricing: reading.pricing, problems: []};
  const schema = input.version && (await loadSchema(input.version));
  const problems = reading
    ? findProblems(input, {schema, reading, parseExpression: parseOnce})
    : input.problems;
  return {pricing: undefined, problems: problems.filter(({severity}) => severity === 'error')};
}

/** Compares two files, if the library accepts both. */
export async function compareTexts(
  before: string,
  after: string,
  loadSchema: LoadSchema,
): Promise<TextComparison> {
  const [was, is] = await Promise.all([before, after].map((text) => read(text, loadSchema)));
  return was!.pricing && is!.pricing
    ? {comparison: comparePricings(was!.pricing, is!.pricing)}
    : {problems: {before: was!.problems, after: is!.problems}};
}
