/** The price table: what customers see. */
import {formatPrice} from '@pricing4saas/pricing2yaml/formatPrice';
import type {Cell, Offer, PriceTable, PricingValue, TableGroup, TableRow} from '../types';
import type {AddOn, Feature, Plan, Pricing, UsageLimit} from './library';
import {
  entriesOf,
  textOf,
  type Entry,
  type Group,
  type Places,
  type SourcedValue,
  type Values,
} from './values';

/** A price in the currency of the pricing; text as it is. */
export const priceText = (price: number | string, {currency}: Pricing): string =>
  typeof price === 'number' ? formatPrice(price, currency.trim()) : price;

/** Names of a field that should be a list. The library accepts other values. */
export const namesIn = (names: unknown): readonly string[] =>
  Array.isArray(names) ? names.flatMap((name) => textOf(name) ?? []) : [];

function describeOffer(
  offer: Plan | AddOn,
  kind: Offer['kind'],
  pricing: Pricing,
  places: Places,
): Offer {
  const {name, description, price, unit} = offer;
  const {availableFor, dependsOn, excludes} = offer as Partial<AddOn>;
  return {
    kind,
    name,
    description: textOf(description),
    price: priceText(price, pricing),
    unit: unit || undefined,
    billed:
      typeof price === 'number' && price !== 0
        ? Object.entries(pricing.billing ?? {})
            .filter(([, factor]) => factor !== 1)
            .map(([period, factor]) => ({period, price: priceText(price * factor, pricing)}))
        : [],
    isPrivate: offer.private,
    availableFor: namesIn(availableFor),
    dependsOn: namesIn(dependsOn),
    excludes: namesIn(excludes),
    range: places.entryRange([`${kind}s`], name),
  };
}

type PlacedCell = Cell & Pick<SourcedValue, 'path'>;

function addOnCell(addOn: AddOn, group: Group, name: string, places: Places): PlacedCell {
  const blocks = [
    [group, 'addOn'],
    ...(group === 'usageLimits' ? [['usageLimitsExtensions', 'extension'] as const] : []),
  ] as const;
  for (const [block, source] of blocks) {
    const {value} = entriesOf<Entry>(addOn[block]).find((entry) => entry.name === name) ?? {};
    const path = places.override('addOns', addOn.name, block, name);
    if (value !== undefined) return {value: value as PricingValue, source, path};
  }
  return {value: undefined, source: 'none', path: undefined};
}

/**
 * The price table of a pricing.
 *
 * @param inPlans values of each plan
 */
export function priceTable(
  pricing: Pricing,
  inPlans: readonly Values[],
  places: Places,
): PriceTable {
  const plans = entriesOf(pricing.plans);
  const addOns = entriesOf(pricing.addOns);
  const row = (kind: TableRow['kind'], entry: Feature | UsageLimit): TableRow => {
    const group = `${kind}s` as const;
    return {
      kind,
      name: entry.name,
      description: textOf(entry.description),
      unit: ('unit' in entry && entry.unit) || undefined,
      cells: [
        ...inPlans.map((values) => values[group].get(entry.name)!),
        ...addOns.map((addOn) => addOnCell(addOn, group, entry.name, places)),
      ].map(({value, source, path}) => ({
        // The library replaces `.inf` with a large number.
        value: path && places.at(path) === Infinity ? Infinity : value,
        source,
      })),
      range: places.entryRange([group], entry.name),
    };
  };
  // The type of the library has lower case, its parser writes upper case.
  const isShown = ({render}: Feature | UsageLimit) => render.toUpperCase() !== 'DISABLED';
  const features = entriesOf(pricing.features).filter(isShown);
  const limits = entriesOf(pricing.usageLimits).filter(isShown);
  const groups: TableGroup[] = [...new Set(pricing.tags), undefined].map((tag) => ({
    tag,
    rows: features
      .filter((feature) => (feature.tag || undefined) === tag)
      .map((feature) => row('feature', feature)),
  }));
  groups.push({tag: undefined, rows: limits.map((limit) => row('usageLimit', limit))});
  return {
    offers: [
      ...plans.map((plan) => describeOffer(plan, 'plan', pricing, places)),
      ...addOns.map((addOn) => describeOffer(addOn, 'addOn', pricing, places)),
    ],
    groups: groups.filter(({rows}) => rows.length > 0),
  };
}
