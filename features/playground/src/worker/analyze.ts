/** Everything about a file: its problems, and the pricing as the library reads it. */
import type {JsonSchema, SyntaxVersion} from '@pricing4saas/pricing2yaml/schema/model';
import type {Analysis, Problem, Selection} from '../types';
import {withUsageLimits} from './additions';
import {findHints} from './hints';
import {readInput} from './input';
import {readPricing} from './library';
import {parseOnce} from './parseOnce';
import {describePricing} from './pricing';
import {findProblems} from './problemsOfText';

/** Loads the published schema of a version; `undefined` if it cannot be loaded. */
export type LoadSchema = (version: SyntaxVersion) => Promise<JsonSchema | undefined>;

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
  const input = readInput(text);
  const {data, version, positions} = input;
  if (data === undefined)
    return {syntaxVersion: version, problems: input.problems, hints: [], pricing: undefined};

  const schema = version && (await loadSchema(version));
  const reading = readPricing(data);
  const problems = findProblems(input, {schema, reading, parseExpression: parseOnce});
  const missing: Problem = {
    ...positions.rangeOf(['syntaxVersion']),
    source: 'playground',
    severity: 'warning',
    message: `The schema of ${version} could not be loaded, so its problems are missing. Check your connection, and change the file to try again.`,
  };
  return {
    syntaxVersion: version,
    problems: version && !schema ? [missing, ...problems] : problems,
    hints: 'pricing' in reading ? findHints(reading, positions.rangeOf) : [],
    pricing:
      'pricing' in reading
        ? {
            ...describePricing(reading, selection, positions.rangeOf),
            textWithLimits: withUsageLimits(text, data),
          }
        : undefined,
  };
}
