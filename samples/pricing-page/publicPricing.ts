// region: types
import {
  retrievePricingFromYaml,
  type AddOn,
  type Feature,
  type Plan,
  type UsageLimit,
} from 'pricing4ts';

export type Value = string | number | boolean | string[];

export interface Offer {
  name: string;
  description?: string;
  /** A number, or text such as "Contact us". */
  price: number | string;
  unit: string;
  /** Values of features and usage limits, by name. */
  values: Record<string, Value>;
}

export interface AddOnOffer extends Offer {
  /** Amounts that the add-on adds to usage limits. */
  extensions: Record<string, number>;
  availableFor: string[];
  dependsOn: string[];
  excludes: string[];
}

export interface PublicPricing {
  saasName: string;
  currency: string;
  /** The factor of each billing period. */
  billing: Record<string, number>;
  /** Features and usage limits of the price table. */
  rows: {name: string; label: string}[];
  plans: Offer[];
  addOns: AddOnOffer[];
}
// endregion: types

// region: public-pricing
type Entries = Record<string, Feature | UsageLimit>;

/** Returns what customers may see: no private plan or add-on. */
export function publicPricing(yaml: string): PublicPricing {
  const pricing = retrievePricingFromYaml(yaml);
  const plans = Object.values(pricing.plans ?? {}).filter((plan) => !plan.private);
  const addOns = Object.values(pricing.addOns ?? {}).filter((addOn) => !addOn.private);
  const entries = Object.values<Feature | UsageLimit>({
    ...pricing.features,
    ...pricing.usageLimits,
  });

  const rows = entries.filter(({name, render}) => {
    // The library's type has lower case, but the parser returns upper case.
    const mode = render.toUpperCase();
    const isOffered =
      [...plans, ...addOns].some((offer) => allValues(offer)[name]) ||
      addOns.some((addOn) => addOn.usageLimitsExtensions?.[name]);
    return mode === 'ENABLED' || (mode === 'AUTO' && isOffered);
  });
  const shown = <T>(values: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(values).filter(([name]) => rows.some((row) => row.name === name)),
    );
  const toOffer = (offer: Plan | AddOn): Offer => ({
    name: offer.name,
    description: offer.description,
    price: offer.price,
    unit: offer.unit,
    values: shown(allValues(offer)),
  });
  const only = (names: string[] | undefined, offers: (Plan | AddOn)[]) =>
    (names ?? []).filter((name) => offers.some((offer) => offer.name === name));

  return {
    saasName: pricing.saasName,
    currency: pricing.currency,
    billing: pricing.billing ?? {monthly: 1},
    rows: rows.map(({name, description}) => ({name, label: description ?? name})),
    plans: plans.map(toOffer),
    addOns: addOns
      .filter(({dependsOn}) => only(dependsOn, addOns).length === (dependsOn ?? []).length)
      .map((addOn) => ({
        ...toOffer(addOn),
        extensions: shown(valuesOf(addOn.usageLimitsExtensions) as Record<string, number>),
        availableFor: only(addOn.availableFor, plans),
        dependsOn: addOn.dependsOn ?? [],
        excludes: only(addOn.excludes, addOns),
      }))
      .filter(({availableFor}) => availableFor.length > 0),
  };
}

function allValues({features, usageLimits}: Plan | AddOn): Record<string, Value> {
  return {...valuesOf(features), ...valuesOf(usageLimits)};
}

function valuesOf(entries: Entries = {}): Record<string, Value> {
  return Object.fromEntries(
    Object.values(entries).map(({name, value, defaultValue}) => [name, value ?? defaultValue]),
  );
}
// endregion: public-pricing
