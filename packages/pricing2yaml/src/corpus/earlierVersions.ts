/** Converts pricings of 2.1 to earlier syntax, to test the schemas of versions without a corpus. */
import {entriesOf} from '../places/data';

/** Versions that pricing4ts converts to 2.1 while it reads a file. */
export const EARLIER_VERSIONS = ['2.0', '1.1', '1.0'] as const;

export type EarlierVersion = (typeof EARLIER_VERSIONS)[number];

type Mapping = Record<string, unknown>;

/** Keys that were added in 2.0. */
const KEYS_OF_2_0 = {
  root: ['url', 'tags', 'billing', 'variables'],
  feature: ['tag', 'render'],
  limit: ['render'],
  priced: ['private', 'excludes'],
} as const;

const omit = (mapping: Mapping, keys: readonly string[]): void =>
  keys.forEach((key) => Reflect.deleteProperty(mapping, key));

/** The entries of a map or list that are maps. */
const entriesIn = (value: unknown): readonly Mapping[] =>
  entriesOf(value).flatMap(([, entry]) =>
    entry !== null && typeof entry === 'object' && !Array.isArray(entry) ? [entry as Mapping] : [],
  );

/** Splits `createdAt`. A value that is not a date becomes `day`, so that it stays invalid. */
function splitDate(pricing: Mapping): void {
  if (!('createdAt' in pricing)) return;
  const {createdAt} = pricing;
  delete pricing.createdAt;
  const text = createdAt instanceof Date ? createdAt.toISOString() : String(createdAt);
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)/.exec(text) ?? [];
  Object.assign(
    pricing,
    year === undefined
      ? {day: createdAt}
      : {day: Number(day), month: Number(month), year: Number(year)},
  );
}

/**
 * Converts a pricing of 2.1 to an earlier version: omits keys that the version does not have, and
 * writes prices and the date in their earlier form. Mistakes in other places remain.
 *
 * @param data a parsed pricing of 2.1; it is not changed
 * @param version the target version
 */
export function inEarlierVersion(data: Mapping, version: EarlierVersion): Mapping {
  const pricing: Mapping = {...structuredClone(data), version};
  omit(pricing, ['syntaxVersion']);
  if (version === '2.0') return pricing;
  omit(pricing, KEYS_OF_2_0.root);
  for (const feature of entriesIn(pricing.features)) omit(feature, KEYS_OF_2_0.feature);
  for (const limit of entriesIn(pricing.usageLimits)) omit(limit, KEYS_OF_2_0.limit);
  for (const offer of [...entriesIn(pricing.plans), ...entriesIn(pricing.addOns)]) {
    omit(offer, [...KEYS_OF_2_0.priced, ...(version === '1.0' ? ['dependsOn'] : [])]);
    if ('price' in offer) {
      offer.monthlyPrice = offer.price;
      delete offer.price;
    }
  }
  if (version === '1.0') splitDate(pricing);
  return pricing;
}
