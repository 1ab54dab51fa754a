/** Finds what expressions read, but no feature and no usage limit of the pricing is. */
import {contextNames} from '../schema/model';
import {ExpressionError, parseExpression} from './parse';
import {readsOf} from './syntaxTree';

/** A value of a plan that does not exist, so the expression fails, or its feature is always off. */
export interface UnknownRead {
  /** Path of the expression in the pricing. */
  readonly path: readonly string[];
  readonly group: 'features' | 'usageLimits';
  readonly name: string;
  /** The names that the group has. */
  readonly known: readonly string[];
}

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
 * Finds reads of unknown names.
 *
 * @param pricing a whole pricing that parsers accept
 */
export function unknownReads(pricing: {
  readonly syntaxVersion?: unknown;
  readonly features?: Entries | null;
  readonly usageLimits?: Entries | null;
}): UnknownRead[] {
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
