import {
  measureSpace,
  type AddOnShape,
  type PricingShape,
} from '@pricing4saas/pricing2yaml/configurationSpace';
import {formatPrice} from '@pricing4saas/pricing2yaml/formatPrice';
import {parseAsPricing4ts} from '@pricing4saas/pricing2yaml/schema/dependencies';
import type {RealPricing} from './readPricings';
import type {PricingFacts} from './facts';

type Offer = AddOnShape & {readonly unit?: string};

interface Document extends PricingShape {
  readonly currency: string;
  readonly features: object;
  readonly plans?: Readonly<Record<string, Offer>> | null;
  readonly addOns?: Readonly<Record<string, Offer>> | null;
  readonly usageLimits?: object | null;
}

/** Units of prices for each person who uses the product. */
const SEAT = /^(editor|member|person|seat|user)\//;

/** Computes the facts about a pricing that pricing4ts accepts. */
export function factsOf({id, product, year, text}: Omit<RealPricing, 'url'>): PricingFacts {
  const document = parseAsPricing4ts(text) as Document;
  const plans = Object.entries(document.plans ?? {});
  const addOns = Object.values(document.addOns ?? {});
  const offers = plans.length > 0 ? plans.map(([, plan]) => plan) : addOns;
  const amounts = offers.flatMap(({price}) => (typeof price === 'number' ? price : []));
  const units = [...new Set(offers.flatMap(({unit}) => unit?.replace(/^\//, '') ?? []))];
  const money = (amount: number) => formatPrice(amount, document.currency);
  const ends = [...new Set([Math.min(...amounts), Math.max(...amounts)])].map(money).join(' to ');
  const limits = Object.keys(document.usageLimits ?? {}).length;
  const space = measureSpace(document)!.size!;
  const isOnRequest = amounts.length < offers.length;
  const answer = (value: boolean) => (value ? 'yes' : 'no');
  return {
    id,
    product,
    year,
    plans: plans.length,
    names: plans
      .map(([name, {price}]) => `${name} ${typeof price === 'number' ? money(price) : price}`)
      .join(', '),
    addOns: addOns.length,
    features: Object.keys(document.features).length,
    limits,
    prices: isOnRequest ? `${ends} or on request` : ends,
    units: units.join(', '),
    space,
    values: {
      plans: String(plans.length),
      free: answer(plans.some(([, {price}]) => price === 0)),
      seat: answer(units.some((unit) => SEAT.test(unit))),
      contact: answer(isOnRequest),
      addons: answer(addOns.length > 0),
      limits: answer(limits > 0),
      space: String(10 ** Math.floor(Math.log10(space))),
    },
  };
}
