/** For tests of the worker. */
import {parseExpression} from '@pricing4saas/pricing2yaml/expressions/parse';
import {readSchema} from '@pricing4saas/pricing2yaml/schema/published';
import type {Problem} from '../types';
import {readInput} from './input';
import type {Updaters} from './migrateText';
import {readPricing, updateWithLibrary, writeWithLibrary} from './library';
import {findProblems} from './problemsOfText';

/** All problems of the text. */
export function problemsOf(text: string): readonly Problem[] {
  const input = readInput(text);
  return findProblems(input, {
    schema: input.version && readSchema(input.version),
    reading: readPricing(input.data),
    parseExpression,
  });
}

export const UPDATERS: Updaters = {update: updateWithLibrary, write: writeWithLibrary};
