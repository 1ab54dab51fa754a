/** Fields of one usage limit. */
import {isAtLeast, type FieldSource} from '../model';
import {valueTypeRules} from './features';
import {
  EARLY_LIMIT_TYPES,
  LIMIT_TYPES,
  NAME,
  PERIOD_UNITS,
  RENDER_MODES,
  VALUE_TYPES,
  inAnyCase,
  inUpperCase,
} from './values';

const RENEWABLE = {
  required: ['type'],
  properties: {type: {type: 'string', pattern: inAnyCase(['RENEWABLE'])}},
};

const NON_RENEWABLE = {
  required: ['type'],
  properties: {type: {type: 'string', pattern: inAnyCase(['NON_RENEWABLE'])}},
};

/** The parser looks at `period` and `trackable` only on the kind of limit that they belong to. */
const RULES_OF_KIND = [
  {
    if: RENEWABLE,
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
    if: NON_RENEWABLE,
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

/** Fields of `usageLimits.<name>`, in the order in which pages and editors list them. */
export const USAGE_LIMIT_FIELDS: readonly FieldSource[] = [
  {
    path: 'usageLimits.<name>',
    keySchema: NAME,
    description: 'One usage limit. The key is the name by which everything else refers to it.',
    status: 'conditional',
    condition: 'One for each limit.',
    type: 'map',
    rules: ['The name has 3 to 255 characters, not counting blanks at either end.'],
    pricing4java: {note: 'Takes names of any length.'},
    schema: (version) => ({
      type: 'object',
      allOf: [...valueTypeRules(), ...(isAtLeast(version, '3.0') ? RULES_OF_KIND : [])],
    }),
  },
  {
    path: 'usageLimits.<name>.description',
    description: 'What customers read about the limit.',
    status: 'optional',
    type: 'text',
    pricing4ts: {note: 'Takes any type.'},
    schema: {
      $comment: 'Pricing4TS does not look at the type. Pricing4Java rejects all but text.',
      type: ['string', 'number', 'boolean', 'null'],
    },
  },
  {
    path: 'usageLimits.<name>.type',
    description: 'What kind of limit it is.',
    status: 'required',
    type: 'text',
    rules: (version) =>
      isAtLeast(version, '3.0')
        ? [
            '`TIME_DRIVEN` and `RESPONSE_DRIVEN` are rejected: decide whether the limit fills up again.',
          ]
        : [],
    changes: [{version: '3.0', text: '`TIME_DRIVEN` and `RESPONSE_DRIVEN` are gone.'}],
    pricing4ts: {note: 'Takes any case.'},
    pricing4java: {note: 'Takes upper case only.'},
    schema: (version) => ({
      type: 'string',
      ...inUpperCase(isAtLeast(version, '3.0') ? LIMIT_TYPES : EARLY_LIMIT_TYPES),
    }),
  },
  {
    path: 'usageLimits.<name>.period',
    since: '3.0',
    description: 'The time after which the allowance is full again.',
    status: 'optional',
    condition: 'For `RENEWABLE` limits; on others nothing looks at it.',
    type: 'map',
    default: '1 `MONTH`',
    schema: {},
  },
  {
    path: 'usageLimits.<name>.period.value',
    since: '3.0',
    description: 'How many units of time the period lasts.',
    status: 'optional',
    type: 'number',
    default: '1',
    rules: ['Greater than 0; fractions are allowed.'],
    schema: {},
  },
  {
    path: 'usageLimits.<name>.period.unit',
    since: '3.0',
    description: 'The unit of time in which the period is given.',
    status: 'optional',
    type: 'text',
    default: '`MONTH`',
    pricing4ts: {note: 'Takes any case.'},
    values: PERIOD_UNITS,
    schema: {},
  },
  {
    path: 'usageLimits.<name>.trackable',
    since: '3.0',
    description: 'Whether the consumption of each subscription is to be stored.',
    status: 'optional',
    condition: 'For `NON_RENEWABLE` limits; on others nothing looks at it.',
    type: 'true or false',
    default: '`false`',
    rules: ['The texts `true` and `false` count as well; any other text means false.'],
    schema: {},
  },
  {
    path: 'usageLimits.<name>.valueType',
    description: 'The type of all values of the limit.',
    status: 'required',
    type: 'text',
    pricing4ts: {note: 'Takes any case.'},
    pricing4java: {note: 'Takes upper case only.'},
    schema: {
      type: 'string',
      ...inUpperCase({...VALUE_TYPES, TEXT: 'Text.'}),
    },
  },
  {
    path: 'usageLimits.<name>.defaultValue',
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
  {
    path: 'usageLimits.<name>.value',
    description:
      'A limit at the level of the whole pricing. No description of the format mentions it: write `defaultValue`.',
    status: 'optional',
    type: 'as `valueType` says',
    pricing4ts: {note: 'Copies it into every plan that sets no value of its own.'},
    pricing4java: {reads: false},
    schema: {type: ['boolean', 'number', 'string', 'null'], doNotSuggest: true},
  },
  {
    path: 'usageLimits.<name>.unit',
    description: 'What the limit counts, for example `note` or `summary/month`.',
    status: 'optional',
    type: 'text',
    default: 'none: empty text in Pricing4TS, null in Pricing4Java',
    schema: {type: ['string', 'null'], examples: ['note', 'summary/month']},
  },
  {
    path: 'usageLimits.<name>.linkedFeatures',
    description: 'The features that the limit restricts.',
    status: 'optional',
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
  {
    path: 'usageLimits.<name>.render',
    since: '2.0',
    description: 'Whether tables of the pricing show the limit.',
    status: 'optional',
    type: 'text',
    default: '`AUTO`',
    pricing4ts: {note: 'Takes any case.'},
    pricing4java: {reads: false, note: 'Ignored, and lost when the library writes the file.'},
    schema: {type: ['string', 'null'], ...inUpperCase(RENDER_MODES)},
  },
];
