import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {converter, decisionsOf} from './testing';

const METERED = 'it is metered, so Stripe must continue to count and bill it';
const read = (file: string) => JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));

describe('stripe.mjs', () => {
  const {folder, run, readPricing} = converter('stripe.mjs');
  const plans: Record<string, string | null> = read('stripe-plans.json');

  function convert(change: (exported: any) => void = () => {}, names: object = plans, ...options: string[]) {
    const exported = read('stripe-export.json');
    change(exported);
    writeFileSync(path.join(folder(), 'stripe-export.json'), JSON.stringify(exported));
    writeFileSync(path.join(folder(), 'stripe-plans.json'), JSON.stringify(names));
    return run('stripe-export.json', 'stripe-plans.json', 'noteharbor.yml', ...options);
  }

  it('grants each plan the active features of its product', () => {
    expect(convert().output).toBe('noteharbor.yml: 3 features, 3 plans\n');
    const decisions = Object.keys(plans).map((plan) => decisionsOf(readPricing(), plan, {}));
    expect(decisions).toEqual([
      {pdfExport: false, calendarSync: false, sharedNotebooks: false},
      {pdfExport: true, calendarSync: true, sharedNotebooks: false},
      {pdfExport: true, calendarSync: true, sharedNotebooks: true},
    ]);
  });

  it('reports what stays in Stripe', () => {
    expect(convert().report).toBe(readFileSync(path.join(import.meta.dirname, 'stripe-report.txt'), 'utf8'));
  });

  it('accepts responses as the API returns them', () => {
    const {output} = convert((exported) => {
      const wrap = (data: object[]) => ({object: 'list', data, has_more: false});
      exported.products = wrap(exported.products);
      exported.prices = wrap(exported.prices);
      exported.product_features.prod_team = wrap(exported.product_features.prod_team);
    });
    expect(output).toBe('noteharbor.yml: 3 features, 3 plans\n');
  });

  it('converts amounts from the minor unit of the currency', () => {
    convert();
    expect(readPricing()).toMatch(/currency: EUR[^]*TEAM:\n    price: 14.5\n/);
  });

  const CONVERTED = {krw: 1450, VND: 1450, ugx: 14.5, lak: 14.5, twd: 14.5, tnd: 1.45};
  it.each(Object.entries(CONVERTED))("converts %s with Stripe's decimals, which can differ from those that Intl displays", (currency, price) => {
    convert((exported) => exported.prices.forEach((it: any) => (it.currency = currency)));
    expect(readPricing()).toContain(`TEAM:\n    price: ${price}\n`);
  });

  it('reads unit_amount if unit_amount_decimal is missing, and a product that is an object', () => {
    convert(({prices}) => {
      delete prices[2].unit_amount_decimal;
      prices.forEach((price: any) => (price.product = {id: price.product, object: 'product'}));
    });
    expect(readPricing()).toMatch(/STUDIO:\n    price: 8\n[^]*TEAM:\n    price: 14.5\n/);
  });

  it.each<[string, object, string]>([
    ['a quarterly price', {recurring: {interval: 'month', interval_count: 3}}, 'it is charged every 3 month; see "billing" in the syntax'],
    ['a price that is paid once', {recurring: null}, 'it is charged once'],
    ['a price of a package', {transform_quantity: {divide_by: 25, round: 'up'}}, 'it is the price of 25 units, rounded up'],
    ['a price that the customer chooses', {custom_unit_amount: {minimum: 100}}, 'it has no fixed amount'],
    ['tiers', {billing_scheme: 'tiered'}, 'it has no fixed amount'],
    ['no amount', {unit_amount: null, unit_amount_decimal: null}, 'it has no fixed amount'],
    ['an infinite amount', {unit_amount_decimal: '1e999'}, 'it has no fixed amount'],
    ['a text as its amount', {unit_amount_decimal: 'contact us'}, 'it has no fixed amount'],
  ])('names the plan and the cause if its price has %s, and prints the report', (_name, price, cause) => {
    const {report} = convert(({prices}) => Object.assign(prices[0], price));
    expect(report).toContain(`Error: the plan STUDIO has no monthly price in eur (price_studio: ${cause};`);
    expect(report).toContain(`NOT CONVERTED price price_studio: ${cause}.\n`);
  });

  const addDollars = ({prices}: any) => {
    const dollars = prices.filter((price: any) => ['price_studio', 'price_team'].includes(price.id));
    prices.push(...dollars.map((price: any) => ({...price, id: `${price.id}_usd`, currency: 'usd'})));
  };

  it('asks for the currency if there are two, and reports the prices in the other one', () => {
    expect(convert(addDollars).report).toContain(
      'Error: choose one of the currencies of the monthly prices: eur, usd.',
    );
    expect(convert(addDollars, plans, 'USD').report).toContain(
      'NOT CONVERTED price price_studio: its currency is eur.',
    );
    expect(readPricing()).toContain('currency: USD');
  });

  it.each<[string, (exported: any) => void, object, string]>([
    ['an empty export', (it) => (it.products = []), plans, 'stripe-export.json contains no products'],
    [
      'a list without its next page',
      (it) => (it.prices = {data: it.prices, has_more: true}),
      plans,
      'stripe-export.json: "has_more" is true. Append the next page to "data", and delete "has_more"',
    ],
    [
      'an unknown product',
      () => {},
      {GOLD: 'prod_gold'},
      'stripe-plans.json: the plan GOLD has the product prod_gold, which is not in stripe-export.json',
    ],
    [
      'a plan with a metered price alone',
      ({prices}) => (prices[2].recurring.usage_type = 'metered'),
      plans,
      `the plan TEAM has no monthly price in eur (price_team: ${METERED}; price_summaries: ${METERED})`,
    ],
    [
      'no price of a plan',
      ({prices}) => prices.splice(2, 2),
      plans,
      'the plan TEAM has no monthly price in eur (prod_team has no active price)',
    ],
    ['no prices', (it) => (it.prices = []), plans, 'no plan of stripe-plans.json has a price'],
    ['an empty price', (it) => it.prices.push(null), plans, 'stripe-export.json: expected "currency" in entry 6 of prices'],
    ['a text as a product', (it) => (it.products[1] = 'prod_x'), plans, 'stripe-export.json: expected "id" in entry 2 of products'],
    [
      'a feature without its object',
      (it) => (it.product_features.prod_team[0] = {id: 'x'}),
      plans,
      'stripe-export.json: expected "entitlement_feature" in entry 1 of prod_team',
    ],
    ['an object', (it) => (it.prices = {}), plans, 'stripe-export.json: expected a list or a response with "data"'],
    [
      'two monthly prices',
      ({prices}) => prices.push({...prices[0], id: 'price_2'}),
      plans,
      'the plan STUDIO has several monthly prices in eur (price_studio: it is monthly, in eur; ' +
        'price_studio_year: it is charged every 1 year; see "billing" in the syntax; price_2: it is monthly, in eur)',
    ],
    [
      'no features',
      (it) => (it.product_features = {}),
      plans,
      'no feature can be converted, so no pricing was written',
    ],
  ])('rejects %s', (_name, change, names, message) => {
    expect(convert(change, names).report).toContain(`Error: ${message}.\n`);
  });
});
