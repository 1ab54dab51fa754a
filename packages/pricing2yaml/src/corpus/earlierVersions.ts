/** Converts pricings of 2.1 to earlier syntax, to test the schemas of versions without a corpus. */

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

const isMapping = (value: unknown): value is Mapping =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const without = (mapping: Mapping, keys: readonly string[]): Mapping =>
  Object.fromEntries(Object.entries(mapping).filter(([key]) => !keys.includes(key)));

/** Changes the entries of a map or list that are maps; returns anything else unchanged. */
function eachEntry(value: unknown, rewrite: (entry: Mapping) => Mapping): unknown {
  const rewriteMapping = (entry: unknown) => (isMapping(entry) ? rewrite(entry) : entry);
  if (Array.isArray(value)) return value.map(rewriteMapping);
  if (!isMapping(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, rewriteMapping(entry)]),
  );
}

function change(pricing: Mapping, key: string, rewrite: (value: unknown) => unknown): void {
  if (key in pricing) pricing[key] = rewrite(pricing[key]);
}

function withMonthlyPrice(entry: Mapping): Mapping {
  if (!('price' in entry)) return entry;
  const {price, ...rest} = entry;
  return {...rest, monthlyPrice: price};
}

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

/** Converts a pricing of 2.0 to a version with other prices. */
function beforeVersion2(data: Mapping, version: EarlierVersion): Mapping {
  const pricing = without(data, KEYS_OF_2_0.root);
  change(pricing, 'features', (map) =>
    eachEntry(map, (entry) => without(entry, KEYS_OF_2_0.feature)),
  );
  change(pricing, 'usageLimits', (map) =>
    eachEntry(map, (entry) => without(entry, KEYS_OF_2_0.limit)),
  );
  const unknown = [...KEYS_OF_2_0.priced, ...(version === '1.0' ? ['dependsOn'] : [])];
  for (const key of ['plans', 'addOns']) {
    change(pricing, key, (map) =>
      eachEntry(map, (entry) => withMonthlyPrice(without(entry, unknown))),
    );
  }
  if (version === '1.0') splitDate(pricing);
  return pricing;
}

/**
 * Converts a pricing of 2.1 to an earlier version: omits keys that the version does not have, and
 * writes prices and the date in their earlier form. Mistakes in other places remain.
 *
 * @param data a parsed pricing of 2.1; it is not changed
 * @param version the target version
 */
export function inEarlierVersion(data: Mapping, version: EarlierVersion): Mapping {
  const pricing: Mapping = {...without(data, ['syntaxVersion']), version};
  return version === '2.0' ? pricing : beforeVersion2(pricing, version);
}
