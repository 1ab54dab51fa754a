import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {evaluateFeatureInPricing, evaluatePricing} from '../../../site/versions/2.0.1/standin';

const NOTEHARBOR = readFileSync(
  path.resolve(import.meta.dirname, '../../pricing/noteharbor-2.1.yml'),
  'utf8',
);

const HEAD = `
syntaxVersion: "2.1"
saasName: Sample
version: "1.0"
createdAt: "2025-03-01"
currency: EUR
`;

/** A pricing with one feature, `thing`, and one limit, `maxThings`. */
function pricing({expression = 'true', rest = ''}: {expression?: string; rest?: string}): string {
  return `${HEAD}
features:
  thing:
    description: A thing
    type: DOMAIN
    valueType: BOOLEAN
    defaultValue: true
    expression: ${expression}
usageLimits:
  maxThings:
    description: How many things
    type: NON_RENEWABLE
    valueType: NUMERIC
    defaultValue: 5
    unit: thing
    linkedFeatures: [thing]
  wording:
    description: Which words
    type: NON_RENEWABLE
    valueType: TEXT
    defaultValue: few
    unit: word
${rest}`;
}

const PLANS = `
plans:
  BASIC:
    description: Basic
    price: 0.0
    unit: user/month
    features: null
    usageLimits: null
  PRO:
    description: Pro
    price: 9.0
    unit: user/month
    features: null
    usageLimits:
      maxThings:
        value: .inf
`;

function addOns(content: string): string {
  return `
addOns:
  extra:
    description: More
    availableFor: [PRO]
    price: 1.0
    unit: user/month
${content}`;
}

const DISABLED = {eval: false, used: null, limit: null};

let warnings: unknown[][];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words));
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('evaluatePricing', () => {
  it('evaluates every feature of NoteHarbor', () => {
    const context = {user: 'ada', notes: 2000, aiSummaries: 0};
    expect(evaluatePricing(NOTEHARBOR, ['notePack', 'STUDIO'], context)).toEqual({
      notes: {eval: true, used: 2000, limit: 2500, error: null},
      pdfExport: {eval: true, used: null, limit: null, error: null},
      aiSummaries: {eval: false, used: 0, limit: 20, error: null},
      calendarSync: {eval: true, used: null, limit: null, error: null},
      sharedNotebooks: {eval: false, used: null, limit: null, error: null},
      helpDesk: {eval: false, used: null, limit: null, error: null},
    });
  });

  it('prefers serverExpression', () => {
    const context = {notes: 50, aiSummaries: 0};
    expect(evaluatePricing(NOTEHARBOR, ['STARTER'], context).notes!.eval).toBe(true);
  });

  it('lets add-ons replace values, and ignores dependsOn', () => {
    const context = {notes: 0, aiSummaries: 150};
    const both = evaluatePricing(NOTEHARBOR, ['STUDIO', 'summaries', 'summaryBoost'], context);
    expect(both.aiSummaries).toMatchObject({eval: true, limit: 300});
    const alone = evaluatePricing(NOTEHARBOR, ['STARTER', 'summaryBoost'], context);
    expect(alone.aiSummaries).toMatchObject({eval: false, limit: 220});
    const notAvailable = evaluatePricing(NOTEHARBOR, ['STARTER', 'noteVault'], context);
    expect(notAvailable.notes).toMatchObject({limit: 50000});
  });

  it('keeps infinity and returns null for unknown usage', () => {
    expect(evaluatePricing(pricing({rest: PLANS}), ['PRO'], {})).toEqual({
      thing: {eval: true, used: null, limit: Infinity, error: null},
    });
  });

  it('returns no usage and no limit if two numeric limits are linked', () => {
    const yaml = pricing({rest: PLANS}).replace(
      'usageLimits:\n  maxThings',
      `usageLimits:
  weight:
    description: How heavy
    type: NON_RENEWABLE
    valueType: NUMERIC
    defaultValue: 1
    unit: kg
    linkedFeatures: [thing]
  maxThings`,
    );
    expect(evaluatePricing(yaml, ['PRO'], {thing: 1}).thing).toEqual({
      ...DISABLED,
      eval: true,
      error: null,
    });
  });

  it('reports a missing expression', () => {
    const answer = evaluatePricing(pricing({expression: 'null', rest: PLANS}), ['PRO'], {});
    const message = 'Feature thing has no expression defined!';
    expect(answer.thing).toEqual({...DISABLED, error: {code: 'PARSE_ERROR', message}});
    expect(warnings).toEqual([[`[ERROR] ${message}`]]);
  });

  it('reports an expression that does not return a boolean', () => {
    const answer = evaluatePricing(pricing({expression: '1 + 1', rest: PLANS}), ['PRO'], {});
    const message = 'Feature thing has an expression that does not return a boolean!';
    expect(answer.thing).toEqual({...DISABLED, error: {code: 'TYPE_MISMATCH', message}});
    expect(warnings).toEqual([[`[WARNING] ${message}`]]);
  });

  it('throws the exception of an expression', () => {
    const yaml = pricing({expression: "subscriptionContext['things'] < 5", rest: PLANS});
    expect(() => evaluatePricing(yaml, ['PRO'], {})).toThrow('subscriptionContext is not defined');
  });

  it('requires syntax 2.1', () => {
    expect(() => evaluatePricing('saasName: Sample\nversion: "2.0"', [], {})).toThrow(
      'The syntaxVersion field of the pricing must not be null or undefined. Please ensure that the syntaxVersion field is present and correctly formatted',
    );
  });

  it.each([
    ['features', 'Feature nothing is not defined in the global features.'],
    ['usageLimits', 'Usage limit nothing is not defined in the global usage limits.'],
    ['usageLimitsExtensions', 'Usage limit nothing is not defined in the global usage limits.'],
  ])('throws the error of the parser for unknown %s', (field, message) => {
    const yaml = pricing({rest: PLANS + addOns(`    ${field}: {nothing: {value: 3}}`)});
    expect(() => evaluatePricing(yaml, ['PRO', 'extra'], {})).toThrow(message);
    expect(() => evaluateFeatureInPricing('thing', yaml, ['PRO', 'extra'], {})).toThrow(message);
  });

  it('accepts an empty subscription without plans', () => {
    const yaml = pricing({
      rest: addOns('    usageLimitsExtensions: {maxThings: {value: 2}}').replace(
        'availableFor: [PRO]',
        'availableFor: []',
      ),
    });
    expect(evaluatePricing(yaml, [], {}).thing).toMatchObject({eval: true, limit: 5});
    expect(evaluatePricing(yaml, ['extra'], {}).thing).toMatchObject({eval: true, limit: 7});
  });
});

