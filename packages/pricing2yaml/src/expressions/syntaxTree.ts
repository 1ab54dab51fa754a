/** The syntax tree of an expression or a price formula of a pricing file. */

/** A value of a feature or of a usage limit. */
export type PricingValue = string | number | boolean;

export interface Literal {
  readonly value?: PricingValue | null;
}

/** A read of own properties with constant keys: `planContext['usageLimits'].maxNotes`. */
export interface Read {
  /** The name, then the keys. */
  readonly path: readonly string[];
  /** Place in the text of the expression. */
  readonly from: number;
  readonly to: number;
}

/** An operation with one, two or, for `?:`, three operands. */
export interface Operation {
  readonly operator: Operator;
  readonly operands: readonly Expression[];
}

/** An expression. Trees without `NaN` and `Infinity` survive JSON, so that a build can parse them. */
export type Expression = Literal | Read | Operation;

/** The binary operators, those with the lowest precedence first. */
export const BINARY_OPERATORS = [
  ['??'],
  ['||'],
  ['&&'],
  ['==', '!=', '===', '!=='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

/** An operator with the meaning that it has in JavaScript; `[]` reads a computed key. */
export type Operator = (typeof BINARY_OPERATORS)[number][number] | '!' | '?:' | '[]';

/** The reads of an expression, in the order of the text. */
export function readsOf(expression: Expression): readonly Read[] {
  if ('operator' in expression) return expression.operands.flatMap(readsOf);
  return 'path' in expression ? [expression] : [];
}
