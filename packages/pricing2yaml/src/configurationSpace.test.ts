import {
  endsOf,
  measureSpace,
  priceOf,
  type AddOnShape,
  type PricingShape,
} from './configurationSpace';
import {listSubscriptions, randomNumbers} from './testing';

/** A pricing with `count` add-ons that have the given fields. */
const pricingOf = (
  plans: number,
  count: number,
  fields: (index: number) => Partial<AddOnShape>,
): PricingShape => ({
  plans: Object.fromEntries(Array.from({length: plans}, (_, at) => [`P${at}`, {price: at}])),
  addOns: Object.fromEntries(
    Array.from({length: count}, (_, at) => [`a${at}`, {price: 1, ...fields(at)}]),
  ),
});

describe('measureSpace', () => {
  it('has no prices if no plan has a number', () => {
    expect(measureSpace({plans: {S: {price: 'Contact us'}}})).toEqual({size: 1});
  });

  it('equals the listing for generated pricings', () => {
    const next = randomNumbers(20);
    const random = (below: number) => Math.floor(next() * below);
    for (let count = 0; count < 1500; count++) {
      const plans = random(4);
      const size = random(8);
      const others = (odds: number) =>
        random(odds) === 0 ? [`a${random(size)}`, `a${random(size)}`] : null;
      const generated = pricingOf(plans, size, () => ({
        price: random(9) === 0 ? 'Contact us' : random(4) - (random(9) === 0 ? 2 : 0),
        dependsOn: others(3),
        excludes: others(3),
        availableFor:
          plans > 0 && random(3) === 0
            ? Array.from({length: random(2)}, () => `P${random(plans)}`)
            : undefined,
      }));
      const pricing = {
        ...generated,
        ...(plans === 0 && {plans: null}),
        ...(size === 0 && {addOns: undefined}),
      };
      const listed = listSubscriptions(pricing);
      const priced = listed.flatMap((subscription) => {
        const price = priceOf(pricing, subscription);
        return price === undefined ? [] : [{subscription, price}];
      });
      expect(measureSpace(pricing), JSON.stringify(pricing)).toEqual({
        size: listed.length,
        prices: endsOf(priced),
      });
    }
  });

  it.each<[string, PricingShape, number]>([
    ['24 independent add-ons', pricingOf(3, 24, () => ({})), 3 * 2 ** 24],
    [
      '30 that need the first',
      pricingOf(1, 31, (at) => (at > 0 ? {dependsOn: ['a0']} : {})),
      2 ** 30 + 1,
    ],
    [
      '60 of which one can be chosen',
      pricingOf(1, 60, (at) => ({excludes: Array.from({length: at}, (_, other) => `a${other}`)})),
      61,
    ],
    ['a chain of 40', pricingOf(1, 40, (at) => (at > 0 ? {dependsOn: [`a${at - 1}`]} : {})), 41],
  ])('measures %s', (_, pricing, size) => {
    expect(measureSpace(pricing)?.size).toBe(size);
  });

  it('returns undefined instead of taking too long', () => {
    // Each add-on excludes six others, without a structure.
    const tangled = pricingOf(20, 90, (at) => ({
      excludes: [1, 4, 9, 16, 25, 36].map((step) => `a${(at * 7 + step * 11) % 90}`),
    }));
    expect(measureSpace(tangled)).toBeUndefined();
    expect(measureSpace(pricingOf(1, 60, () => ({})))).toEqual({
      size: undefined,
      prices: expect.objectContaining({
        cheapest: {subscription: {plan: 'P0', addOns: []}, price: 0},
      }),
    });
  });
});
