/** Fields of one plan. */
import {isAtLeast, type FieldSource, type JsonSchema} from '../model';
import {PRICE, PRICE_NOTES, PRICE_RULES, needsPrice, periodPrice} from './prices';
import {
  NAMED_ENTRY,
  PRICE_UNIT,
  descriptionField,
  fieldsBelow,
  overrideField,
  overridesField,
  privateField,
  type Field,
} from './shared';

/** The conversion to 2.0 divides the two prices of a plan, so they must be of one type. */
function pricesOfType(
  type: 'number' | 'string',
  bound: JsonSchema,
  errorMessage: string,
): JsonSchema {
  return {
    if: {required: ['monthlyPrice'], properties: {monthlyPrice: {type, ...bound}}},
    then: {properties: {annualPrice: {type: [type, 'null'], errorMessage}}},
  };
}

const PRICES_OF_ONE_TYPE: readonly JsonSchema[] = [
  pricesOfType(
    'number',
    {exclusiveMinimum: 0},
    'Both prices must have the same type: write a number here, or a string in both.',
  ),
  pricesOfType(
    'string',
    {minLength: 1},
    'Both prices must have the same type: write a string here, or a number in both.',
  ),
];

const PERIOD_PRICE_IN_PLAN: Partial<Field> = {
  status: 'conditional',
  condition: 'The plan needs `monthlyPrice`, `annualPrice` or both.',
  rules: ['If the plan has both prices, they must have the same type, either number or string.'],
};

const OVERRIDE_IN_PLAN: Partial<Field> = {
  status: 'conditional',
  pricing4ts: {note: 'Ignores entries that have no value or are not mappings.'},
  pricing4java: {note: 'Rejects entries that have no value or are not mappings.'},
};

/** Fields of `plans.<name>`. */
export const PLAN_FIELDS: readonly FieldSource[] = fieldsBelow('plans.<name>', {
  '': {
    ...NAMED_ENTRY,
    description: 'One plan. The key is its name, which add-ons and your program refer to.',
    status: 'conditional',
    condition: 'Write one entry for each plan.',
    schema: (version) => ({
      type: 'object',
      ...(isAtLeast(version, '2.0')
        ? {}
        : {
            allOf: [
              needsPrice(
                ['monthlyPrice', 'annualPrice'],
                'A plan requires monthlyPrice, annualPrice or both.',
              ),
              ...PRICES_OF_ONE_TYPE,
            ],
          }),
    }),
  },
  description: descriptionField('plan'),
  private: privateField('plan'),
  monthlyPrice: {...periodPrice('month'), ...PERIOD_PRICE_IN_PLAN},
  annualPrice: {
    ...periodPrice('year'),
    ...PERIOD_PRICE_IN_PLAN,
    pricing4ts: {
      note: 'If the amount is higher than `monthlyPrice`, it is read as the price of a year.',
    },
    pricing4java: {note: 'Releases up to 4.0.1 do not validate the type.'},
  },
  price: {
    since: '2.0',
    description: 'The plan’s price for one `unit`, before a `billing` factor is applied.',
    status: 'required',
    type: 'number, string or formula',
    rules: PRICE_RULES,
    changes: [{version: '2.0', text: 'Replaces `monthlyPrice` and `annualPrice`.'}],
    ...PRICE_NOTES,
    schema: PRICE,
  },
  unit: PRICE_UNIT,
  features: {
    ...overridesField(
      'The features whose value in this plan differs from the default.',
      'all features keep their default value',
    ),
    pricing4ts: {note: 'Requires the key, but accepts `features: null`.'},
    pricing4java: {note: 'Does not require the key.'},
    isKeyRequired: true,
  },
  'features.<feature>.value': {
    ...overrideField('feature', 'The feature’s value in this plan.'),
    ...OVERRIDE_IN_PLAN,
    condition: 'Required in each entry of `features`.',
  },
  usageLimits: overridesField(
    'The usage limits whose value in this plan differs from the default.',
    'all limits keep their default value',
  ),
  'usageLimits.<limit>.value': {
    ...overrideField('limit', 'The limit’s value in this plan.'),
    ...OVERRIDE_IN_PLAN,
    condition: 'Required in each entry of `usageLimits`.',
  },
});
