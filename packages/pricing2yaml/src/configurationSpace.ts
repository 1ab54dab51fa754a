/** The subscriptions of a pricing, and their prices. */

export type FeatureValue = boolean | number | string | readonly string[];

/** The prices and features of a plan or an add-on. */
export interface OfferShape {
  /** Amount for the billing period, or text such as `Contact us` if there is no public price. */
  readonly price: number | string;
  readonly features?: Readonly<Record<string, {readonly value: FeatureValue}>> | null;
}

/** An add-on: an offer with constraints on what it can be bought with. */
export interface AddOnShape extends OfferShape {
  /** Plans that can buy the add-on; all plans if omitted. */
  readonly availableFor?: readonly string[] | null;
  readonly dependsOn?: readonly string[] | null;
  readonly excludes?: readonly string[] | null;
}

/** The part of a Pricing2Yaml document that determines the valid subscriptions. */
export interface PricingShape {
  readonly features: Readonly<Record<string, {readonly defaultValue: FeatureValue}>>;
  readonly plans?: Readonly<Record<string, OfferShape>> | null;
  readonly addOns?: Readonly<Record<string, AddOnShape>> | null;
}

/** One plan with add-ons, or only add-ons if the pricing does not have plans. */
export interface Subscription {
  /** `undefined` if the pricing does not have plans. */
  readonly plan: string | undefined;
  /** In the order of the document. */
  readonly addOns: readonly string[];
}

/** @throws Error if an add-on refers to a plan or an add-on that the pricing does not have */
export function checkReferences(pricing: PricingShape): void {
  const plans = new Set(Object.keys(pricing.plans ?? {}));
  const addOns = new Set(Object.keys(pricing.addOns ?? {}));
  for (const [addOn, {availableFor, dependsOn, excludes}] of Object.entries(pricing.addOns ?? {})) {
    for (const [field, names, known] of [
      ['availableFor', availableFor, plans],
      ['dependsOn', dependsOn, addOns],
      ['excludes', excludes, addOns],
    ] as const) {
      const unknown = names?.find((name) => !known.has(name));
      if (unknown !== undefined) {
        throw new Error(
          `addOns.${addOn}.${field}: expected one of ${[...known].join(', ') || '(none)'}, ` +
            `found ${unknown}. Correct the name or remove it.`,
        );
      }
    }
  }
}

const offersOf = (pricing: PricingShape, {plan, addOns}: Subscription): OfferShape[] => [
  ...(plan === undefined ? [] : [pricing.plans![plan]!]),
  ...addOns.map((name) => pricing.addOns![name]!),
];

/**
 * Price of a subscription for one billing period.
 *
 * @returns `undefined` if one of its prices is a string, such as `Contact us` or a formula
 */
export function priceOf(pricing: PricingShape, subscription: Subscription): number | undefined {
  const prices = offersOf(pricing, subscription).map(({price}) => price);
  return prices.every((price) => typeof price === 'number')
    ? prices.reduce((total, price) => total + price, 0)
    : undefined;
}

export interface PricedSubscription {
  readonly subscription: Subscription;
  readonly price: number;
}

/** The first of the cheapest and the first of the most expensive subscriptions. */
export function endsOf(priced: readonly PricedSubscription[]) {
  const [cheapest] = priced.toSorted((one, other) => one.price - other.price);
  const [mostExpensive] = priced.toSorted((one, other) => other.price - one.price);
  return cheapest && mostExpensive && {cheapest, mostExpensive};
}
