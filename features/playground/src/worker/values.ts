/** The values of plans and add-ons, with the places where the file sets them. */
import {at, own, type KeyPath} from '@pricing4saas/pricing2yaml/places/data';
import type {Positions} from '@pricing4saas/pricing2yaml/places/positions';
import type {PricingValue, TextRange} from '../types';
import type {AddOn, Pricing} from './library';

export type RangeOf = Positions['rangeOf'];

const GROUPS = ['features', 'usageLimits'] as const;

export type Group = (typeof GROUPS)[number];

export const isGroup = (text: unknown): text is Group => GROUPS.includes(text as Group);

/** A value and where the file sets it. */
export interface SourcedValue {
  readonly value: PricingValue | undefined;
  readonly source: 'plan' | 'addOn' | 'default';
  readonly path: KeyPath | undefined;
}

export type Values = Readonly<Record<Group, ReadonlyMap<string, SourcedValue>>>;

/** Values that add-ons change. */
type ChangingValues = Readonly<Record<Group, Map<string, SourcedValue>>>;

/** A subscription that Pricing4React rejects. */
export class SubscriptionError extends Error {}

export interface Entry {
  readonly name: string;
  readonly value?: unknown;
}

interface Declared extends Entry {
  readonly defaultValue: unknown;
}

/** Text of the file. Other values, which the library does not reject, have a problem of the schema. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'object' ? undefined : (value as string | undefined)?.toString();
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Entries of a parsed mapping. Their names can differ from the keys. */
export function entriesOf<T extends {readonly name: string}>(
  mapping: Readonly<Record<string, T>> | undefined,
): readonly T[] {
  return Object.values(mapping ?? {});
}

/** Finds the places of names and values in the content of a file. */
export class Places {
  private readonly keys = new WeakMap<object, Map<string, string>>();

  constructor(
    private readonly data: unknown,
    readonly rangeOf: RangeOf,
  ) {}

  /** The value at a path; `undefined` if there is none. */
  at(path: KeyPath): unknown {
    return at(this.data, path);
  }

  /**
   * Path of an entry by its name. Like the library, accepts lists, and names that differ from the key
   * because the entry has a `name`.
   */
  entry(parent: KeyPath, name: string): KeyPath | undefined {
    const container = this.at(parent);
    if (!isObject(container)) return undefined;
    let keys = this.keys.get(container);
    if (!keys) {
      keys = new Map(
        Object.entries(container).map(([key, entry]: [string, unknown]) => {
          const name = isObject(entry) && Object.hasOwn(entry, 'name') ? own(entry, 'name') : key;
          return [String(name).trim(), key];
        }),
      );
      this.keys.set(container, keys);
    }
    const key = keys.get(name);
    return key === undefined ? undefined : [...parent, key];
  }

  /** Range of an entry, or of the closest place that the file has. */
  entryRange(parent: KeyPath, name: string): TextRange {
    return this.rangeOf(this.entry(parent, name) ?? parent);
  }

  /** Path of the value that a plan or an add-on sets; `undefined` if it does not set any. */
  override(
    offers: 'plans' | 'addOns',
    offer: string,
    group: Group | 'usageLimitsExtensions',
    name: string,
  ): KeyPath | undefined {
    const owner = this.entry([offers], offer);
    const entry = owner && this.entry([...owner, group], name);
    const path = entry && [...entry, 'value'];
    return path && (this.at(path) ?? null) !== null ? path : undefined;
  }

  /** The value of the offers that do not set another: that of the feature or limit, or its default value. */
  defaultOf(group: Group, {name, value, defaultValue}: Declared): SourcedValue {
    const entry = this.entry([group], name);
    const path = entry && [...entry, value === undefined ? 'defaultValue' : 'value'];
    return {value: (value ?? defaultValue) as PricingValue, source: 'default', path};
  }
}

function defaultsOf(pricing: Pricing, places: Places): ChangingValues {
  const all = (group: Group) => {
    const entries = entriesOf<Declared>(pricing[group]);
    return new Map(entries.map((entry) => [entry.name, places.defaultOf(group, entry)]));
  };
  return {features: all('features'), usageLimits: all('usageLimits')};
}

/** Values of a plan; the defaults if the pricing does not have plans. */
export function planValues(
  pricing: Pricing,
  plan: string | undefined,
  places: Places,
): ChangingValues {
  const values = defaultsOf(pricing, places);
  if (plan === undefined) return values;
  for (const group of GROUPS) {
    for (const entry of entriesOf<Declared>(pricing.plans![plan]![group])) {
      const {name, value} = entry;
      const path = places.override('plans', plan, group, name);
      // Without a value, the library uses the default value of the plan's copy: its updater has removed the
      // value, or the file has no mapping there.
      const set: SourcedValue =
        path && value !== undefined
          ? {value: value as PricingValue, source: 'plan', path}
          : places.defaultOf(group, entry);
      values[group].set(name, set);
    }
  }
  return values;
}

function applyAddOn(addOn: AddOn, values: ChangingValues, pricing: Pricing, places: Places): void {
  const defaults = defaultsOf(pricing, places);
  const pathIn = (group: Group | 'usageLimitsExtensions', name: string) =>
    places.override('addOns', addOn.name, group, name);
  for (const group of GROUPS) {
    for (const {name, value} of entriesOf<Entry>(addOn[group])) {
      // An entry without a value resets that of the plan.
      const set: SourcedValue =
        value === undefined
          ? places.defaultOf(group, {...pricing[group]![name]!, name, value})
          : {value: value as PricingValue, source: 'addOn', path: pathIn(group, name)};
      values[group].set(name, set);
    }
  }
  for (const {name, value} of entriesOf<Entry>(addOn.usageLimitsExtensions)) {
    if (typeof value !== 'number') {
      throw new SubscriptionError(
        `[ERROR] Usage limits extensions are expected to be numbers, but ${name} of the add-on ` +
          `${addOn.name} is not`,
      );
    }
    if (typeof defaults.usageLimits.get(name)!.value !== 'number') {
      throw new SubscriptionError(
        `[ERROR] Usage limits extensions can only extend numeric usage limits, but ${name} is not`,
      );
    }
    values.usageLimits.set(name, {
      value: (values.usageLimits.get(name)!.value as number) + value,
      source: 'addOn',
      path: pathIn('usageLimitsExtensions', name),
    });
  }
}

/**
 * Values of a plan with add-ons, as `evaluatePricing` of Pricing4React combines them.
 *
 * @throws SubscriptionError if an extension is not a number or does not extend one
 */
export function subscriptionValues(
  pricing: Pricing,
  plan: string | undefined,
  addOns: readonly AddOn[],
  places: Places,
): Values {
  const values = planValues(pricing, plan, places);
  addOns.forEach((addOn) => applyAddOn(addOn, values, pricing, places));
  return values;
}
