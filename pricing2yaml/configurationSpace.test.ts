import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  featuresByPlan,
  featuresOf,
  listSubscriptions,
  priceOf,
  priceRange,
  subscriptionBound,
  type AddOnShape,
  type PricingShape,
  type Subscription,
} from './configurationSpace';
import {root} from '../lib/root';

const PAGE = 'docs/api/understanding/Pricing.md';

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

function named(subscriptions: readonly Subscription[]): string[] {
  return subscriptions.map(({plan, addOns}) => [plan, ...addOns].filter(Boolean).join('+')).sort();
}

describe('listSubscriptions', () => {
  it('combines every plan with every set of add-ons when nothing restricts them', () => {
    const pricing = pricingWith({a: {}, b: {}});
    expect(named(listSubscriptions(pricing))).toEqual(
      ['S', 'S+a', 'S+b', 'S+a+b', 'L', 'L+a', 'L+b', 'L+a+b'].sort(),
    );
    expect(subscriptionBound(pricing)).toBe(8);
  });
  it('offers an add-on to the plans of availableFor only', () => {
    const pricing = pricingWith({a: {availableFor: ['L']}, none: {availableFor: []}});
    expect(named(listSubscriptions(pricing))).toEqual(['L', 'L+a', 'S']);
  });
  it('follows dependencies through several add-ons', () => {
    const pricing = pricingWith({a: {}, b: {dependsOn: ['a']}, c: {dependsOn: ['b']}}, ['S']);
    expect(named(listSubscriptions(pricing))).toEqual(['S', 'S+a', 'S+a+b', 'S+a+b+c']);
  });
  it('leaves out an add-on whose dependency the plan cannot have', () => {
    const pricing = pricingWith({a: {availableFor: ['L']}, b: {dependsOn: ['a']}});
    expect(named(listSubscriptions(pricing))).toEqual(['L', 'L+a', 'L+a+b', 'S']);
  });
  it('forbids an excluded pair whichever of the two names the other', () => {
    const expected = ['S', 'S+a', 'S+b'];
    expect(named(listSubscriptions(pricingWith({a: {excludes: ['b']}, b: {}}, ['S'])))).toEqual(
      expected,
    );
    expect(named(listSubscriptions(pricingWith({a: {}, b: {excludes: ['a']}}, ['S'])))).toEqual(
      expected,
    );
  });
  it('needs at least one add-on when there are no plans', () => {
    const pricing = pricingWith({a: {}, b: {}}, []);
    expect(named(listSubscriptions(pricing))).toEqual(['a', 'a+b', 'b']);
    expect(subscriptionBound(pricing)).toBe(3);
  });
  it.each([
    ['availableFor', {availableFor: ['XL']}, 'expected names out of S, L, found XL'],
    ['dependsOn', {dependsOn: ['z']}, 'expected names out of a, found z'],
    ['excludes', {excludes: ['z']}, 'expected names out of a, found z'],
  ])('refuses a name in %s that the pricing does not have', (field, addOn, message) => {
    expect(() => listSubscriptions(pricingWith({a: addOn}))).toThrow(
      `addOns.a.${field}: ${message}`,
    );
  });
});

describe('prices', () => {
  it('adds up the plan and the add-ons', () => {
    expect(priceOf(pricingWith({a: {}}), {plan: 'L', addOns: ['a']})).toBe(12);
  });
  it('leaves subscriptions without a numeric price out of the range', () => {
    const pricing = pricingWith({a: {price: 'Contact us'}});
    expect(priceOf(pricing, {plan: 'S', addOns: ['a']})).toBeUndefined();
    expect(priceRange(pricing)).toEqual({
      cheapest: {subscription: {plan: 'S', addOns: []}, price: 1},
      mostExpensive: {subscription: {plan: 'L', addOns: []}, price: 2},
    });
  });
  it('has no range when nothing has a numeric price', () => {
    expect(priceRange({features, plans: {S: {price: 'Contact us'}}})).toBeUndefined();
  });
});

