/** Evaluates expressions as JavaScript does, but reads own properties only and runs no code. */
import type {Expression, Read} from './syntaxTree';

/** Called for each read with the names and keys that were read. */
export type OnRead = (path: readonly string[], value: unknown, read: Read) => void;

/** An own property; `undefined` for inherited ones such as `constructor`. */
function get(object: unknown, key: unknown): unknown {
  if (object === undefined || object === null)
    throw new TypeError(`Cannot read properties of ${object} (reading '${key}')`);

  const name = String(key);
  return Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
}

// JavaScript compares and adds any two values.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const BINARY: Readonly<Record<string, (left: any, right: any) => unknown>> = {
  '[]': get,
  // eslint-disable-next-line eqeqeq
  '==': (left, right) => left == right,
  // eslint-disable-next-line eqeqeq
  '!=': (left, right) => left != right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

/**
 * Evaluates an expression.
 *
 * @param names the names that the expression can read
 * @throws ReferenceError if a name is missing
 * @throws TypeError if a property of `undefined` or `null` is read
 */
export function evaluate(
  expression: Expression,
  names: Readonly<Record<string, unknown>>,
  onRead?: OnRead,
): unknown {
  if ('path' in expression) {
    const {path} = expression;
    if (!Object.hasOwn(names, path[0]!)) throw new ReferenceError(`${path[0]} is not defined`);
    const value = path.reduce(get, names as unknown);
    onRead?.(path, value, expression);
    return value;
  }
  if (!('operator' in expression)) return expression.value;
  const {operator, operands} = expression;
  const run = (index: number) => evaluate(operands[index]!, names, onRead);
  const left = run(0);
  switch (operator) {
    case '!':
      return !left;
    case '&&':
      return left && run(1);
    case '||':
      return left || run(1);
    case '??':
      return left ?? run(1);
    case '?:':
      return run(left ? 1 : 2);
  }
  // Unary: `-x` equals `x * -1`, also for 0.
  return operands[1]
    ? BINARY[operator]!(left, run(1))
    : (left as number) * (operator === '-' ? -1 : 1);
}
