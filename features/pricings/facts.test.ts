import {choicesOf, matching, medianOf, sorted, tableOf} from './facts';
import {factsOf} from './factsOf';

/** Facts about a pricing with some plans and add-ons. */
function facts(id: string, offers: object) {
  const text = JSON.stringify({currency: 'EUR', features: {a: {defaultValue: true}}, ...offers});
  return factsOf({id, product: id, year: 2025, text});
}

const tiers = facts('tiers', {
  usageLimits: {seats: {}},
  plans: {
    FREE: {price: 0, unit: 'user/month'},
    PRO: {price: 8.5, unit: '/month'},
    ENTERPRISE: {price: 'Contact us'},
  },
  addOns: {space: {price: 2, availableFor: ['PRO']}, help: {price: 3, excludes: ['space']}},
});
const flat = facts('flat', {plans: {ONE: {price: 5, unit: '500 users/month'}}, addOns: null});
const shop = facts('shop', {
  addOns: Object.fromEntries('abcd'.split('').map((name) => [name, {price: 1}])),
});

it('counts offers and subscriptions, and lists prices with their units', () => {
  expect(tiers).toMatchObject({
    plans: 3,
    names: 'FREE €0, PRO €8.50, ENTERPRISE Contact us',
    addOns: 2,
    features: 1,
    limits: 1,
    prices: '€0 to €8.50 or on request',
    units: 'user/month, month',
    // FREE and ENTERPRISE with or without "help", PRO also with "space".
    space: 7,
    values: {plans: '3', free: 'yes', seat: 'yes', contact: 'yes', addons: 'yes', limits: 'yes'},
  });
  expect(flat).toMatchObject({prices: '€5', space: 1, values: {free: 'no', seat: 'no'}});
  expect(shop).toMatchObject({plans: 0, prices: '€1', space: 15, values: {space: '10'}});
});

describe('filters', () => {
  const all = [tiers, flat, shop];
  const found = (query: string) =>
    matching(all, new URLSearchParams(query)).map(({product}) => product);

  it('combine, and ignore unknown names and values', () => {
    expect(found('')).toEqual(['tiers', 'flat', 'shop']);
    expect(found('addons=yes')).toEqual(['tiers', 'shop']);
    expect(found('addons=yes&plans=3')).toEqual(['tiers']);
    expect(found('addons=no&plans=3')).toEqual([]);
    expect(found('addons=maybe&color=red&free=__proto__')).toEqual(['tiers', 'flat', 'shop']);
  });
  it('count the pricings of each value', () => {
    const labels = (...[filter]: [Parameters<typeof choicesOf>[1]]) =>
      choicesOf(all, filter).map(({label, count}) => `${label}: ${count}`);
    expect(labels('plans')).toEqual(['No plans: 1', '1 plan: 1', '3 plans: 1']);
    expect(labels('space')).toEqual(['1 to 9: 2', '10 to 99: 1']);
    expect(labels('free')).toEqual(['Yes: 1', 'No: 2']);
  });
});

it('medianOf sorts numbers by value', () => {
  expect(medianOf([100, 9, 20])).toBe(20);
  expect(medianOf([3, 1, 2, 40])).toBe(2);
});

it('sorts by a column, and keeps the order of equal values', () => {
  const order = (...args: [Parameters<typeof sorted>[1], boolean]) =>
    sorted([tiers, flat, shop], ...args).map(({product}) => product);
  expect(order('product', true)).toEqual(['flat', 'shop', 'tiers']);
  expect(order('space', false)).toEqual(['shop', 'tiers', 'flat']);
  expect(order('features', false)).toEqual(['tiers', 'flat', 'shop']);
});

it('writes a table for statistics programs', () =>
  expect(
    tableOf([{...tiers, product: 'A "B", C'}])
      .split('\n')
      .slice(1),
  ).toEqual(['"A ""B"", C",2025,3,2,1,1,7', '']));
