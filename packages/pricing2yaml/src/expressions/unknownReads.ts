/** Finds what expressions read, but no feature and no usage limit of the pricing is. */
import {contextNames} from '../schema/model';
import {ExpressionError, parseExpression} from './parse';
import {readsOf} from './syntaxTree';

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

function pathsIn(expression: unknown): readonly (readonly string[])[] {
  try {
    return readsOf(parseExpression(String(expression ?? 'true'))).map(({path}) => path);
  } catch (error) {
    if (error instanceof ExpressionError) return [];

    throw error;
  }
}

/**
 * Finds reads of values of a plan that do not exist, so that the expression fails, or its feature is always off.
 *
 * @param pricing a whole pricing that parsers accept
 * @returns for each its expression's path, the group and the unknown name, and the names that the group has
 */
export function unknownReads(pricing: {
  readonly syntaxVersion?: unknown;
  readonly features?: Entries | null;
  readonly usageLimits?: Entries | null;
}) {
  const {plan} = contextNames(pricing.syntaxVersion);
  return Object.entries(pricing.features ?? {}).flatMap(([feature, entry]) =>
    ['expression', 'serverExpression'].flatMap((key) =>
      pathsIn(entry?.[key]).flatMap(([context, group, name]) => {
        if (context !== plan || (group !== 'features' && group !== 'usageLimits')) return [];

        const known = Object.keys(pricing[group] ?? {});
        return name === undefined || known.includes(name)
          ? []
          : [{path: ['features', feature, key], group, name, known} as const];
      }),
    ),
  );
}
