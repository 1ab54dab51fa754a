import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {root} from '../../../lib/root';
import {
  featuresByPlan,
  featuresOf,
  listSubscriptions,
  priceOf,
  priceRange,
  subscriptionBound,
  type AddOnShape,
  type PricingShape,
} from './configurationSpace';

const features = {read: {defaultValue: true}, write: {defaultValue: false}};

/** A pricing with the plans `S` (1) and `L` (2) and add-ons that cost 10 each. */
function pricingWith(
  addOns: Record<string, Partial<AddOnShape>>,
  plans = ['S', 'L'],
): PricingShape {
  return {
    features,
    plans: Object.fromEntries(plans.map((name, index) => [name, {price: index + 1}])),
    addOns: Object.fromEntries(
      Object.entries(addOns).map(([name, addOn]) => [name, {price: 10, ...addOn}]),
    ),
  };
}

function subscriptionsOf(pricing: PricingShape): string {
  return listSubscriptions(pricing)
    .map(({plan, addOns}) => [plan, ...addOns].filter(Boolean).join('+'))
    .sort()
    .join(' ');
}

describe('listSubscriptions', () => {
  it.each<[string, Record<string, Partial<AddOnShape>>, string[], string]>([
    ['combines everything', {a: {}, b: {}}, ['S', 'L'], 'L L+a L+a+b L+b S S+a S+a+b S+b'],
    [
      'follows availableFor',
      {a: {availableFor: ['L']}, b: {availableFor: []}},
      ['S', 'L'],
      'L L+a S',
    ],
    [
      'follows dependencies through several add-ons',
      {a: {}, b: {dependsOn: ['a']}, c: {dependsOn: ['b']}},
      ['S'],
      'S S+a S+a+b S+a+b+c',
    ],
    [
      'omits an add-on whose dependency the plan cannot have',
      {a: {availableFor: ['L']}, b: {dependsOn: ['a']}},
      ['S', 'L'],
      'L L+a L+a+b S',
    ],
    ['excludes in one direction', {a: {excludes: ['b']}, b: {}}, ['S'], 'S S+a S+b'],
    ['excludes in the other direction', {a: {}, b: {excludes: ['a']}}, ['S'], 'S S+a S+b'],
    ['requires an add-on if there are no plans', {a: {}, b: {}}, [], 'a a+b b'],
  ])('%s', (_, addOns, plans, expected) => {
    expect(subscriptionsOf(pricingWith(addOns, plans))).toBe(expected);
  });
  it('is not larger than the upper bound', () => {
    expect(subscriptionBound(pricingWith({a: {}, b: {}}))).toBe(8);
    expect(subscriptionBound(pricingWith({a: {}, b: {}}, []))).toBe(3);
  });
  it.each([
    ['availableFor', {availableFor: ['XL']}, 'expected one of S, L, found XL'],
    ['dependsOn', {dependsOn: ['z']}, 'expected one of a, found z'],
    ['excludes', {excludes: ['z']}, 'expected one of a, found z'],
  ])('rejects an unknown name in %s', (field, addOn, message) => {
    expect(() => listSubscriptions(pricingWith({a: addOn}))).toThrow(
      `addOns.a.${field}: ${message}`,
    );
  });
});

it('priceRange ignores subscriptions without a numeric price', () => {
  const pricing = pricingWith({a: {price: 'Contact us'}});
  expect(priceOf(pricing, {plan: 'S', addOns: ['a']})).toBeUndefined();
  expect(priceRange(pricing)).toEqual({
    cheapest: {subscription: {plan: 'S', addOns: []}, price: 1},
    mostExpensive: {subscription: {plan: 'L', addOns: []}, price: 2},
  });
  expect(priceRange({features, plans: {S: {price: 'Contact us'}}})).toBeUndefined();
});

