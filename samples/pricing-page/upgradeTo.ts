// region: upgrade
import {UNLIMITED} from './format';
import type {AddOnOffer, Offer, PublicPricing, Value} from './publicPricing';

export interface Upgrade {
  plan: Offer;
  addOns: AddOnOffer[];
  /** The sum, or Infinity if a price is text such as "Contact us". */
  price: number;
}

/**
 * The cheapest subscription that includes the feature or has a higher usage
 * limit, and loses nothing. It has the same plan or another one, and at most
 * one new add-on.
 */
export function upgradeTo(
  pricing: PublicPricing,
  current: {plan: string; addOns: string[]},
  name: string,
): Upgrade | undefined {
  const plan = pricing.plans.find((candidate) => candidate.name === current.plan);
  if (!plan) {
    return undefined; // The customer has a private plan.
  }
  const held = pricing.addOns.filter((addOn) => current.addOns.includes(addOn.name));
  const others = pricing.addOns.filter((addOn) => !held.includes(addOn));
  const before = (row: string) => valueOf(row, plan, held);

  let best: Upgrade | undefined;
  for (const nextPlan of pricing.plans) {
    const kept = held.filter(({availableFor}) => availableFor.includes(nextPlan.name));
    for (const addOns of [kept, ...others.map((addOn) => [...kept, addOn])]) {
      const after = (row: string) => valueOf(row, nextPlan, addOns);
      const price = sumOf([nextPlan, ...addOns]);
      if (
        isValid(nextPlan, addOns) &&
        isMore(after(name), before(name)) &&
        !pricing.rows.some((row) => isMore(before(row.name), after(row.name))) &&
        (!best || price < best.price)
      ) {
        best = {plan: nextPlan, addOns, price};
      }
    }
  }
  return best;
}

function sumOf(offers: Offer[]): number {
  return offers.reduce((sum, {price}) => sum + (typeof price === 'number' ? price : Infinity), 0);
}

function isValid(plan: Offer, addOns: AddOnOffer[]): boolean {
  const names = addOns.map(({name}) => name);
  return addOns.every(
    ({availableFor, dependsOn, excludes}) =>
      availableFor.includes(plan.name) &&
      dependsOn.every((name) => names.includes(name)) &&
      !excludes.some((name) => names.includes(name)),
  );
}

/** The value with all add-ons. Extensions come last. */
function valueOf(name: string, plan: Offer, addOns: AddOnOffer[]): Value | undefined {
  const value = addOns.findLast(({values}) => name in values)?.values[name] ?? plan.values[name];
  if (typeof value !== 'number') {
    return value;
  }
  const extensions = addOns.map((addOn) => addOn.extensions[name] ?? 0);
  return Math.min(
    UNLIMITED,
    extensions.reduce((sum, amount) => sum + amount, value),
  );
}

/** Text has no order, so it is never more. */
function isMore(a: Value | undefined, b: Value | undefined): boolean {
  return typeof a === typeof b && typeof a !== 'string' && Number(a) > Number(b);
}
// endregion: upgrade
