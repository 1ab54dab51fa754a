/** Fields of one add-on. */
import {isAtLeast, type FieldSource, type JsonSchema} from '../model';
import {PERIOD_PRICE, PRICE, PRICE_NOTES, PRICE_RULES, needsPrice, periodPrice} from './prices';
import {
  NAMED_ENTRY,
  PRICE_UNIT,
  descriptionField,
  fieldsBelow,
  overrideField,
  overridesField,
  overridingValue,
  privateField,
  type Field,
} from './shared';

const EMPTY_ADD_ON =
  'An add-on needs at least one entry in features, usageLimits or usageLimitsExtensions.';

/** Some of these maps have an entry. */
function anyEntry(...keys: readonly string[]): JsonSchema {
  return {
    anyOf: keys.map((key) => ({
      required: [key],
      properties: {[key]: {type: 'object', minProperties: 1}},
    })),
  };
}

/** Written as if/then, so that editors show the sentence and not the first missing key. */
const NOT_EMPTY: JsonSchema = {
  if: {not: anyEntry('features', 'usageLimits', 'usageLimitsExtensions')},
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
  if: anyEntry('features', 'usageLimits'),
  then: {
    properties: {
      subscriptionConstraints: {
        deprecationMessage:
          'Means nothing here: it is for add-ons that have usageLimitsExtensions only.',
      },
    },
  },
};

const LIST_OF_NAMES: JsonSchema = {type: ['array', 'null'], items: {type: 'string'}};

/** The keys `dependsOn` and `excludes`. */
function otherAddOns(since: '1.1' | '2.0', description: string): Field {
  return {
    since,
    description,
    type: 'list of add-on names',
    default: 'none',
    rules: ['Each item is a key of `addOns`. Nothing detects circles or contradictions.'],
    schema: LIST_OF_NAMES,
  };
}

const PERIOD_PRICE_IN_ADD_ON: Partial<Field> = {
  condition: 'One of `price`, `monthlyPrice` and `annualPrice` is needed.',
  pricing4java: {note: 'Releases up to 4.0.1 keep the pair only when both are there.'},
};

/** An entry of an add-on; unlike in a plan, `value` must be there. */
export const ADD_ON_ENTRY: JsonSchema = {
  type: 'object',
  errorMessage: 'Write a map with the key value.',
};

/** A key of `subscriptionConstraints`. */
function quantity(description: string, fallback: string, rule: string, bound?: JsonSchema): Field {
  return {
    since: '3.0',
    description,
    type: 'number',
    default: fallback,
    rules: [rule],
    schema: {type: ['number', 'null'], ...bound},
  };
}

/** A key of `subscriptionConstraints` that authors confuse with another one. */
function misnamed(right: string): JsonSchema {
  return {deprecationMessage: `Parsers ignore this key. Write ${right}.`};
}

/** Fields of `addOns.<name>`. */
export const ADD_ON_FIELDS: readonly FieldSource[] = fieldsBelow('addOns.<name>', {
  '': {
    ...NAMED_ENTRY,
    description: 'One add-on. The key is the name by which other add-ons refer to it.',
    status: 'conditional',
    condition: 'One for each add-on.',
    rules: [
      ...NAMED_ENTRY.rules,
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
              needsPrice(
                ['price', 'monthlyPrice', 'annualPrice'],
                'An add-on needs price, monthlyPrice or annualPrice.',
              ),
            ]),
        ...(isAtLeast(version, '3.0') ? [CONSTRAINTS_OF_SCALABLE] : []),
      ],
    }),
  },
  description: descriptionField('add-on'),
  availableFor: {
    description: 'The plans whose customers may buy the add-on.',
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
    schema: LIST_OF_NAMES,
  },
  private: privateField('add-on'),
  dependsOn: {
    ...otherAddOns('1.1', 'The add-ons that customers must buy as well.'),
    changes: [
      {
        version: '2.0',
        text: 'In the change log of the format only from here on; pages on 1.1 list it too.',
      },
    ],
  },
  excludes: {
    ...otherAddOns('2.0', 'The add-ons that customers cannot have at the same time.'),
    pricing4ts: (version) => (isAtLeast(version, '2.1') ? {} : {releases: '0.4.1 to 0.10.4'}),
  },
  monthlyPrice: {...periodPrice('month'), ...PERIOD_PRICE_IN_ADD_ON},
  annualPrice: {...periodPrice('year'), ...PERIOD_PRICE_IN_ADD_ON},
  price: {
    description: 'The price of the add-on for one base period.',
    status: (version) => (isAtLeast(version, '2.0') ? 'required' : 'optional'),
    condition: (version) =>
      isAtLeast(version, '2.0') ? undefined : (PERIOD_PRICE_IN_ADD_ON.condition as string),
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
  unit: PRICE_UNIT,
  features: overridesField(
    'The features that the add-on switches on or sets.',
    'none: an add-on does not inherit default values',
  ),
  'features.<feature>.value': {
    ...overrideField(
      'feature',
      'The value that the feature gets from the add-on.',
      'For features of type `PAYMENT` no form suits both libraries: leave them out of add-ons.',
    ),
    status: 'conditional',
    condition: 'Inside each entry of `features`.',
    pricing4ts: {note: 'Wants text, not a list, for `PAYMENT`.'},
    pricing4java: {note: 'Wants a list for `PAYMENT`, and rejects entries without a value.'},
    schema: (version) => ({
      $comment:
        'Pricing4TS rejects a list here because of a defect. The list is the form of the format, so it is valid.',
      ...overridingValue(version),
    }),
  },
  usageLimits: overridesField(
    'The usage limits that the add-on sets, in place of the plan’s values.',
    'none',
  ),
  'usageLimits.<limit>.value': {
    ...overrideField('limit', 'The value that takes the place of the plan’s.'),
    pricing4ts: {note: 'Takes null, which changes nothing.'},
  },
  usageLimitsExtensions: overridesField('The usage limits that the add-on raises.', 'none'),
  'usageLimitsExtensions.<limit>.value': overrideField(
    'limit',
    'The amount that is added to the plan’s value.',
    'Only a `NUMERIC` limit can be raised in a meaningful way; no parser checks that.',
  ),
  subscriptionConstraints: {
    since: '3.0',
    description: 'How many of the add-on a customer may buy.',
    condition:
      'For add-ons that have `usageLimitsExtensions` but neither `features` nor `usageLimits`.',
    type: 'map',
    default: 'any quantity, in steps of 1',
    pricing4ts: {note: 'On other add-ons only the type of `minQuantity` is checked.'},
    schema: {
      type: ['object', 'null'],
      errorMessage: 'Write a map with minQuantity, maxQuantity and quantityStep.',
      properties: {
        min: misnamed('minQuantity'),
        max: misnamed('maxQuantity'),
        step: misnamed('quantityStep'),
      },
    },
  },
  'subscriptionConstraints.minQuantity': quantity(
    'The smallest quantity a customer may buy.',
    '1',
    '0 or more.',
    {minimum: 0},
  ),
  'subscriptionConstraints.maxQuantity': quantity(
    'The largest quantity a customer may buy.',
    '100000000',
    'Not below `minQuantity`. `.inf` means no bound.',
  ),
  'subscriptionConstraints.quantityStep': quantity(
    'The step by which the quantity grows.',
    '1',
    '`minQuantity` is a multiple of it.',
    {not: {const: 0}, errorMessage: 'Write a number other than 0.'},
  ),
});