it('featuresOf starts from the defaults; the plan and then the add-ons override them', () => {
  const addOns = {
    mute: {price: 1, features: {read: {value: false}}},
    pen: {price: 1, features: {write: {value: true}}},
  };
  const pricing: PricingShape = {features, plans: {S: {price: 0, features: null}}, addOns};
  expect(featuresOf(pricing, {plan: 'S', addOns: []})).toEqual(['read']);
  expect(featuresOf(pricing, {plan: 'S', addOns: ['mute', 'pen']})).toEqual(['write']);
  // Without a plan, only the values of the add-ons are used.
  expect(featuresOf({features, addOns}, {plan: undefined, addOns: ['pen']})).toEqual(['write']);
});

describe('the worked example in docs/api/understanding/Pricing.md', () => {
  const page = readFileSync(path.join(root, 'docs/api/understanding/Pricing.md'), 'utf8');
  const pricing = parse(
    readFileSync(path.join(root, 'samples/pricing/noteharbor-2.1.yml'), 'utf8'),
  ) as PricingShape & {currency: string; usageLimits: object};
  const plans = Object.keys(pricing.plans!);
  const addOns = Object.keys(pricing.addOns!);
  const subscriptions = listSubscriptions(pricing);
  const money = (amount: number) => `${amount} ${pricing.currency}`;

  /** Cells of the table between `<!-- computed: NAME -->` and `<!-- end of computed -->`. */
  function tableOnPage(name: string): string[][] {
    const block = page
      .split(`<!-- computed: ${name} -->`)[1]!
      .split('<!-- end of computed -->')[0]!;
    return block
      .trim()
      .split('\n')
      .filter((line) => !/^[|\s:-]+$/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  }

  it('has the figures of the configuration space', () => {
    const {cheapest, mostExpensive} = priceRange(pricing)!;
    const priced = ({subscription: {plan, addOns: bought}, price}: typeof cheapest) =>
      `${[plan, ...bought].join(' + ')} for ${money(price)}`;
    expect(tableOnPage('numbers')).toEqual([
      ['Figure', 'Value'],
      [
        `Upper bound, ${plans.length} · 2${'⁰¹²³⁴⁵⁶⁷⁸⁹'[addOns.length]}`,
        String(subscriptionBound(pricing)),
      ],
      ['Valid subscriptions', String(subscriptions.length)],
      ['Cheapest subscription', priced(cheapest)],
      ['Most expensive subscription', priced(mostExpensive)],
    ]);
    expect(subscriptions).toHaveLength(12);
    expect(page).toContain('[twelve](#worked-example)');
  });
  it('has the subscriptions of each plan', () => {
    const rows = plans.map((plan) => {
      const ofPlan = subscriptions.filter((subscription) => subscription.plan === plan);
      const prices = ofPlan.map((subscription) => priceOf(pricing, subscription)!);
      const bought = new Set(ofPlan.flatMap((subscription) => subscription.addOns));
      return [
        plan,
        addOns.filter((addOn) => bought.has(addOn)).join(', ') || 'none',
        String(ofPlan.length),
        money(Math.min(...prices)),
        money(Math.max(...prices)),
      ];
    });
    expect(tableOnPage('plans').slice(1)).toEqual(rows);
  });
  it('has the features of each plan', () => {
    const included = featuresByPlan(pricing);
    const rows = Object.keys(pricing.features).map((feature) => [
      feature,
      ...plans.map((plan) => (included[plan]!.includes(feature) ? 'yes' : 'no')),
    ]);
    expect(tableOnPage('features')).toEqual([['Feature', ...plans], ...rows]);
  });
  it('has a limit without its feature, which the analysis in iPricing.md finds', () => {
    expect(pricing.usageLimits).toMatchObject({maxSummaries: {defaultValue: 20}});
    const included = featuresByPlan(pricing);
    const without = plans.filter((plan) => !included[plan]!.includes('aiSummaries'));
    expect(without).toEqual(['STARTER', 'STUDIO']);
  });
});
