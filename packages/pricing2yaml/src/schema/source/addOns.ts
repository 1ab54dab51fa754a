/** Fields of one add-on. */
import {isAtLeast, isNewerThanParsers, supports, type FieldSource, type JsonSchema} from '../model';
import {PERIOD_PRICE, PRICE, PRICE_NOTES, PRICE_RULES, needsPrice, periodPrice} from './prices';
import {
  ENTRY_OF_FEATURES,
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

/** Uses if/then, so that editors show the message instead of the first missing key. */
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
          'Ignored here: only add-ons that have neither features nor usageLimits use it.',
      },
    },
  },
};

const LIST_OF_NAMES: JsonSchema = {type: ['array', 'null'], items: {type: 'string'}};

function otherAddOns(since: '1.1' | '2.0', description: string): Field {
  return {
    since,
    description,
    type: 'list of add-on names',
    default: 'none',
    rules: [
      'Each item must be a key of `addOns`. No parser detects circular dependencies or contradictions.',
    ],
    schema: LIST_OF_NAMES,
  };
}

const PERIOD_PRICE_IN_ADD_ON: Partial<Field> = {
  condition: 'The add-on needs at least one of `price`, `monthlyPrice` and `annualPrice`.',
  pricing4java: {
    note: 'Releases up to 4.0.1 ignore `monthlyPrice` and `annualPrice` unless the add-on has both.',
  },
};