describe('invalid subscriptions', () => {
  const INVALID = [
    {
      name: 'two plans',
      rest: PLANS,
      subscription: ['PRO', 'BASIC'],
      message: '[ERROR] You cannot have multiple plans in the same subscription',
    },
    {
      name: 'an unknown name',
      rest: PLANS,
      subscription: ['PRO', 'unknown'],
      message: '[ERROR] Plan/Add-on unknown not found in the pricing',
    },
    {
      name: 'no plan',
      rest: PLANS,
      subscription: [],
      message:
        '[ERROR] Since the pricing have plans, you are forced to contract one on your subscription.',
    },
    {
      name: 'an extension that is not a number',
      rest: PLANS + addOns('    usageLimitsExtensions: {wording: {value: many}}'),
      subscription: ['PRO', 'extra'],
      message:
        '[ERROR] Usage limits extensions are expected to be numbers, but wording of the add-on extra is not',
    },
    {
      name: 'an extension of a limit that is not a number',
      rest: PLANS + addOns('    usageLimitsExtensions: {wording: {value: 3}}'),
      subscription: ['PRO', 'extra'],
      message:
        '[ERROR] Usage limits extensions can only extend numeric usage limits, but wording is not',
    },
  ];

  it.each(INVALID)('$name: evaluatePricing throws', ({rest, subscription, message}) => {
    expect(() => evaluatePricing(pricing({rest}), subscription, {})).toThrow(message);
  });

  it.each(INVALID)('$name: evaluateFeatureInPricing does not throw', ({rest, subscription}) => {
    const expression = 'planContext.usageLimits.maxThings > 0';
    const yaml = pricing({rest, expression});
    expect(evaluateFeatureInPricing('thing', yaml, subscription, {})).toEqual({
      ...DISABLED,
      error: null,
    });
    const withValue = pricing({rest, expression: 'planContext.features.thing'});
    expect(evaluateFeatureInPricing('thing', withValue, subscription, {}).error!.code).toBe(
      'TYPE_MISMATCH',
    );
  });
});

describe('evaluateFeatureInPricing', () => {
  it('returns the same result as evaluatePricing', () => {
    const context = {notes: 1, aiSummaries: 0};
    expect(evaluateFeatureInPricing('notes', NOTEHARBOR, ['TEAM'], context)).toEqual(
      evaluatePricing(NOTEHARBOR, ['TEAM'], context).notes,
    );
  });

  it('reports an unknown feature', () => {
    expect(evaluateFeatureInPricing('nothing', NOTEHARBOR, ['TEAM'], {})).toEqual({
      ...DISABLED,
      error: {code: 'FLAG_NOT_FOUND', message: 'Feature nothing is not present in the pricing'},
    });
  });
});
