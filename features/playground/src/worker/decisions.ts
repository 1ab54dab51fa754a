/** Decides whether features are on, and records why. */
import {evaluate} from '@pricing4saas/pricing2yaml/expressions/evaluate';
import type {ContextNames} from '@pricing4saas/pricing2yaml/schema/model';
import type {FeatureDecision, PricingValue, ReadValue, Selection} from '../types';
import {isJavaScript, messageOf, type Feature} from './library';
import {parseOnce} from './parseOnce';
import {isGroup, textOf, type Group, type Places, type Values} from './values';

/** The expression that the libraries evaluate, which is not always text. */
const expressionOf = ({serverExpression, expression}: Feature): unknown =>
  serverExpression ?? expression;

const isPricingValue = (value: unknown): value is PricingValue =>
  /^(?:string|number|boolean)$/.test(typeof value) || Array.isArray(value);

function describeRead(
  path: readonly string[],
  value: unknown,
  values: Values,
  names: ContextNames,
): ReadValue {
  const [root, group, name] = path;
  const sourced = root === names.plan && isGroup(group) ? values[group].get(name ?? '') : undefined;
  const present = isPricingValue(value) ? value : undefined;
  const source = sourced?.source ?? (root === names.user ? 'user' : 'missing');
  return {
    path: path.join('.'),
    value: present,
    source: present === undefined ? 'missing' : source,
    range: sourced?.range,
  };
}

/** The decisions about all features, and the message of the first exception. */
export interface Decisions {
  readonly decisions: readonly FeatureDecision[];
  readonly error: string | undefined;
}

/** The values that expressions read. */
export function planContext(values: Values): Readonly<Record<Group, unknown>> {
  const valuesOf = (group: Group) =>
    Object.fromEntries([...values[group]].map(([name, {value}]) => [name, value]));
  return {features: valuesOf('features'), usageLimits: valuesOf('usageLimits')};
}

/** Evaluates expressions for one subscription. */
export class Decider {
  private error: string | undefined;
  private readonly scope: Readonly<Record<string, unknown>>;

  constructor(
    private readonly values: Values,
    userContext: Selection['userContext'],
    private readonly names: ContextNames,
    private readonly places: Places,
  ) {
    this.scope = {[names.plan]: planContext(values), [names.user]: userContext};
  }

  /** Decides about features. Unlike the libraries, goes on after an exception. */
  decideAll(features: readonly Feature[]): Decisions {
    const decisions = features.map((feature) => this.decide(feature));
    return {decisions, error: this.error};
  }

  private decide(feature: Feature): FeatureDecision {
    const {name} = feature;
    const expression = expressionOf(feature);
    const reads = new Map<string, ReadValue>();
    const decided = (isOn: boolean | undefined, error?: string): FeatureDecision => ({
      name,
      isOn,
      expression: textOf(expression) || undefined,
      expressionRange: expression ? this.rangeOfExpression(feature) : undefined,
      reads: [...reads.values()],
      error,
    });
    if (!expression) return decided(false, `Feature ${name} has no expression defined!`);
    try {
      const result =
        typeof expression === 'string'
          ? evaluate(parseOnce(expression), this.scope, (path, value) => {
              const read = describeRead(path, value, this.values, this.names);
              const isMapping = typeof value === 'object' && read.value === undefined;
              if (!isMapping) reads.set(read.path, read);
            })
          : expression;
      return typeof result === 'boolean'
        ? decided(result)
        : decided(false, `Feature ${name} has an expression that does not return a boolean!`);
    } catch (error) {
      const message = messageOf(error);
      this.error ??= message;
      return decided(isJavaScript(error) ? undefined : false, message);
    }
  }

  private rangeOfExpression({name, serverExpression}: Feature) {
    const entry = this.places.entry(['features'], name);
    const key = serverExpression === undefined ? 'expression' : 'serverExpression';
    return entry && this.places.rangeOf([...entry, key]);
  }
}
