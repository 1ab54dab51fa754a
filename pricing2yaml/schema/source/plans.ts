/** Fields of one plan. */
import {isAtLeast, type FieldSource, type JsonSchema, type SyntaxVersion} from '../model';
import {paymentMethods} from './features';
import {NAME, readSince} from './values';

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
export function someOf(keys: readonly string[], errorMessage: string): JsonSchema {
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

/** The conversion to 2.0 divides the two prices of a plan, so they must be of one type. */
const PRICES_OF_ONE_TYPE: readonly JsonSchema[] = [
  {
    if: {
      required: ['monthlyPrice'],
      properties: {monthlyPrice: {type: 'number', exclusiveMinimum: 0}},
    },
    then: {
      properties: {
        annualPrice: {
          type: ['number', 'null'],
          errorMessage: 'Write a number here too, or text in both prices.',
        },
      },
    },
  },
  {
    if: {required: ['monthlyPrice'], properties: {monthlyPrice: {type: 'string', minLength: 1}}},
    then: {
      properties: {
        annualPrice: {
          type: ['string', 'null'],
          errorMessage: 'Write text here too, or a number in both prices.',
        },
      },
    },
  },
];

/** An entry that changes a value, as a map with the key `value`. */
export const OVERRIDE: JsonSchema = {
  type: ['object', 'null'],
  errorMessage: 'Write a map with the key value; Pricing4TS ignores anything else.',
};

/** A value that replaces a default. Which type it must have, a schema cannot know. */
export function overridingValue(version: SyntaxVersion): JsonSchema {
  return {...paymentMethods(version), type: ['boolean', 'number', 'string', 'array', 'null']};
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

/** The key `private` of plans and add-ons. */
export function privateField(path: string, kind: string): FieldSource {
  return {
    path,
    since: '2.0',
    description: `Whether public lists leave the ${kind} out.`,
    status: 'optional',
    type: 'true or false',
    default: '`false`',
    rules: ['Parsers only read it; your program hides what is private.'],
    pricing4ts: readSince('0.5.0'),
    schema: {type: ['boolean', 'null']},
  };
}

/** The key `description` of plans and add-ons. */
export function descriptionField(path: string, kind: string): FieldSource {
  return {
    path,
    description: `What customers read about the ${kind}.`,
    status: 'optional',
    type: 'text',
    pricing4ts: {note: 'Takes any type.'},
    schema: {
      $comment: 'Pricing4TS does not look at the type. Pricing4Java rejects all but text.',
      type: ['string', 'number', 'boolean', 'null'],
    },
  };
}

/** The key `unit` of plans and add-ons. */
export function unitField(path: string): FieldSource {
  return {
    path,
    description: 'What one price pays for, for example `user/month`.',
    status: 'optional',
    type: 'text',
    default: 'none: empty text in Pricing4TS, null in Pricing4Java',
    schema: {type: ['string', 'null'], examples: ['user/month']},
  };
}

const OLD_PRICE_RULES = ['`monthlyPrice` and `annualPrice` are both numbers or both text.'];

/** Fields of `plans.<name>`, in the order in which pages and editors list them. */
export const PLAN_FIELDS: readonly FieldSource[] = [
  {
    path: 'plans.<name>',
    keySchema: NAME,
    description: 'One plan. The key is the name by which add-ons and your program refer to it.',
    status: 'conditional',
    condition: 'One for each plan.',
    type: 'map',
    rules: ['The name has 3 to 255 characters, not counting blanks at either end.'],
    pricing4java: {note: 'Takes names of any length.'},
    schema: (version) => ({
      type: 'object',
      ...(isAtLeast(version, '2.0')
        ? {}
        : {
            allOf: [
              someOf(
                ['monthlyPrice', 'annualPrice'],
                'A plan needs monthlyPrice, annualPrice or both.',
              ),
              ...PRICES_OF_ONE_TYPE,
            ],
          }),
    }),
  },
  descriptionField('plans.<name>.description', 'plan'),
  privateField('plans.<name>.private', 'plan'),
  {
    path: 'plans.<name>.monthlyPrice',
    removed: '2.0',
    replacedBy: '`price` and `billing`',
    description: 'The price of a month when customers pay by the month.',
    status: 'conditional',
    condition: 'One of `monthlyPrice` and `annualPrice` is needed.',
    type: 'number or text',
    rules: OLD_PRICE_RULES,
    schema: PERIOD_PRICE,
  },
  {
    path: 'plans.<name>.annualPrice',
    removed: '2.0',
    replacedBy: '`price` and `billing`',
    description: 'The price of a month when customers pay by the year.',
    status: 'conditional',
    condition: 'One of `monthlyPrice` and `annualPrice` is needed.',
    type: 'number or text',
    rules: OLD_PRICE_RULES,
    pricing4ts: {note: 'Takes it for the price of a year when it is above `monthlyPrice`.'},
    pricing4java: {note: 'Releases up to 4.0.1 do not look at its type.'},
    schema: PERIOD_PRICE,
  },
  {
    path: 'plans.<name>.price',
    since: '2.0',
    description: 'The price of the plan for one base period, before the factors of `billing`.',
    status: 'required',
    type: 'number, text or formula',
    rules: PRICE_RULES,
    changes: [{version: '2.0', text: 'Replaces `monthlyPrice` and `annualPrice`.'}],
    ...PRICE_NOTES,
    schema: PRICE,
  },
  unitField('plans.<name>.unit'),
  {
    path: 'plans.<name>.features',
    description: 'The features whose value in this plan is not the default one.',
    status: 'optional',
    condition: 'Pricing4TS needs the key; `features: null` is enough.',
    type: 'map, or null',
    default: 'all features keep their default value',
    pricing4java: {note: 'The key may be missing.'},
    isKeyRequired: true,
    schema: {type: ['object', 'null']},
  },
  {
    path: 'plans.<name>.features.<feature>.value',
    description: 'The value that the feature has in this plan.',
    status: 'conditional',
    condition: 'Inside each entry of `features`.',
    type: 'as the feature’s `valueType` says',
    rules: ['`features` of the pricing must have a feature of that name.'],
    pricing4ts: {
      note: 'Ignores entries without a value, and entries that are no map.',
    },
    pricing4java: {note: 'Rejects both.'},
    schema: overridingValue,
  },
  {
    path: 'plans.<name>.usageLimits',
    description: 'The usage limits whose value in this plan is not the default one.',
    status: 'optional',
    type: 'map, or null',
    default: 'all limits keep their default value',
    schema: {type: ['object', 'null']},
  },
  {
    path: 'plans.<name>.usageLimits.<limit>.value',
    description: 'The value that the limit has in this plan.',
    status: 'conditional',
    condition: 'Inside each entry of `usageLimits`.',
    type: 'as the limit’s `valueType` says',
    rules: ['`usageLimits` of the pricing must have a limit of that name.'],
    pricing4ts: {
      note: 'Ignores entries without a value, and entries that are no map.',
    },
    pricing4java: {note: 'Rejects both.'},
    schema: {type: ['boolean', 'number', 'string', 'null']},
  },
];
