/** Measures a configuration space without a list of its subscriptions, which can be millions. */
import {
  checkReferences,
  endsOf,
  priceOf,
  type AddOnShape,
  type PricedSubscription,
  type PricingShape,
} from './configurationSpace';

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
class ChoiceCounter {
  private readonly names: readonly string[];
  private readonly needs: readonly (readonly number[])[];
  private readonly neededBy: readonly (readonly number[])[];
  private readonly forbids: readonly (readonly number[])[];
  private readonly counted = new Map<bigint, Choices>();

  constructor(
    private readonly addOns: Readonly<Record<string, AddOnShape>>,
    private steps: number,
  ) {
    this.names = Object.keys(addOns);
    const indexes = new Map(this.names.map((name, index) => [name, index]));
    const listed = (field: 'dependsOn' | 'excludes') =>
      this.names.map((name) => (addOns[name]![field] ?? []).map((other) => indexes.get(other)!));
    const reversed = (lists: readonly (readonly number[])[]) => {
      const result: number[][] = lists.map(() => []);
      lists.forEach((list, index) => list.forEach((other) => result[other]!.push(index)));
      return result;
    };
    this.needs = listed('dependsOn');
    this.neededBy = reversed(this.needs);
    const excludes = listed('excludes');
    this.forbids = reversed(excludes).map((list, index) => [...list, ...excludes[index]!]);
  }

  private bit(index: number): bigint {
    return 1n << BigInt(this.names.length - 1 - index);
  }

  /** Names of the add-ons of a choice, in the order of the document. */
  namesOf({bits}: Choice): string[] {
    return this.names.filter((_, index) => bits & this.bit(index));
  }

  /**
   * The valid choices without some add-ons and, optionally, with another.
   *
   * @returns `undefined` if there are none
   * @throws TooLarge if there are no steps left
   */
  choices(rejected: ReadonlySet<string>, chosen?: string): Choices | undefined {
    const decisions = this.names.flatMap((name, index): [number, boolean][] =>
      rejected.has(name) ? [[index, false]] : name === chosen ? [[index, true]] : [],
    );
    return this.decide(new Set(this.names.keys()), decisions);
  }

  /** The valid choices of the open add-ons after some decisions and what follows from them. */
  private decide(open: ReadonlySet<number>, decisions: [number, boolean][]): Choices | undefined {
    const decided = new Map<number, boolean>();
    // The loop also visits the decisions that it adds.
    for (const [index, isIn] of decisions) {
      const before = decided.get(index);
      if (before !== undefined && before !== isIn) return undefined;
      // Earlier decisions had no consequences for the add-ons that were left open.
      if (before !== undefined || !open.has(index)) continue;
      decided.set(index, isIn);
      const add = (others: readonly number[], value: boolean) =>
        others.forEach((other) => decisions.push([other, value]));
      if (isIn) {
        add(this.needs[index]!, true);
        add(this.forbids[index]!, false);
      } else {
        add(this.neededBy[index]!, false);
      }
    }
    this.steps -= decisions.length;
    const chosen = [...decided].flatMap(([index, isIn]) => (isIn ? [index] : []));
    const choice = {
      bits: chosen.reduce((bits, index) => bits | this.bit(index), 0n),
      price: chosen.reduce((sum, index) => sum + Number(this.addOns[this.names[index]!]!.price), 0),
    };
    const rest = this.count([...open].filter((index) => !decided.has(index)));
    return combined({count: 1, cheapest: choice, mostExpensive: choice}, rest);
  }

  /** The valid choices of add-ons that nothing was decided about. */
  private count(open: readonly number[]): Choices {
    this.steps -= open.length;
    if (this.steps < 0) throw new TooLarge();
    const all = new Set(open);
    const left = new Set(open);
    let result = ONLY_NONE;
    for (const start of open) {
      if (!left.delete(start)) continue;
      const group = [start];
      let hub = start;
      let most = 0;
      // The loop also visits the add-ons that it adds.
      for (const index of group) {
        const linked = [...this.needs[index]!, ...this.neededBy[index]!, ...this.forbids[index]!];
        group.push(...linked.filter((other) => left.delete(other)));
        this.steps -= linked.length;
        const inside = linked.filter((other) => all.has(other)).length;
        if (inside > most) [hub, most] = [index, inside];
      }
      result = combined(result, this.countGroup(new Set(group), hub));
    }
    return result;
  }

  /** The valid choices of linked add-ons, divided by one of them. */
  private countGroup(group: ReadonlySet<number>, hub: number): Choices {
    const key = [...group].reduce((bits, index) => bits | this.bit(index), 0n);
    let choices = this.counted.get(key);
    if (!choices) {
      const without = this.decide(group, [[hub, false]])!;
      const withHub = this.decide(group, [[hub, true]]);
      choices = withHub ? either(without, withHub) : without;
      this.counted.set(key, choices);
    }
    return choices;
  }
}

/** The size of a configuration space, and the ends of its prices. */
export interface SpaceSummary {
  /** Number of subscriptions; `undefined` if a number cannot hold it exactly. */
  readonly size: number | undefined;
  /** `undefined` if no subscription has a numeric price. */
  readonly prices: ReturnType<typeof endsOf>;
}

function measure(pricing: PricingShape, steps: number): SpaceSummary {
  const addOns = pricing.addOns ?? {};
  const counter = new ChoiceCounter(addOns, steps);
  const plans = Object.keys(pricing.plans ?? {});
  const priced: PricedSubscription[] = [];
  let size = 0;
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
  return {size: Number.isSafeInteger(size) ? size : undefined, prices: endsOf(priced)};
}

/**
 * Size of the configuration space, and the cheapest and the most expensive subscription, without a
 * list of all subscriptions. If several have the same price, the first in the order of the document is
 * returned. Subscriptions without a numeric price are ignored.
 *
 * @param steps bound of the time it takes; 200,000 steps are a few tenths of a second
 * @returns `undefined` if it takes more steps
 * @throws Error if an add-on refers to a plan or an add-on that the pricing does not have
 */
export function measureSpace(pricing: PricingShape, steps = 200_000): SpaceSummary | undefined {
  checkReferences(pricing);
  try {
    return measure(pricing, steps);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