describe('featuresOf', () => {
  it('starts from the defaults and lets the plan and then the add-ons override them', () => {
    const pricing: PricingShape = {
      features,
      plans: {S: {price: 0, features: null}, L: {price: 1, features: {write: {value: true}}}},
      addOns: {
        mute: {price: 1, features: {read: {value: false}}},
        pen: {price: 1, features: {write: {value: true}}},
      },
    };
    expect(featuresByPlan(pricing)).toEqual({S: ['read'], L: ['read', 'write']});
    expect(featuresOf(pricing, {plan: 'S', addOns: ['mute', 'pen']})).toEqual(['write']);
  });
  it('counts only what the add-ons set when there is no plan', () => {
    const pricing: PricingShape = {
      features,
      addOns: {pen: {price: 1, features: {write: {value: true}}}},
    };
    expect(featuresOf(pricing, {plan: undefined, addOns: ['pen']})).toEqual(['write']);
  });
});

/** Cells of the table that stands on the page between its two comments. */
function tableOnPage(name: string): string[][] {
  const page = readFileSync(path.join(root, PAGE), 'utf8');
  const block = page.split(`<!-- computed: ${name} -->`)[1]?.split('<!-- end of computed -->')[0];
  if (block === undefined) {
    throw new Error(
      `${PAGE}: expected a table between "<!-- computed: ${name} -->" and ` +
        '"<!-- end of computed -->". Put the two comments back around it.',
    );
  }
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

describe('the worked example on the Pricing page', () => {
  const pricing = parse(
    readFileSync(path.join(root, 'samples/pricing/noteharbor-2.1.yml'), 'utf8'),
  ) as PricingShape & {currency: string; usageLimits: object};
  const plans = Object.keys(pricing.plans!);
  const addOns = Object.keys(pricing.addOns!);
  const subscriptions = listSubscriptions(pricing);
  const money = (amount: number) => `${amount} ${pricing.currency}`;

  it('prints the figures of the configuration space', () => {
    const {cheapest, mostExpensive} = priceRange(pricing)!;
    const priced = ({subscription: {plan, addOns: bought}, price}: typeof cheapest) =>
      `${[plan, ...bought].join(' + ')} for ${money(price)}`;
    expect(tableOnPage('numbers')).toEqual([
      ['Figure', 'Value'],
      [`Upper bound, ${plans.length} · 2^${addOns.length}`, String(subscriptionBound(pricing))],
      ['Valid subscriptions', String(subscriptions.length)],
      ['Cheapest subscription', priced(cheapest)],
      ['Most expensive subscription', priced(mostExpensive)],
    ]);
  });

  it('prints the subscriptions of each plan', () => {
    expect(tableOnPage('plans')).toEqual([
      ['Plan', 'Add-ons to choose from', 'Subscriptions', 'Cheapest', 'Most expensive'],
      ...plans.map((plan) => {
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
      }),
    ]);
  });

  it('prints the features of each plan', () => {
    const included = featuresByPlan(pricing);
    expect(tableOnPage('features')).toEqual([
      ['Feature', ...plans],
      ...Object.keys(pricing.features).map((feature) => [
        feature,
        ...plans.map((plan) => (included[plan]!.includes(feature) ? 'yes' : 'no')),
      ]),
    ]);
  });

  it('has the limit without its feature that the iPricing page lets the analysis object to', () => {
    const {aiSummaries} = pricing.features;
    expect(aiSummaries).toMatchObject({defaultValue: false});
    expect(pricing.usageLimits).toMatchObject({maxSummaries: {defaultValue: 20}});
    const included = featuresByPlan(pricing);
    expect(plans.filter((plan) => !included[plan]!.includes('aiSummaries'))).toEqual([
      'STARTER',
      'STUDIO',
    ]);
  });

  it('names the number of subscriptions in the table of terms', () => {
    expect(subscriptions).toHaveLength(12);
    expect(readFileSync(path.join(root, PAGE), 'utf8')).toContain('[twelve](#worked-example)');
  });
});