/** An entry of an add-on; unlike in a plan, `value` is required. */
export const ADD_ON_ENTRY: JsonSchema = {
  type: 'object',
  errorMessage: 'Write a mapping with a "value" key.',
};

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
    description: 'One add-on. The key is its name, which other add-ons refer to.',
    status: 'conditional',
    condition: 'Write one entry for each add-on.',
    rules: [
      ...NAMED_ENTRY.rules,
      'At least one of `features`, `usageLimits` and `usageLimitsExtensions` must have an entry.',
    ],
    pricing4ts: {note: 'Releases before 0.6.1 accept empty add-ons.'},
    pricing4java: {note: 'Accepts names of any length, and empty add-ons.'},
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
        ...(supports(version, 'subscriptionConstraints') ? [CONSTRAINTS_OF_SCALABLE] : []),
      ],
    }),
  },
  description: descriptionField('add-on'),
  availableFor: {
    description: 'The plans for which customers can buy the add-on.',
    type: 'list of plan names',
    default: 'all plans',
    rules: (version) => [
      'Each item must be a key of `plans`.',
      ...(version === '1.1'
        ? ['Older files list add-ons here to declare a dependency, but Pricing4TS rejects them.']
        : []),
    ],
    pricing4ts: {note: 'If the list is empty, the add-on is not available for any plan.'},
    pricing4java: (version) => ({
      note:
        version === '1.0'
          ? 'Releases up to 4.0.1 fail if this list is missing. In later releases, an empty list makes the add-on available for all plans.'
          : 'Also accepts the names of add-ons that are declared earlier in the file. If the list is empty, the add-on is available for all plans.',
    }),
    schema: LIST_OF_NAMES,
  },
  private: privateField('add-on'),
  dependsOn: {
    ...otherAddOns('1.1', 'The add-ons that customers must also buy.'),
    changes: [
      {
        version: '2.0',
        text: 'According to the format’s change log, 2.0 added this field, but earlier reference pages also list it for 1.1.',
      },
    ],
  },
  excludes: {
    ...otherAddOns('2.0', 'The add-ons that customers cannot have at the same time as this one.'),
    pricing4ts: (version) => (isAtLeast(version, '2.1') ? {} : {releases: '0.4.1 to 0.10.4'}),
  },
  monthlyPrice: {...periodPrice('month'), ...PERIOD_PRICE_IN_ADD_ON},
  annualPrice: {...periodPrice('year'), ...PERIOD_PRICE_IN_ADD_ON},
  price: {
    description: (version) =>
      isAtLeast(version, '2.0')
        ? 'The add-on’s price for one `unit`, before a `billing` factor is applied.'
        : 'The add-on’s price for one `unit`.',
    status: (version) => (isAtLeast(version, '2.0') ? 'required' : 'optional'),
    condition: (version) =>
      isAtLeast(version, '2.0') ? undefined : (PERIOD_PRICE_IN_ADD_ON.condition as string),
    type: (version) =>
      isAtLeast(version, '2.0') ? 'number, string or formula' : 'number or string',
    rules: (version) => (isAtLeast(version, '2.0') ? PRICE_RULES : ['A number must be 0 or more.']),
    changes: [{version: '2.0', text: 'Now required, and can be a formula.'}],
    pricing4ts: (version) => (isAtLeast(version, '2.0') ? PRICE_NOTES.pricing4ts(version) : {}),
    pricing4java: (version) =>
      isAtLeast(version, '2.0')
        ? PRICE_NOTES.pricing4java
        : {
            note: 'Releases up to 4.0.1 reject `price` if the add-on also has `monthlyPrice` or `annualPrice`.',
          },
    schema: (version) =>
      isAtLeast(version, '2.0') ? PRICE : {...PERIOD_PRICE, examples: PRICE.examples},
  },
  unit: PRICE_UNIT,
  features: overridesField(
    'The features that the add-on enables or sets to another value.',
    'none (the add-on changes no features)',
  ),
  'features.<feature>.value': {
    ...overrideField('feature', 'The feature’s value for customers who have the add-on.'),
    rules: (version) => [
      ENTRY_OF_FEATURES,
      isNewerThanParsers(version)
        ? 'Do not set `PAYMENT` features in an add-on, because Pricing4TS rejects a list.'
        : 'Do not set `PAYMENT` features in an add-on, because the libraries require different types of values.',
    ],
    status: 'conditional',
    condition: 'Required in each entry of `features`.',
    pricing4ts: {note: 'Requires a string, not a list, for `PAYMENT`.'},
    pricing4java: {note: 'Requires a list for `PAYMENT`, and rejects entries that have no value.'},
    schema: (version) => ({
      $comment:
        'Pricing4TS rejects a list here because of a defect. The format specifies a list, so it is valid.',
      ...overridingValue(version),
    }),
  },
  usageLimits: overridesField(
    'The usage limits that the add-on sets. These values replace the plan’s values.',
    'none',
  ),
  'usageLimits.<limit>.value': {
    ...overrideField('limit', 'The value that replaces the plan’s value.'),
    pricing4ts: {note: 'Accepts null, which has no effect.'},
  },
  usageLimitsExtensions: overridesField('The usage limits that the add-on raises.', 'none'),
  'usageLimitsExtensions.<limit>.value': overrideField(
    'limit',
    'The amount that is added to the plan’s value.',
    'An add-on can raise only `NUMERIC` limits, but no parser checks this.',
  ),
  subscriptionConstraints: {
    since: '3.0',
    description: 'The quantities of the add-on that a customer can buy.',
    condition:
      'Used only for add-ons that have `usageLimitsExtensions` but neither `features` nor `usageLimits`.',
    type: 'mapping',
    default: 'any quantity, in steps of 1',
    pricing4ts: {note: 'On other add-ons, only the type of `minQuantity` is validated.'},
    schema: {
      type: ['object', 'null'],
      errorMessage: 'Write a mapping with minQuantity, maxQuantity and quantityStep.',
      properties: {
        min: misnamed('minQuantity'),
        max: misnamed('maxQuantity'),
        step: misnamed('quantityStep'),
      },
    },
  },
  'subscriptionConstraints.minQuantity': quantity(
    'The smallest quantity that a customer can buy.',
    '1',
    'Must be 0 or more.',
    {minimum: 0},
  ),
  'subscriptionConstraints.maxQuantity': quantity(
    'The largest quantity that a customer can buy.',
    '100000000',
    'Cannot be less than `minQuantity`. `.inf` means that there is no maximum.',
  ),
  'subscriptionConstraints.quantityStep': quantity(
    'The step by which the quantity increases.',
    '1',
    '`minQuantity` must be a multiple of the step.',
    {not: {const: 0}, errorMessage: 'Write a number other than 0.'},
  ),
});
