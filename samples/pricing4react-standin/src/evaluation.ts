/** Evaluation of a pricing in the browser, without a token. */
import {retrievePricingFromYaml} from 'pricing4ts-0-7';
import type {AddOn, Feature, Pricing, UsageLimit} from 'pricing4ts-0-7';
import {runExpression} from './expressions';

export interface ExtendedFeatureStatus {
  eval: boolean | string;
  used: string | number | boolean | null;
  limit: string | number | boolean | null;
  error: {code: string; message: string} | null;
}

/** Values of a subscription. */
interface Subscription {
  readonly features: Record<string, Feature>;
  readonly usageLimits: Record<string, UsageLimit>;
}

/** The subscription is invalid. */
class SubscriptionError extends Error {}

function applyAddOn(addOn: AddOn, {features, usageLimits}: Subscription): void {
  // The parser rejects add-ons with features or limits that the pricing does not have.
  for (const [name, {value}] of Object.entries(addOn.features ?? {})) {
    features[name]!.value = value;
  }
  for (const [name, {value}] of Object.entries(addOn.usageLimits ?? {})) {
    usageLimits[name]!.value = value;
  }
  for (const [name, {value}] of Object.entries(addOn.usageLimitsExtensions ?? {})) {
    const limit = usageLimits[name]!;
    if (typeof value !== 'number') {
      throw new SubscriptionError(
        `[ERROR] Usage limits extensions are expected to be numbers, but ${name} of the add-on ` +
          `${addOn.name} is not`,
      );
    }
    if (typeof limit.defaultValue !== 'number') {
      throw new SubscriptionError(
        `[ERROR] Usage limits extensions can only extend numeric usage limits, but ${name} is not`,
      );
    }
    limit.value = ((limit.value as number | undefined) ?? limit.defaultValue) + value;
  }
}

/**
 * Creates a subscription. Ignores `availableFor`, `dependsOn` and `excludes`.
 *
 * @throws SubscriptionError if a plan or add-on does not exist, or the number of plans is wrong
 */
function subscribe({plans, addOns, features, usageLimits}: Pricing, names: string[]): Subscription {
  const chosenPlans: string[] = [];
  const chosenAddOns: AddOn[] = [];
  for (const name of names) {
    if (plans?.[name]) {
      chosenPlans.push(name);
      if (chosenPlans.length > 1) {
        throw new SubscriptionError(
          '[ERROR] You cannot have multiple plans in the same subscription',
        );
      }
    } else if (addOns?.[name]) {
      chosenAddOns.push(addOns[name]);
    } else {
      throw new SubscriptionError(`[ERROR] Plan/Add-on ${name} not found in the pricing`);
    }
  }
  const plan = plans?.[chosenPlans[0] ?? ''];
  const subscription = plan
    ? {features: plan.features, usageLimits: plan.usageLimits ?? {}}
    : {features, usageLimits: usageLimits ?? {}};
  chosenAddOns.forEach((addOn) => applyAddOn(addOn, subscription));
  if (!plan && Object.keys(plans ?? {}).length > 0) {
    throw new SubscriptionError(
      '[ERROR] Since the pricing have plans, you are forced to contract one on your subscription.',
    );
  }
  return subscription;
}

function valuesOf(entries: Record<string, Feature | UsageLimit>): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(entries).map(({name, value, defaultValue}) => [name, value ?? defaultValue]),
  );
}

function failed(code: string, message: string): ExtendedFeatureStatus {
  return {eval: false, used: null, limit: null, error: {code, message}};
}

function evaluate(
  feature: Feature,
  subscription: Subscription,
  userContext: Record<string, any>,
): ExtendedFeatureStatus {
  // `serverExpression` has priority, although this runs in a browser.
  const expression = feature.serverExpression ?? feature.expression;
  if (!expression) {
    const message = `Feature ${feature.name} has no expression defined!`;
    console.warn(`[ERROR] ${message}`);
    return failed('PARSE_ERROR', message);
  }
  const planContext = {
    features: valuesOf(subscription.features),
    usageLimits: valuesOf(subscription.usageLimits),
  };
  const names = {planContext, userContext, feature, subscription};
  const answer = runExpression(expression, names);
  if (typeof answer !== 'boolean') {
    const message = `Feature ${feature.name} has an expression that does not return a boolean!`;
    console.warn(`[WARNING] ${message}`);
    return failed('TYPE_MISMATCH', message);
  }
  const [limit, ...others] = Object.values(subscription.usageLimits).filter(
    ({linkedFeatures, valueType}) =>
      valueType === 'NUMERIC' && linkedFeatures?.includes(feature.name),
  );
  return limit && others.length === 0
    ? {
        eval: answer,
        used: userContext[feature.name] ?? null,
        limit: (limit.value ?? limit.defaultValue) as ExtendedFeatureStatus['limit'],
        error: null,
      }
    : {eval: answer, used: null, limit: null, error: null};
}

export function evaluatePricing(
  stringifiedPricing: string,
  userSubscription: string[],
  userContext: Record<string, any>,
): Record<string, ExtendedFeatureStatus> {
  const pricing = retrievePricingFromYaml(stringifiedPricing);
  const subscription = subscribe(pricing, userSubscription);
  return Object.fromEntries(
    Object.entries(pricing.features).map(([name, feature]) => [
      name,
      evaluate(feature, subscription, userContext),
    ]),
  );
}

export function evaluateFeatureInPricing(
  featureName: string,
  stringifiedPricing: string,
  userSubscription: string[],
  userContext: Record<string, any>,
): ExtendedFeatureStatus {
  const pricing = retrievePricingFromYaml(stringifiedPricing);
  const feature = pricing.features[featureName];
  if (!feature) {
    return failed('FLAG_NOT_FOUND', `Feature ${featureName} is not present in the pricing`);
  }
  let subscription: Subscription = {features: {}, usageLimits: {}};
  try {
    subscription = subscribe(pricing, userSubscription);
  } catch (error) {
    // Unlike evaluatePricing, this function does not throw for invalid subscriptions.
    if (!(error instanceof SubscriptionError)) {
      throw error;
    }
  }
  return evaluate(feature, subscription, userContext);
}
