/** Facts about pricings of real products, and the filters of their page. */

/** Filters and their labels. Except for the first and the last, their values are `yes` and `no`. */
export const FILTERS = {
  plans: 'Plans',
  free: 'Free plan',
  seat: 'Price per seat',
  contact: 'Price on request',
  addons: 'Add-ons',
  limits: 'Usage limits',
  space: 'Subscriptions',
} as const;

export type Filter = keyof typeof FILTERS;

export const FILTER_NAMES = Object.keys(FILTERS) as Filter[];

export interface PricingFacts {
  readonly id: string;
  readonly product: string;
  readonly year: number;
  readonly plans: number;
  readonly names?: string;
  readonly addOns: number;
  readonly features: number;
  readonly limits: number;
  /** From the cheapest to the most expensive plan. */
  readonly prices: string;
  readonly units: string;
  readonly space: number;
  readonly values: Readonly<Record<Filter, string>>;
}

/** A value of a filter, and the number of pricings that have it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const number = (value: number) => value.toLocaleString('en');

function labelOf(filter: Filter, value: string): string {
  const from = Number(value);
  if (filter === 'plans') return from === 0 ? 'No plans' : `${value} plan${from === 1 ? '' : 's'}`;
  if (filter === 'space') return `${number(from)} to ${number(from * 10 - 1)}`;
  return value === 'yes' ? 'Yes' : 'No';
}

/** The values of a filter, smaller numbers and `yes` first. */
export function choicesOf(pricings: readonly PricingFacts[], filter: Filter): Choice[] {
  const all = pricings.map(({values}) => values[filter]);
  return [...new Set(all)]
    .sort((one, other) => Number(one) - Number(other) || (one < other ? 1 : -1))
    .map((value) => ({
      value,
      label: labelOf(filter, value),
      count: all.filter((each) => each === value).length,
    }));
}

/** The pricings that match the name and all filters of a query. Values that no pricing has are ignored. */
export function matching(
  pricings: readonly PricingFacts[],
  query: URLSearchParams,
): readonly PricingFacts[] {
  const name = query.get('name')?.trim().toLowerCase() ?? '';
  const named = pricings.filter(({product}) => product.toLowerCase().includes(name));
  return FILTER_NAMES.reduce((left, filter) => {
    const wanted = query.get(filter);
    const isKnown = pricings.some(({values}) => values[filter] === wanted);
    return isKnown ? left.filter(({values}) => values[filter] === wanted) : left;
  }, named);
}

export type SortKey = 'product' | 'year' | 'plans' | 'addOns' | 'features' | 'limits' | 'space';

/** Sorts pricings. Those with the same value keep their order. */
export function sorted(
  pricings: readonly PricingFacts[],
  key: SortKey,
  isAscending: boolean,
): readonly PricingFacts[] {
  const sign = isAscending ? 1 : -1;
  return [...pricings].sort(
    (one, other) => sign * (Number(one[key] > other[key]) - Number(one[key] < other[key])),
  );
}

/** The middle number; of an even count, the lower one of the two in the middle. */
export const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)]!;

/** The file with the numbers of all pricings, for statistics programs. */
export const TABLE_FILE = 'pricings.csv';

/** One row for each pricing, as CSV with a header. */
export const tableOf = (pricings: readonly PricingFacts[]): string =>
  [
    'product,year,plans,add_ons,features,usage_limits,subscriptions',
    ...pricings.map(({product, year, plans, addOns, features, limits, space}) =>
      [`"${product.replaceAll('"', '""')}"`, year, plans, addOns, features, limits, space].join(),
    ),
    '',
  ].join('\n');
