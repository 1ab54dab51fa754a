/** The subscriptions of a pricing, which can be millions, measured without a list of them. */

/** The price of a plan or an add-on. */
interface OfferShape {
  /** Amount for the billing period, or text such as `Contact us` if there is no public price. */
  readonly price: number | string;
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

/**
 * Price of a subscription for one billing period.
 *
 * @returns `undefined` if one of its prices is a string, such as `Contact us` or a formula
 */
export function priceOf(pricing: PricingShape, {plan, addOns}: Subscription): number | undefined {
  const offers = [
    ...(plan === undefined ? [] : [pricing.plans![plan]!]),
    ...addOns.map((name) => pricing.addOns![name]!),
  ];
  const prices = offers.map(({price}) => price);
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

/** Some add-ons and their price. Of two choices, the first in the order of the list has lower bits. */
interface Choice {
  /** The first add-on of the document is the highest bit. */
  readonly bits: bigint;
  readonly price: number;
}

/** The valid choices of some add-ons. */
interface Choices {
  readonly count: number;
  readonly cheapest: Choice;
  readonly mostExpensive: Choice;
}

const NO_ADD_ONS: Choice = {bits: 0n, price: 0};
const ONLY_NONE: Choices = {count: 1, cheapest: NO_ADD_ONS, mostExpensive: NO_ADD_ONS};

function lower(one: Choice, other: Choice, isCheaper = one.price < other.price): Choice {
  if (one.price === other.price) return one.bits < other.bits ? one : other;
  return isCheaper ? one : other;
}

const higher = (one: Choice, other: Choice) => lower(one, other, one.price > other.price);

const either = (one: Choices, other: Choices): Choices => ({
  count: one.count + other.count,
  cheapest: lower(one.cheapest, other.cheapest),
  mostExpensive: higher(one.mostExpensive, other.mostExpensive),
});

const together = (one: Choice, other: Choice): Choice => ({
  bits: one.bits | other.bits,
  price: one.price + other.price,
});

/** Choices of both, which do not depend on each other. */
const combined = (one: Choices, other: Choices): Choices => ({
  count: one.count * other.count,
  cheapest: together(one.cheapest, other.cheapest),
  mostExpensive: together(one.mostExpensive, other.mostExpensive),
});

class TooLarge extends Error {}

/**
 * Counts choices of add-ons. Independent groups multiply. In a group, the add-on with the most links
 * is once rejected and once chosen, with what follows from that, and the rest is counted again.
 */
function choiceCounter(addOns: Readonly<Record<string, AddOnShape>>, steps: number) {
  const names = Object.keys(addOns);
  const indexes = [...names.keys()];
  const bits = names.map((_, index) => 1n << BigInt(names.length - 1 - index));
  const union = (sets: readonly bigint[]) => sets.reduce((all, set) => all | set, 0n);
  const membersOf = (set: bigint) => indexes.filter((index) => set & bits[index]!);
  const listed = (field: 'dependsOn' | 'excludes') =>
    names.map((name) =>
      union((addOns[name]![field] ?? []).map((each) => bits[names.indexOf(each)] ?? 0n)),
    );
  const reversed = (sets: readonly bigint[]) =>
    bits.map((bit) => union(bits.filter((_, index) => sets[index]! & bit)));
  const unionOf = (sets: readonly bigint[], set: bigint) =>
    union(membersOf(set).map((index) => sets[index]!));

  // What each add-on needs, also indirectly, with itself.
  const needs = listed('dependsOn').map((set, index) => set | bits[index]!);
  for (const other of indexes)
    for (const index of indexes) if (needs[index]! & bits[other]!) needs[index]! |= needs[other]!;

  const neededBy = reversed(needs);
  const excludes = listed('excludes');
  const forbids = reversed(excludes).map((set, index) => set | excludes[index]!);
  // What cannot be chosen together with each add-on.
  const rejects = needs.map((set) => unionOf(neededBy, unionOf(forbids, set)));
  const links = indexes.map((index) => needs[index]! | neededBy[index]! | rejects[index]!);
  const hubs = indexes.toSorted(
    (one, other) => membersOf(links[other]!).length - membersOf(links[one]!).length,
  );
  const counted = new Map<bigint, Choices>();

  /** The valid choices of open add-ons with one of them; `undefined` if there are none. */
  function withAddOn(index: number, open: bigint): Choices | undefined {
    if (needs[index]! & rejects[index]!) return undefined;
    const chosen = needs[index]! & open;
    const prices = membersOf(chosen).map((member) => Number(addOns[names[member]!]!.price));
    const choice = {bits: chosen, price: prices.reduce((sum, price) => sum + price, 0)};
    const rest = count(open & ~needs[index]! & ~rejects[index]!);
    return combined({count: 1, cheapest: choice, mostExpensive: choice}, rest);
  }

  /** The valid choices of linked add-ons, divided by one of them. */
  function countGroup(group: bigint, hub: number): Choices {
    const without = count(group & ~neededBy[hub]!);
    const withHub = withAddOn(hub, group);
    return withHub ? either(without, withHub) : without;
  }

  /** The valid choices of add-ons that nothing was decided about. */
  function count(open: bigint): Choices {
    let result = ONLY_NONE;
    for (let left = open; left > 0n;) {
      const members = hubs.filter((index) => left & bits[index]!);
      let group = bits[members[0]!]!;
      for (let before = 0n; before !== group;) {
        before = group;
        group |= union(members.flatMap((index) => (links[index]! & group ? bits[index]! : [])));
        steps -= members.length;
      }
      if (steps < 0) throw new TooLarge();
      const choices = counted.get(group) ?? countGroup(group, members[0]!);
      counted.set(group, choices);
      result = combined(result, choices);
      left &= ~group;
    }
    return result;
  }

  return {
    /** Names of the add-ons of a choice, in the order of the document. */
    namesOf: (choice: Choice) => membersOf(choice.bits).map((index) => names[index]!),

    /**
     * The valid choices without some add-ons and, optionally, with another.
     *
     * @returns `undefined` if there are none
     * @throws TooLarge if there are no steps left
     */
    choices(rejected: ReadonlySet<string>, chosen?: string): Choices | undefined {
      const lost = unionOf(neededBy, union(bits.filter((_, index) => rejected.has(names[index]!))));
      const open = union(bits) & ~lost;
      const index = chosen === undefined ? -1 : names.indexOf(chosen);
      if (index < 0) return count(open);
      return open & bits[index]! ? withAddOn(index, open) : undefined;
    },
  };
}

/**
 * Size of the configuration space, and the cheapest and the most expensive subscription, without a
 * list of all subscriptions. If several have the same price, the first in the order of the document is
 * returned. Subscriptions without a numeric price are ignored, and so are unknown names, which parsers reject.
 *
 * @param steps bound of the time it takes; 200,000 steps are a few tenths of a second
 * @returns `undefined` if it takes more steps
 */
export function measureSpace(pricing: PricingShape, steps = 200_000) {
  const addOns = pricing.addOns ?? {};
  const plans = Object.keys(pricing.plans ?? {});
  const priced: PricedSubscription[] = [];
  let size = 0;
  try {
    const counter = choiceCounter(addOns, steps);
    for (const plan of plans.length === 0 ? [undefined] : plans) {
      const rejected = new Set(
        Object.keys(addOns).filter(
          (name) => plan !== undefined && !(addOns[name]!.availableFor?.includes(plan) ?? true),
        ),
      );
      size += counter.choices(rejected)!.count - (plan === undefined ? 1 : 0);
      for (const [name, {price}] of Object.entries(addOns))
        if (typeof price !== 'number') rejected.add(name);

      // Without a plan, a subscription needs an add-on.
      const starts = plan === undefined ? Object.keys(addOns) : [undefined];
      const ends = starts
        .filter((name) => name === undefined || !rejected.has(name))
        .flatMap((name) => counter.choices(rejected, name) ?? [])
        .reduce<Choices | undefined>((all, some) => (all ? either(all, some) : some), undefined);
      for (const choice of ends ? [ends.cheapest, ends.mostExpensive] : []) {
        const subscription = {plan, addOns: counter.namesOf(choice)};
        const price = priceOf(pricing, subscription);
        if (price !== undefined) priced.push({subscription, price});
      }
    }
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
  return {
    /** `undefined` if a number cannot hold it exactly. */
    size: Number.isSafeInteger(size) ? size : undefined,
    /** `undefined` if no subscription has a numeric price. */
    prices: endsOf(priced),
  };
}
