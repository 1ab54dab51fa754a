/** Fields of one usage limit. */
import {isAtLeast, type FieldSource} from '../model';
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

/** The parser looks at `period` and `trackable` only on the kind of limit that they belong to. */
const RULES_OF_KIND = [
  {
    if: holds('type', 'RENEWABLE'),
    then: {
      properties: {
        period: {
          type: ['object', 'null'],
          errorMessage: 'Write a map with value and unit; Pricing4TS ignores anything else.',
          properties: {
            value: {type: ['number', 'null'], exclusiveMinimum: 0},
            unit: {type: ['string', 'null'], ...inUpperCase(PERIOD_UNITS)},
          },
        },
        trackable: {deprecationMessage: 'Means nothing here: it is for NON_RENEWABLE limits.'},
      },
    },
  },
  {
    if: holds('type', 'NON_RENEWABLE'),
    then: {
      properties: {
        period: {deprecationMessage: 'Means nothing here: it is for RENEWABLE limits.'},
        trackable: {
          type: ['boolean', 'string', 'null'],
          pattern: inAnyCase(['true', 'false']),
          patternErrorMessage: 'Write true or false; Pricing4TS takes any other text for false.',
        },
      },
    },
  },
];

/** Fields of `usageLimits.<name>`. */
export const USAGE_LIMIT_FIELDS: readonly FieldSource[] = fieldsBelow('usageLimits.<name>', {
  '': {
    ...NAMED_ENTRY,
    description: 'One usage limit. The key is the name by which everything else refers to it.',
    status: 'conditional',
    condition: 'One for each limit.',
    schema: (version) => ({
      type: 'object',
      allOf: [...valueTypeRules(), ...(isAtLeast(version, '3.0') ? RULES_OF_KIND : [])],
    }),
  },
  description: descriptionField('limit'),
  type: {
    ...enumField('What kind of limit it is.', LIMIT_TYPES),
    rules: (version) =>
      isAtLeast(version, '3.0')
        ? [
            '`TIME_DRIVEN` and `RESPONSE_DRIVEN` are rejected: decide whether the limit fills up again.',
          ]
        : [],
    changes: [{version: '3.0', text: '`TIME_DRIVEN` and `RESPONSE_DRIVEN` are gone.'}],
    schema: (version) => ({
      type: 'string',
      ...inUpperCase(isAtLeast(version, '3.0') ? LIMIT_TYPES : EARLY_LIMIT_TYPES),
    }),
  },
  period: {
    since: '3.0',
    description: 'The time after which the allowance is full again.',
    condition: 'For `RENEWABLE` limits; on others nothing looks at it.',
    type: 'map',
    default: '1 `MONTH`',
    schema: {},
  },
  'period.value': {
    since: '3.0',
    description: 'How many units of time the period lasts.',
    type: 'number',
    default: '1',
    rules: ['Greater than 0; fractions are allowed.'],
    schema: {},
  },
  'period.unit': {
    since: '3.0',
    description: 'The unit of time in which the period is given.',
    type: 'text',
    default: '`MONTH`',
    pricing4ts: {note: 'Takes any case.'},
    values: PERIOD_UNITS,
    schema: {},
  },
  trackable: {
    since: '3.0',
    description: 'Whether the consumption of each subscription is to be stored.',
    condition: 'For `NON_RENEWABLE` limits; on others nothing looks at it.',
    type: 'true or false',
    default: '`false`',
    rules: ['The texts `true` and `false` count as well; any other text means false.'],
    schema: {},
  },
  valueType: enumField('The type of all values of the limit.', {...VALUE_TYPES, TEXT: 'Text.'}),
  defaultValue: {
    description: 'The limit in each plan that sets no other.',
    status: 'required',
    type: 'as `valueType` says',
    rules: [
      '`BOOLEAN`: `true` or `false`. `NUMERIC`: a number, or `.inf` for no limit. `TEXT`: text.',
    ],
    pricing4ts: {
      note: 'Lowers numbers above 100000000, `.inf` included, to 100000000. Takes negative ones.',
    },
    schema: {type: ['boolean', 'number', 'string']},
  },
  value: globalValueField('A limit', ['boolean', 'number', 'string', 'null']),
  unit: unitField(
    'What the limit counts, for example `note` or `summary/month`.',
    'note',
    'summary/month',
  ),
  linkedFeatures: {
    description: 'The features that the limit restricts.',
    type: 'list of feature names',
    default: 'none',
    rules: ['Each item is a key of `features`.'],
    pricing4ts: {
      note: 'Does not reject text, and then links each feature whose name occurs in it.',
    },
    schema: {
      type: ['array', 'null'],
      items: {type: 'string'},
      errorMessage: 'Write a list, also for a single feature: [featureName].',
    },
  },
  render: renderField('limit'),
});
