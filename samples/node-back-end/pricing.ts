// region: context
import {isDeepStrictEqual} from 'node:util';
import type {Feature, Pricing, UsageLimit} from 'pricing4ts';
import {
  PricingContext,
  PricingContextManager,
  PricingJwtUtils,
  generateUserPricingToken,
  retrievePricingFromPath,
  type FeatureStatus,
} from 'pricing4ts/server';

export interface Subscriber {
  plan: string;
  addOns: string[];
  /** Every key that an expression of the pricing reads, and `username`. */
  userContext: Record<string, string | number | boolean>;
}

const FILE = process.env.PRICING_FILE ?? 'pricing/noteharbor.yml';
const SECRET = process.env.PRICING_SECRET;
if (!SECRET) {
  throw new Error('Set PRICING_SECRET to a random string.');
}

// Without this line, the library would read and parse the file for each token.
const pricing: Pricing = retrievePricingFromPath(FILE);

class SubscriberContext extends PricingContext {
  readonly #subscriber: Subscriber;

  constructor(subscriber: Subscriber) {
    super();
    this.#subscriber = subscriber;
  }

  getConfigFilePath() {
    return FILE;
  }

  getJwtSecret() {
    return SECRET!;
  }

  getUserPlan() {
    return this.#subscriber.plan;
  }

  getUserContext() {
    return this.#subscriber.userContext;
  }

  override getPricing() {
    return pricing;
  }

  override getPlanContext() {
    // A copy, because the changes must not affect the next subscriber.
    const subscription = structuredClone(super.getPlanContext());
    applyAddOns(subscription, this.#subscriber.addOns);
    useExpressions(subscription);
    return subscription;
  }
}
// endregion: context

// region: add-ons
type Subscription = ReturnType<PricingContext['getPlanContext']>;

/** The library ignores add-ons. */
function applyAddOns({features, usageLimits}: Subscription, names: string[]): void {
  for (const name of names) {
    const addOn = pricing.addOns?.[name];
    if (!addOn) {
      throw new Error(`The pricing has no add-on ${name}.`);
    }
    for (const {name: feature, value} of Object.values(addOn.features ?? {})) {
      features[feature]!.value = value;
    }
    for (const {name: limit, value} of Object.values(addOn.usageLimits ?? {})) {
      usageLimits[limit]!.value = value;
    }
  }
  // Extensions come last, so that the order of the add-ons does not matter.
  for (const name of names) {
    for (const extension of Object.values(pricing.addOns![name]!.usageLimitsExtensions ?? {})) {
      const limit = usageLimits[extension.name] as UsageLimit;
      limit.value = Number(limit.value ?? limit.defaultValue) + Number(extension.value);
    }
  }
}
// endregion: add-ons

// region: expressions
/** The library prefers `serverExpression`, a check for after the action. */
function useExpressions({features}: Subscription): void {
  for (const feature of Object.values(features) as Feature[]) {
    delete feature.serverExpression;
  }
}
// endregion: expressions

// region: decide
export interface Decisions {
  token: string;
  features: Record<string, FeatureStatus>;
}

/** Evaluates all features of a subscriber. */
export function decide(subscriber: Subscriber): Decisions {
  // The context is global: do not await anything after registering it.
  PricingContextManager.registerContext(new SubscriberContext(subscriber));
  const token = generateUserPricingToken();
  return {token, features: PricingJwtUtils.getFeaturesFromJwtToken(token)};
}
// endregion: decide

// region: contain
const failures = new Map<string, number>();

/** Undefined if the pricing cannot be evaluated, as for an unknown plan. */
export function tryToDecide(subscriber: Subscriber): Decisions | undefined {
  try {
    return decide(subscriber);
  } catch (error) {
    const failure = `plan ${subscriber.plan} in ${FILE}: ${error}`;
    if (!recentFailures().includes(failure)) {
      console.error('No pricing token for', failure);
    }
    failures.set(failure, Date.now());
    return undefined;
  }
}

/** The failures of the last ten minutes. */
export function recentFailures(): string[] {
  for (const [failure, last] of failures) {
    if (last < Date.now() - 600_000) {
      failures.delete(failure);
    }
  }
  return [...failures.keys()];
}
// endregion: contain

// region: is-current
/** Whether the front end already has these decisions. */
export function isCurrent(oldToken: string | undefined, {token, features}: Decisions): boolean {
  try {
    const old = PricingJwtUtils.decodeToken(oldToken);
    const {sub} = PricingJwtUtils.decodeToken(token);
    return old.sub === sub && isDeepStrictEqual(old.features, features);
  } catch {
    // The token is missing, expired or not ours.
    return false;
  }
}
// endregion: is-current
