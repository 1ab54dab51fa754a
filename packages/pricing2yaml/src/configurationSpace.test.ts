import {describe, expect, it} from 'vitest';
import {
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

describe('listSubscriptions', () => {
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
