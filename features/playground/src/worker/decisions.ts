/** Decides whether features are on, and records why. */
import {evaluate} from '@pricing4saas/pricing2yaml/expressions/evaluate';
import type {ContextNames} from '@pricing4saas/pricing2yaml/schema/model';
import type {Evaluation, FeatureDecision, PricingValue, ReadValue, Selection} from '../types';
import {isJavaScript, messageOf, type Feature} from './library';
import {parseOnce} from './parseOnce';
import {isGroup, textOf, type Group, type Places, type Values} from './values';

const isPricingValue = (value: unknown): value is PricingValue =>
  /^(?:string|number|boolean)$/.test(typeof value) || Array.isArray(value);

/** The values that expressions read. */
export function planContext(values: Values): Readonly<Record<Group, unknown>> {
  const valuesOf = (group: Group) =>
    Object.fromEntries([...values[group]].map(([name, {value}]) => [name, value]));
  return {features: valuesOf('features'), usageLimits: valuesOf('usageLimits')};
}

/**
 * Decides about features for one subscription. Unlike the libraries, goes on after an exception.
 *
 * @returns the decisions about all features, and the message of the first exception
 */
export function decideAll(
  features: readonly Feature[],
  values: Values,
  userContext: Selection['userContext'],
  names: ContextNames,
  places: Places,
): Evaluation['react'] {
  const scope = {[names.plan]: planContext(values), [names.user]: userContext};
  let firstException: string | undefined;

  function describeRead(path: readonly string[], value: PricingValue | undefined): ReadValue {
    const [root, group, name = ''] = path;
    const sourced = root === names.plan && isGroup(group) ? values[group].get(name) : undefined;
    const source = sourced?.source ?? (root === names.user ? 'user' : 'missing');
    return {
      path: path.join('.'),
      value,
      source: value === undefined ? 'missing' : source,
      range: sourced?.path && places.rangeOf(sourced.path),
    };
  }

  function decide({name, serverExpression, expression: clientExpression}: Feature) {
    // Not always text.
    const expression: unknown = serverExpression ?? clientExpression;
    const field = serverExpression === undefined ? 'expression' : 'serverExpression';
    const entry = expression ? places.entry(['features'], name) : undefined;
    const reads = new Map<string, ReadValue>();
    const decided = (isOn: boolean | undefined, error?: string): FeatureDecision => ({
      name,
      isOn,
      expression: textOf(expression) || undefined,
      expressionRange: entry && places.rangeOf([...entry, field]),
      reads: [...reads.values()],
      error,
    });
    if (!expression) return decided(false, `Feature ${name} has no expression defined!`);
    try {
      const result =
        typeof expression === 'string'
          ? evaluate(parseOnce(expression), scope, (path, value) => {
              const isMapping = typeof value === 'object' && !isPricingValue(value);
              const read = describeRead(path, isPricingValue(value) ? value : undefined);
              if (!isMapping) reads.set(read.path, read);
            })
          : expression;
      return typeof result === 'boolean'
        ? decided(result)
        : decided(false, `Feature ${name} has an expression that does not return a boolean!`);
    } catch (error) {
      const message = messageOf(error);
      firstException ??= message;
      return decided(isJavaScript(error) ? undefined : false, message);
    }
  }
  return {decisions: features.map(decide), error: firstException};
}
