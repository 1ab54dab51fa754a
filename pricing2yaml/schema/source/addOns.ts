/** Fields of one add-on. */
import {isAtLeast, type FieldSource, type JsonSchema} from '../model';
import {
  PERIOD_PRICE,
  PRICE,
  PRICE_NOTES,
  PRICE_RULES,
  descriptionField,
  overridingValue,
  privateField,
  someOf,
  unitField,
} from './plans';
import {NAME} from './values';

const CONTENTS = ['features', 'usageLimits', 'usageLimitsExtensions'];

const EMPTY_ADD_ON =
  'An add-on needs at least one entry in features, usageLimits or usageLimitsExtensions.';

/** Written as if/then, so that editors show the sentence and not the first missing key. */
const NOT_EMPTY: JsonSchema = {
  if: {
    not: {
      anyOf: CONTENTS.map((key) => ({
        required: [key],
        properties: {[key]: {type: 'object', minProperties: 1}},
      })),
    },
  },
  then: {
    required: ['usageLimitsExtensions'],
    properties: {
      usageLimitsExtensions: {type: 'object', minProperties: 1, errorMessage: EMPTY_ADD_ON},
    },
    errorMessage: EMPTY_ADD_ON,
  },
};

/** Editors hint at constraints that parsers do not enforce on this add-on. */
const CONSTRAINTS_OF_SCALABLE: JsonSchema = {
  if: {
    anyOf: ['features', 'usageLimits'].map((key) => ({
      required: [key],
      properties: {[key]: {type: 'object', minProperties: 1}},
    })),
  },
  then: {
    properties: {
      subscriptionConstraints: {
        deprecationMessage:
          'Means nothing here: it is for add-ons that have usageLimitsExtensions only.',
      },
    },
  },
};

function otherAddOns(path: string, since: '1.1' | '2.0', description: string): FieldSource {
  return {
    path,
    since,
    description,
    status: 'optional',
    type: 'list of add-on names',
    default: 'none',
    rules: ['Each item is a key of `addOns`. Nothing detects circles or contradictions.'],
    ...(since === '1.1'
      ? {
          changes: [
            {
              version: '2.0',
              text: 'In the change log of the format only from here on; pages on 1.1 list it too.',
            },
          ],
        }
      : {}),
    schema: {type: ['array', 'null'], items: {type: 'string'}},
  };
}

const OLD_PRICE_CONDITION = 'One of `price`, `monthlyPrice` and `annualPrice` is needed.';

function periodPrice(key: string, description: string): FieldSource {
  return {
    path: `addOns.<name>.${key}`,
    removed: '2.0',
    replacedBy: '`price` and `billing`',
    description,
    status: 'optional',
    condition: OLD_PRICE_CONDITION,
    type: 'number or text',
    pricing4java: {note: 'Releases up to 4.0.1 keep the pair only when both are there.'},
    schema: PERIOD_PRICE,
  };
}

/** An entry of an add-on; unlike in a plan, `value` must be there. */
export const ADD_ON_ENTRY: JsonSchema = {
  type: 'object',
  errorMessage: 'Write a map with the key value.',
};

const QUANTITY: JsonSchema = {type: ['number', 'null']};

