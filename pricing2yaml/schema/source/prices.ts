/** Prices of plans and add-ons. */
import {isAtLeast, type JsonSchema, type SyntaxVersion} from '../model';
import type {Field} from './shared';

/** A price from 2.0 on. */
export const PRICE: JsonSchema = {
  type: ['number', 'string'],
  minimum: 0,
  errorMessage:
    "Write a number or quoted text. A formula such as '#seats * 2' needs the quotes: without them # starts a comment.",
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
    description: `The price of a month when customers pay by the ${period}.`,
    type: 'number or text',
    schema: PERIOD_PRICE,
  };
}

export const PRICE_RULES: readonly string[] = [
  'A number is 0 or more. Text with `#` is a formula over `variables`; quote it.',
  'Text that is a number counts as that number in Pricing4TS. Other text, such as `Contact us`, stays as it is.',
];

export const PRICE_NOTES = {
  pricing4ts: (version: SyntaxVersion) => ({
    note: isAtLeast(version, '2.1')
      ? 'Evaluates formulas as JavaScript; before 0.10.4 each variable only once.'
      : 'Evaluates formulas as JavaScript from 0.5.0 on; before 0.10.4 each variable only once.',
  }),
  pricing4java: {note: 'Evaluates formulas as Spring Expression Language; takes negative numbers.'},
} as const;
