/** Fields of one usage limit. */
import {supports, type FieldSource} from '../model';
import {valueTypeRules} from './features';
import {
  NAMED_ENTRY,
  descriptionField,
  enumField,
  fieldsBelow,
  globalValueField,
  renderField,
  unitField,
} from './shared';
import {
  EARLY_LIMIT_TYPES,
  LIMIT_TYPES,
  PERIOD_UNITS,
  VALUE_TYPES,
  holds,
  inAnyCase,
  inUpperCase,
} from './values';

/** The parser reads `period` and `trackable` only on limits of the type that uses them. */
const RULES_OF_KIND = [
  {
    if: holds('type', 'RENEWABLE'),
    then: {
      properties: {
        period: {
          type: ['object', 'null'],
          errorMessage: 'Write a mapping with value and unit; Pricing4TS ignores anything else.',
          properties: {
            value: {type: ['number', 'null'], exclusiveMinimum: 0},
            unit: {type: ['string', 'null'], ...inUpperCase(PERIOD_UNITS)},
          },
        },
        trackable: {deprecationMessage: 'Ignored here: only NON_RENEWABLE limits use it.'},
      },
    },
  },
  {
    if: holds('type', 'NON_RENEWABLE'),
    then: {
      properties: {
        period: {deprecationMessage: 'Ignored here: only RENEWABLE limits use it.'},
        trackable: {
          type: ['boolean', 'string', 'null'],
          pattern: inAnyCase(['true', 'false']),
          patternErrorMessage: 'Write true or false; Pricing4TS reads any other string as false.',
        },
      },
    },
  },
];

/** Fields of `usageLimits.<name>`. */
export const USAGE_LIMIT_FIELDS: readonly FieldSource[] = fieldsBelow('usageLimits.<name>', {
  '': {
    ...NAMED_ENTRY,
    description: 'One usage limit. The key is its name, which the rest of the file refers to.',
    status: 'conditional',
    condition: 'Write one entry for each limit.',
    schema: (version) => ({
      type: 'object',
      allOf: [...valueTypeRules(), ...(supports(version, 'renewalPeriods') ? RULES_OF_KIND : [])],
    }),
  },
  description: descriptionField('limit'),
  type: {
    ...enumField('The type of the limit.', LIMIT_TYPES),
    rules: (version) =>
      supports(version, 'renewalPeriods')
        ? [
            '`TIME_DRIVEN` and `RESPONSE_DRIVEN` are rejected. Choose a type based on whether the limit refills.',
          ]
        : [],
    changes: [{version: '3.0', text: '`TIME_DRIVEN` and `RESPONSE_DRIVEN` are removed.'}],
    schema: (version) => ({
      type: 'string',
      ...inUpperCase(supports(version, 'renewalPeriods') ? LIMIT_TYPES : EARLY_LIMIT_TYPES),
    }),
  },
  period: {
    since: '3.0',
    description: 'The time after which the allowance refills.',
    condition: 'Ignored unless the limit is `RENEWABLE`.',
    type: 'mapping',
    default: '1 `MONTH`',
    schema: {},
  },
  'period.value': {
    since: '3.0',
    description: 'The number of time units in the period.',
    type: 'number',
    default: '1',
    rules: ['Must be greater than 0. Fractions are allowed.'],
    schema: {},
  },
  'period.unit': {
    since: '3.0',
    description: 'The time unit of the period.',
    type: 'string',
    default: '`MONTH`',
    pricing4ts: {note: 'Accepts any case.'},
    values: PERIOD_UNITS,
    schema: {},
  },
  trackable: {
    since: '3.0',
    description: 'Whether each subscription’s usage must be stored.',
    condition: 'Ignored unless the limit is `NON_RENEWABLE`.',
    type: 'boolean',
    default: '`false`',
    rules: ['The strings `true` and `false` are also accepted. Any other string means false.'],
    schema: {},
  },
  valueType: enumField('The type of all values of the limit.', {...VALUE_TYPES, TEXT: 'A string.'}),
  defaultValue: {
    description: 'The limit in each plan that does not override it.',
    status: 'required',
    type: 'the type in `valueType`',
    rules: [
      'Must be `true` or `false` for `BOOLEAN`, a number or `.inf` (unlimited) for `NUMERIC`, and a string for `TEXT`.',
    ],
    pricing4ts: {
      note: 'Reduces numbers above 100000000, including `.inf`, to 100000000. Accepts negative numbers.',
    },
    schema: {type: ['boolean', 'number', 'string']},
  },
  value: globalValueField('A limit', ['boolean', 'number', 'string', 'null']),
  unit: unitField(
    (version) =>
      supports(version, 'renewalPeriods')
        ? 'What the limit counts, for example `note` or `summary`.'
        : 'What the limit counts, for example `note` or `summary/month`.',
    (version) =>
      supports(version, 'renewalPeriods') ? ['note', 'summary'] : ['note', 'summary/month'],
  ),
  linkedFeatures: {
    description: 'The features that the limit restricts.',
    type: 'list of feature names',
    default: 'none',
    rules: ['Each item must be a key of `features`.'],
    pricing4ts: {
      note: 'Also accepts a string, and then links each feature whose name it contains.',
    },
    schema: {
      type: ['array', 'null'],
      items: {type: 'string'},
      errorMessage: 'Write a list, even for a single feature: [featureName].',
    },
  },
  render: renderField('limit'),
});
