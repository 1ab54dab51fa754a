/**
 * Parses the expressions of a pricing file. Supports only what all libraries evaluate in the same
 * way: reads in brackets, `!`, `&&`, `||`, comparisons, numbers, strings, booleans and parentheses.
 */

/** A value of a feature or of a usage limit. */
export type PricingValue = string | number | boolean;

/** The syntax tree of an expression of a pricing file. */
export type Expression =
  | {readonly kind: 'value'; readonly value: PricingValue}
  | {readonly kind: 'read'; readonly path: readonly string[]}
  | {readonly kind: 'not'; readonly operand: Expression}
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    };

/** The operators that have the same meaning in all libraries of the suite. */
export type BinaryOperator = '&&' | '||' | '<' | '<=' | '>' | '>=' | '==' | '!=';

const PRECEDENCE: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
];

const TOKEN = /\s*(?:([A-Za-z_]\w*)|(\d+(?:\.\d+)?)|'([^']*)'|(&&|\|\||[<>=!]=|[<>!()[\]]))/y;

interface Lexeme {
  readonly kind: 'name' | 'number' | 'text' | 'sign';
  readonly text: string;
}

function lexemes(source: string): Lexeme[] {
  const found: Lexeme[] = [];
  TOKEN.lastIndex = 0;
  const end = source.trimEnd().length;
  for (let at = 0; at < end; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(source);
    if (!match) {
      throw new Error(
        `cannot read "${source.slice(at).trim()}" in the expression "${source}". Expected reads in ` +
          'brackets, comparisons, "!", "&&", "||", numbers, and strings in single quotes.',
      );
    }
    const [, name, number, text, sign] = match;
    if (name !== undefined) found.push({kind: 'name', text: name});
    else if (number !== undefined) found.push({kind: 'number', text: number});
    else if (text !== undefined) found.push({kind: 'text', text});
    else found.push({kind: 'sign', text: sign!});
  }
  return found;
}

/**
 * Parses an expression.
 *
 * @throws Error with the expression and the part that is not valid
 */
export function parseExpression(source: string): Expression {
  const rest = lexemes(source);

  function expect(text: string): void {
    const next = rest.shift();
    if (next?.text !== text) {
      throw new Error(
        `expected "${text}" before "${next?.text ?? 'the end'}" in the expression "${source}".`,
      );
    }
  }

  function primary(): Expression {
    const next = rest.shift();
    if (next === undefined) {
      throw new Error(`the expression "${source}" ends too early.`);
    }
    switch (next.kind) {
      case 'number':
        return {kind: 'value', value: Number(next.text)};
      case 'text':
        return {kind: 'value', value: next.text};
      case 'sign': {
        if (next.text === '!') {
          return {kind: 'not', operand: primary()};
        }
        if (next.text === '(') {
          const inner = level(0);
          expect(')');
          return inner;
        }
        throw new Error(`did not expect "${next.text}" in the expression "${source}".`);
      }
    }
    if (next.text === 'true' || next.text === 'false') {
      return {kind: 'value', value: next.text === 'true'};
    }
    const path = [next.text];
    while (rest[0]?.text === '[') {
      rest.shift();
      path.push(rest.shift()?.text ?? '');
      expect(']');
    }
    return {kind: 'read', path};
  }

  function level(depth: number): Expression {
    const operators = PRECEDENCE[depth];
    if (!operators) {
      return primary();
    }
    let left = level(depth + 1);
    while (rest[0]?.kind === 'sign' && operators.includes(rest[0].text as BinaryOperator)) {
      const operator = rest.shift()!.text as BinaryOperator;
      left = {kind: 'binary', operator, left, right: level(depth + 1)};
    }
    return left;
  }

  const expression = level(0);
  if (rest.length > 0) {
    throw new Error(`did not expect "${rest[0]!.text}" in the expression "${source}".`);
  }
  return expression;
}

/** The paths that an expression reads, in order: `['planContext', 'usageLimits', 'maxNotes']`. */
export function readsOf(expression: Expression): readonly (readonly string[])[] {
  switch (expression.kind) {
    case 'value':
      return [];
    case 'read':
      return [expression.path];
    case 'not':
      return readsOf(expression.operand);
    case 'binary':
      return [...readsOf(expression.left), ...readsOf(expression.right)];
  }
}
