/** Expressions: features of the stored token, and the four operators. */
import {readClaim} from './tokens';

export type ResultValue<T> =
  | {value: T; isError: false; errorMessage?: undefined}
  | {value?: undefined; isError: true; errorMessage: string};

export interface NAryFunction<T> {
  eval: () => Promise<ResultValue<T>>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  equals: (other: NAryFunction<any>) => boolean;
}

export type LogicBoolean = NAryFunction<boolean> | boolean;

function failure(errorMessage: string): ResultValue<never> {
  return {isError: true, errorMessage};
}

function success<T>(value: T): ResultValue<T> {
  return {isError: false, value};
}

/**
 * Runs an expression of a pricing with the given names in scope.
 *
 * @throws the exception of the expression, or `EvalError` if the policy of the page forbids `eval`
 */
export function runExpression(code: string, names: Readonly<Record<string, unknown>>): unknown {
  // Such a function only has access to these names, and bundlers cannot rename them.
  const run = new Function(...Object.keys(names), '$code', '"use strict"; return eval($code);');
  return run(...Object.values(names), code);
}

interface TokenFeature {
  readonly eval?: unknown;
}

class FeatureOfToken implements NAryFunction<boolean> {
  constructor(private readonly id: string) {}

  async eval(): Promise<ResultValue<boolean>> {
    // Outside the try block, because a stored value that is not a token must reject the promise.
    const features = readClaim('features') as Record<string, TokenFeature> | null;
    if (!features) {
      return failure(`Error evaluating Feature ${this.id}. No FeatureRetriever provided`);
    }
    try {
      const answer = features[this.id]!.eval;
      if (typeof answer === 'string') {
        return this.run(answer);
      }
      return typeof answer === 'boolean'
        ? success(answer)
        : failure(
            `Error evaluating Feature ${this.id}. It was not a boolean. Recv value: ${answer}`,
          );
    } catch {
      return failure(`Error evaluating Feature: ${this.id} Retrieval error`);
    }
  }

  private run(code: string): ResultValue<boolean> {
    // A missing claim is `undefined` in the expression, not an empty object.
    const userContext = readClaim('userContext');
    const planContext = readClaim('planContext');
    try {
      return success(runExpression(code, {userContext, planContext}) as boolean);
    } catch {
      return failure(
        `Error evaluating Feature ${this.id}. The expression is not valid, it throws an ` +
          'exception or returns a non boolean value.',
      );
    }
  }

  equals(other: NAryFunction<unknown>): boolean {
    return other instanceof FeatureOfToken && other.id === this.id;
  }
}

export function feature(featureId: string): NAryFunction<boolean> {
  return new FeatureOfToken(featureId);
}

class Literal implements NAryFunction<boolean> {
  constructor(private readonly value: boolean) {}

  eval(): Promise<ResultValue<boolean>> {
    return Promise.resolve(success(this.value));
  }

  equals(other: NAryFunction<unknown>): boolean {
    return other instanceof Literal && other.value === this.value;
  }
}

enum BinaryLogicalOperator {
  AND,
  OR,
  IFF,
  IMPLIES,
}

const TRUTH: Readonly<Record<BinaryLogicalOperator, (l: boolean, r: boolean) => boolean>> = {
  [BinaryLogicalOperator.AND]: (l, r) => l && r,
  [BinaryLogicalOperator.OR]: (l, r) => l || r,
  [BinaryLogicalOperator.IFF]: (l, r) => l === r,
  [BinaryLogicalOperator.IMPLIES]: (l, r) => !l || r,
};

class BinaryLogicalPredicate implements NAryFunction<boolean> {
  constructor(
    readonly left: NAryFunction<boolean>,
    readonly right: NAryFunction<boolean>,
    readonly op: BinaryLogicalOperator,
  ) {}

  async eval(): Promise<ResultValue<boolean>> {
    // Evaluates both sides in order, without short circuit.
    const left = await this.left.eval();
    const right = await this.right.eval();
    if (left.isError || right.isError) {
      return failure(
        `Error evaluating Boolean Expression: ${left.errorMessage} ${right.errorMessage}`,
      );
    }
    const value: boolean | undefined = TRUTH[this.op](left.value, right.value);
    return value === undefined
      ? failure(`Error evaluating Boolean Expression: Invalid Operator ${this.op}`)
      : success(value);
  }

  equals(other: NAryFunction<unknown>): boolean {
    return (
      other instanceof BinaryLogicalPredicate &&
      other.op === this.op &&
      this.left.equals(other.left) &&
      this.right.equals(other.right)
    );
  }
}

function operand(side: LogicBoolean): NAryFunction<boolean> {
  return typeof side === 'boolean' ? new Literal(side) : side;
}

function operator(op: BinaryLogicalOperator) {
  return (left: LogicBoolean, right: LogicBoolean) =>
    new BinaryLogicalPredicate(operand(left), operand(right), op);
}

export const and = operator(BinaryLogicalOperator.AND);
export const or = operator(BinaryLogicalOperator.OR);
export const iff = operator(BinaryLogicalOperator.IFF);
export const implies = operator(BinaryLogicalOperator.IMPLIES);
