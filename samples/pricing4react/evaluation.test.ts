import {evaluateFeatureInPricing, evaluatePricing} from 'pricing4react';
import {readText} from '../../lib/root';

const NOTEHARBOR = readText('samples/pricing/noteharbor-2.1.yml');

/** A pricing with the feature `thing`, which is linked to `maxThings`. `addOn` completes the add-on `extra`. */
const pricing = (addOn: string, plans = 'plans: {PRO: {description: Pro, price: 9, unit: month, features: null, usageLimits: null}}') => `
syntaxVersion: "2.1"
saasName: Sample
version: "1.0"
createdAt: "2025-03-01"
currency: EUR
features:
  thing: {description: A, type: DOMAIN, valueType: BOOLEAN, defaultValue: true, expression: "planContext.usageLimits.maxThings > 0"}
usageLimits:
  maxThings: {description: B, type: NON_RENEWABLE, valueType: NUMERIC, defaultValue: 5, unit: thing, linkedFeatures: [thing]}
  wording: {description: C, type: NON_RENEWABLE, valueType: TEXT, defaultValue: few, unit: word}
${plans}
addOns:
  extra: {description: More, ${plans && 'availableFor: [PRO], '}price: 1, unit: month, ${addOn}}
`;

const extending = (limit: string, value: unknown) =>
  `usageLimitsExtensions: {${limit}: {value: ${value}}}`;

const DISABLED = {eval: false, used: null, limit: null};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

it('replaces values by those of add-ons, and ignores dependsOn and availableFor', () => {
  const limits = (subscription: string[]) => {
    const results = evaluatePricing(NOTEHARBOR, subscription, {notes: 0, aiSummaries: 150});
    return [results.notes!.limit, results.aiSummaries!.limit, results.aiSummaries!.eval];
  };
  expect(limits(['STUDIO', 'summaries', 'summaryBoost'])).toEqual([2000, 300, true]);
  expect(limits(['STARTER', 'summaryBoost'])).toEqual([50, 220, false]);
  expect(limits(['STARTER', 'noteVault'])).toEqual([50_000, 20, false]);
});

it('returns no usage and no limit if two numeric limits are linked', () => {
  const yaml = pricing(extending('maxThings', 1)).replace(
    '  wording:',
    '  weight: {description: D, type: NON_RENEWABLE, valueType: NUMERIC, defaultValue: 1, unit: kg, linkedFeatures: [thing]}\n  wording:',
  );
  expect(evaluatePricing(yaml, ['PRO'], {thing: 1}).thing).toEqual({
    ...DISABLED,
    eval: true,
    error: null,
  });
});

it('accepts an empty subscription without plans', () => {
  const yaml = pricing(extending('maxThings', 2), '');
  expect(evaluatePricing(yaml, [], {}).thing).toMatchObject({eval: true, limit: 5});
  expect(evaluatePricing(yaml, ['extra'], {}).thing).toMatchObject({eval: true, limit: 7});
});

it.each([
  ['You cannot have multiple plans in the same subscription', 'maxThings', 1, ['PRO', 'PRO']],
  ['Plan/Add-on unknown not found in the pricing', 'maxThings', 1, ['PRO', 'unknown']],
  ['you are forced to contract one', 'maxThings', 1, []],
  ['expected to be numbers', 'wording', 'many', ['PRO', 'extra']],
  ['can only extend numeric usage limits', 'wording', 3, ['PRO', 'extra']],
] as const)('only evaluatePricing throws "%s"', (message, limit, value, subscription) => {
  const yaml = pricing(extending(limit, value));
  expect(() => evaluatePricing(yaml, [...subscription], {})).toThrow(message);
  expect(evaluateFeatureInPricing('thing', yaml, [...subscription], {})).toEqual({
    ...DISABLED,
    error: null,
  });
});
