/** For tests of the worker: schemas, samples and the library, read in Node. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {dump, load} from 'js-yaml';
import {parsePricing} from 'pricing4ts-dist/main/utils/pricing-formatting/pricing-parser';
import {serializePricing} from 'pricing4ts-dist/main/utils/pricing-formatting/pricing-serializer';
import {update} from 'pricing4ts-dist/server/utils/version-manager';
import {updaters} from 'pricing4ts-dist/server/utils/version-updaters/updaters';
import {root} from '../../../lib/root';
import {parseExpression} from '../../../pricing2yaml/expressions/syntaxTree';
import {
  SCHEMA_FOLDER,
  type JsonSchema,
  type SyntaxVersion,
} from '../../../pricing2yaml/schema/model';
import type {Problem} from '../types';
import {readInput} from './input';
import type {Updaters} from './migrate';
import {findProblems, type Reading} from './problems';

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

/** Reads the text with the library, as the worker does. */
export function readWithLibrary(text: string): Reading {
  try {
    return {pricing: parsePricing(update(load(text) as object, false) as never)};
  } catch (error) {
    return {message: (error as Error).message};
  }
}

/** All problems of the text. */
export function problemsOf(text: string): readonly Problem[] {
  const input = readInput(text);
  return findProblems(input, {
    schema: input.version && readSchema(input.version),
    reading: readWithLibrary(text),
    parseExpression,
  });
}

/** The updaters of the library. */
export const UPDATERS: Updaters = {
  update(data, to) {
    const steps = updaters as Record<string, unknown>;
    const next = to === undefined ? null : steps[to];
    try {
      // The library stops at the first version without an updater.
      if (next) steps[to!] = null;
      return {data: update(structuredClone(data) as never, false)};
    } catch (error) {
      return {message: (error as Error).message};
    } finally {
      if (next) steps[to!] = next;
    }
  },
  write: (data) => dump(serializePricing(data as never)),
};
