/** Prices of plans and add-ons. */
import {isAtLeast, type JsonSchema, type SyntaxVersion} from '../model';
import type {Field} from './shared';

/** A price from 2.0 on. */
export const PRICE: JsonSchema = {
  type: ['number', 'string'],
  minimum: 0,
  errorMessage:
    "Write a number or a quoted string. Quote a formula such as '#seats * 2', because an unquoted # starts a comment.",
  examples: [0, 9.5, 'Contact us', '#seats * 2'],
};

/** One of the two prices of 1.0 and 1.1. */
export const PERIOD_PRICE: JsonSchema = {type: ['number', 'string', 'null'], minimum: 0};

/** At least one of these keys has a price. */
export function needsPrice(keys: readonly string[], errorMessage: string): JsonSchema {
  const hasPrice = keys.map((key) => ({
    required: [key],
    properties: {[key]: {type: ['number', 'string']}},
  }));
  const [first] = keys as readonly [string, ...string[]];
  return {
    if: {not: {anyOf: hasPrice}},
    then: {
      required: [first],
      properties: {[first]: {type: ['number', 'string'], errorMessage}},
      errorMessage,
    },
  };
}

/** The keys `monthlyPrice` and `annualPrice` of 1.0 and 1.1. */
export function periodPrice(period: 'month' | 'year'): Field {
  return {
    removed: '2.0',
    replacedBy: '`price` and `billing`',
    description: `The price of one month for customers who pay ${period === 'month' ? 'monthly' : 'annually'}.`,
    type: 'number or string',
    schema: PERIOD_PRICE,
  };
}

export const PRICE_RULES: readonly string[] = [
  'A number must be 0 or more. A string that contains `#` is a formula that uses `variables`. Quote formulas.',
  'Pricing4TS converts a string such as `"12.5"` to a number. Other strings, such as `Contact us`, stay the same.',
];

export const PRICE_NOTES = {
  pricing4ts: (version: SyntaxVersion) => ({
    note: isAtLeast(version, '2.1')
      ? 'Evaluates formulas as JavaScript. Before 0.10.4, a formula can use each variable only once.'
      : 'In 0.5.0 and later, evaluates formulas as JavaScript. Before 0.10.4, a formula can use each variable only once.',
  }),
  pricing4java: {
    note: 'Evaluates formulas as Spring Expression Language, and accepts negative numbers.',
  },
} as const;
