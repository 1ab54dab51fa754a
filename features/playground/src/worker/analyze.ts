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

/** Reads text: its problems, and what the library makes of it unless a problem prevents that. */
export async function readText(text: string, loadSchema: LoadSchema) {
  const input = readInput(text);
  const {data, version, positions} = input;
  if (data === undefined) return {input, problems: input.problems, accepted: undefined};

  const schema = version && (await loadSchema(version));
  const reading = readPricing(data);
  const problems = findProblems(input, schema, reading);
  const missing: Problem = {
    ...positions.rangeOf(['syntaxVersion']),
    source: 'playground',
    severity: 'warning',
    message: `The schema of ${version} could not be loaded, so its problems are missing. Check your connection, and change the file to try again.`,
  };
  return {
    input,
    problems: version && !schema ? [missing, ...problems] : problems,
    accepted: 'pricing' in reading ? reading : undefined,
  };
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
  const {input, problems, accepted} = await readText(text, loadSchema);
  const {data, version, positions} = input;
  return {
    syntaxVersion: version,
    problems,
    hints: accepted ? findHints(accepted, positions.rangeOf) : [],
    pricing: accepted && {
      ...describePricing(accepted, selection, positions.rangeOf),
      textWithLimits: withUsageLimits(text, data),
    },
  };
}