/** Fields of `addOns.<name>`, in the order in which pages and editors list them. */
export const ADD_ON_FIELDS: readonly FieldSource[] = [
  {
    path: 'addOns.<name>',
    keySchema: NAME,
    description: 'One add-on. The key is the name by which other add-ons refer to it.',
    status: 'conditional',
    condition: 'One for each add-on.',
    type: 'map',
    rules: [
      'The name has 3 to 255 characters, not counting blanks at either end.',
      'At least one of `features`, `usageLimits` and `usageLimitsExtensions` has an entry.',
    ],
    pricing4ts: {note: 'Takes empty add-ons before 0.6.1.'},
    pricing4java: {note: 'Takes names of any length, and empty add-ons.'},
    schema: (version) => ({
      type: 'object',
      allOf: [
        NOT_EMPTY,
        ...(isAtLeast(version, '2.0')
          ? []
          : [
              someOf(
                ['price', 'monthlyPrice', 'annualPrice'],
                'An add-on needs price, monthlyPrice or annualPrice.',
              ),
            ]),
        ...(isAtLeast(version, '3.0') ? [CONSTRAINTS_OF_SCALABLE] : []),
      ],
    }),
  },
  descriptionField('addOns.<name>.description', 'add-on'),
  {
    path: 'addOns.<name>.availableFor',
    description: 'The plans whose customers may buy the add-on.',
    status: 'optional',
    type: 'list of plan names',
    default: 'all plans',
    rules: (version) => [
      'Each item is a key of `plans`.',
      ...(version === '1.1'
        ? ['Add-on names once stood here for a dependency; Pricing4TS rejects them.']
        : []),
    ],
    pricing4ts: {note: 'Keeps an empty list, and then no plan may buy the add-on.'},
    pricing4java: (version) => ({
      note:
        version === '1.0'
          ? 'Releases up to 4.0.1 fail without it; later ones take an empty list for all plans.'
          : 'Takes add-ons that stand above it as well, and an empty list for all plans.',
    }),
    schema: {type: ['array', 'null'], items: {type: 'string'}},
  },
  privateField('addOns.<name>.private', 'add-on'),
  otherAddOns('addOns.<name>.dependsOn', '1.1', 'The add-ons that customers must buy as well.'),
  {
    ...otherAddOns(
      'addOns.<name>.excludes',
      '2.0',
      'The add-ons that customers cannot have at the same time.',
    ),
    pricing4ts: (version) => (isAtLeast(version, '2.1') ? {} : {releases: '0.4.1 to 0.10.4'}),
  },
  periodPrice('monthlyPrice', 'The price of a month when customers pay by the month.'),
  periodPrice('annualPrice', 'The price of a month when customers pay by the year.'),
  {
    path: 'addOns.<name>.price',
    description: 'The price of the add-on for one base period.',
    status: (version) => (isAtLeast(version, '2.0') ? 'required' : 'optional'),
    condition: (version) => (isAtLeast(version, '2.0') ? undefined : OLD_PRICE_CONDITION),
    type: (version) => (isAtLeast(version, '2.0') ? 'number, text or formula' : 'number or text'),
    rules: (version) => (isAtLeast(version, '2.0') ? PRICE_RULES : ['A number is 0 or more.']),
    changes: [{version: '2.0', text: 'Required from here on, and may be a formula.'}],
    pricing4ts: (version) => (isAtLeast(version, '2.0') ? PRICE_NOTES.pricing4ts(version) : {}),
    pricing4java: (version) =>
      isAtLeast(version, '2.0')
        ? PRICE_NOTES.pricing4java
        : {note: 'Releases up to 4.0.1 reject it beside the other two.'},
    schema: (version) =>
      isAtLeast(version, '2.0') ? PRICE : {...PERIOD_PRICE, examples: PRICE.examples},
  },
  unitField('addOns.<name>.unit'),
  {
    path: 'addOns.<name>.features',
    description: 'The features that the add-on switches on or sets.',
    status: 'optional',
    type: 'map, or null',
    default: 'none: an add-on does not inherit default values',
    schema: {type: ['object', 'null']},
  },
  {
    path: 'addOns.<name>.features.<feature>.value',
    description: 'The value that the feature gets from the add-on.',
    status: 'conditional',
    condition: 'Inside each entry of `features`.',
    type: 'as the feature’s `valueType` says',
    rules: [
      '`features` of the pricing must have a feature of that name.',
      'For features of type `PAYMENT` no form suits both libraries: leave them out of add-ons.',
    ],
    pricing4ts: {note: 'Wants text, not a list, for `PAYMENT`.'},
    pricing4java: {note: 'Wants a list for `PAYMENT`, and rejects entries without a value.'},
    schema: (version) => ({
      $comment:
        'Pricing4TS rejects a list here because of a defect. The list is the form of the format, so it is valid.',
      ...overridingValue(version),
    }),
  },
  {
    path: 'addOns.<name>.usageLimits',
    description: 'The usage limits that the add-on sets, in place of the plan’s values.',
    status: 'optional',
    type: 'map, or null',
    default: 'none',
    schema: {type: ['object', 'null']},
  },
  {
    path: 'addOns.<name>.usageLimits.<limit>.value',
    description: 'The value that takes the place of the plan’s.',
    status: 'required',
    type: 'as the limit’s `valueType` says',
    rules: ['`usageLimits` of the pricing must have a limit of that name.'],
    pricing4ts: {note: 'Takes null, which changes nothing.'},
    schema: {type: ['boolean', 'number', 'string', 'null']},
  },
  {
    path: 'addOns.<name>.usageLimitsExtensions',
    description: 'The usage limits that the add-on raises.',
    status: 'optional',
    type: 'map, or null',
    default: 'none',
    schema: {type: ['object', 'null']},
  },
  {
    path: 'addOns.<name>.usageLimitsExtensions.<limit>.value',
    description: 'The amount that is added to the plan’s value.',
    status: 'required',
    type: 'as the limit’s `valueType` says',
    rules: [
      '`usageLimits` of the pricing must have a limit of that name.',
      'Only a `NUMERIC` limit can be raised in a meaningful way; no parser checks that.',
    ],
    schema: {type: ['boolean', 'number', 'string', 'null']},
  },
  {
    path: 'addOns.<name>.subscriptionConstraints',
    since: '3.0',
    description: 'How many of the add-on a customer may buy.',
    status: 'optional',
    condition:
      'For add-ons that have `usageLimitsExtensions` but neither `features` nor `usageLimits`.',
    type: 'map',
    default: 'any quantity, in steps of 1',
    pricing4ts: {note: 'On other add-ons only the type of `minQuantity` is checked.'},
    schema: {
      type: ['object', 'null'],
      errorMessage: 'Write a map with minQuantity, maxQuantity and quantityStep.',
      properties: Object.fromEntries(
        [
          ['min', 'minQuantity'],
          ['max', 'maxQuantity'],
          ['step', 'quantityStep'],
        ].map(([wrong, right]) => [
          wrong,
          {deprecationMessage: `Parsers ignore this key. Write ${right}.`},
        ]),
      ),
    },
  },
  {
    path: 'addOns.<name>.subscriptionConstraints.minQuantity',
    since: '3.0',
    description: 'The smallest quantity a customer may buy.',
    status: 'optional',
    type: 'number',
    default: '1',
    rules: ['0 or more.'],
    schema: {...QUANTITY, minimum: 0},
  },
  {
    path: 'addOns.<name>.subscriptionConstraints.maxQuantity',
    since: '3.0',
    description: 'The largest quantity a customer may buy.',
    status: 'optional',
    type: 'number',
    default: '100000000',
    rules: ['Not below `minQuantity`. `.inf` means no bound.'],
    schema: QUANTITY,
  },
  {
    path: 'addOns.<name>.subscriptionConstraints.quantityStep',
    since: '3.0',
    description: 'The step by which the quantity grows.',
    status: 'optional',
    type: 'number',
    default: '1',
    rules: ['`minQuantity` is a multiple of it.'],
    schema: {...QUANTITY, not: {const: 0}, errorMessage: 'Write a number other than 0.'},
  },
];
