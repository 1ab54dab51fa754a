/** Everything about a file: its problems, and the pricing as the library reads it. */
import type {JsonSchema, SyntaxVersion} from '@pricing4saas/pricing2yaml/schema/model';
import type {Analysis, Problem, Selection} from '../types';
import {withUsageLimits} from './additions';
import {findHints} from './hints';
import {readInput} from './input';
import {readPricing} from './library';
import {describePricing} from './pricing';
import {findProblems} from './problemsOfText';

/** Loads the published schema of a version; `undefined` if it cannot be loaded. */
export type LoadSchema = (version: SyntaxVersion) => Promise<JsonSchema | undefined>;

/** Reads text, and lets the library read its content unless a problem prevents that. */
export function readText(text: string) {
  const input = readInput(text);
  const reading = input.data && readPricing(input.data);
  return {input, reading, accepted: reading && 'pricing' in reading ? reading : undefined};
}

/** All problems of text that was read. */
export async function problemsIn(
  {input, reading}: ReturnType<typeof readText>,
  loadSchema: LoadSchema,
): Promise<readonly Problem[]> {
  const {version, positions} = input;
  if (reading === undefined) return input.problems;

  const schema = version && (await loadSchema(version));
  const problems = findProblems(input, schema, reading);
  const missing: Problem = {
    ...positions.rangeOf(['syntaxVersion']),
    source: 'playground',
    severity: 'warning',
    message: `The schema of ${version} could not be loaded, so its problems are missing. Check your connection, and change the file to try again.`,
  };
  return version && !schema ? [missing, ...problems] : problems;
}

/**
 * Analyzes the text of a pricing. `installInterpreter` must have been called before.
 *
 * @param selection subscription and user to evaluate
 */
export async function analyze(
  text: string,
  selection: Selection,
  loadSchema: LoadSchema,
): Promise<Analysis> {
  const read = readText(text);
  const {accepted, input} = read;
  const {data, version, positions} = input;
  return {
    syntaxVersion: version,
    problems: await problemsIn(read, loadSchema),
    hints: accepted ? findHints(accepted, positions.rangeOf) : [],
    pricing: accepted && {
      ...describePricing(accepted, selection, positions.rangeOf),
      textWithLimits: withUsageLimits(text, data),
    },
  };
}
