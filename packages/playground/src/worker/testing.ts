/** For tests of the worker: schemas, samples and the library, read in Node. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../../../lib/root';
import {parseExpression} from '../../../pricing2yaml/src/expressions/parse';
import {
  SCHEMA_FOLDER,
  type JsonSchema,
  type SyntaxVersion,
} from '../../../pricing2yaml/src/schema/model';
import type {Problem} from '../types';
import {readInput} from './input';
import type {Updaters} from './migrate';
import {readPricing, updateWithLibrary, writeWithLibrary} from './library';
import {findProblems} from './problems';

function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The published schema of a version. */
export function readSchema(version: SyntaxVersion): JsonSchema {
  return JSON.parse(readText(`${SCHEMA_FOLDER}/${version}.json`)) as JsonSchema;
}

/** The sample of a version. */
export function readSample(version: string): string {
  return readText(`samples/pricing/noteharbor-${version}.yml`);
}

/** All problems of the text. */
export function problemsOf(text: string): readonly Problem[] {
  const input = readInput(text);
  return findProblems(input, {
    schema: input.version && readSchema(input.version),
    reading: readPricing(input.data),
    parseExpression,
  });
}

/** The updaters of the library. */
export const UPDATERS: Updaters = {update: updateWithLibrary, write: writeWithLibrary};
