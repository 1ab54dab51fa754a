/** Fields of one feature. */
import {isAtLeast, type FieldSource, type JsonSchema, type SyntaxVersion} from '../model';
import {
  ADDRESS,
  AUTOMATION_TYPES,
  FEATURE_ADDRESS,
  FEATURE_TYPES,
  INTEGRATION_TYPES,
  NAME,
  PAYMENT_METHODS,
  RENDER_MODES,
  VALUE_TYPES,
  exactly,
  inAnyCase,
  inUpperCase,
  orNull,
  readSince,
} from './values';

/** Condition of an `if`: the key holds this value, in any case. */
function holds(key: string, value: string): JsonSchema {
  return {
    required: [key],
    properties: {[key]: {type: 'string', pattern: inAnyCase([value])}},
  };
}

/** A list of payment methods. Before 3.0 Pricing4TS rejects an empty one. */
export function paymentMethods(version: SyntaxVersion): JsonSchema {
  return {
    type: 'array',
    ...(isAtLeast(version, '3.0') ? {} : {minItems: 1}),
    items: exactly(PAYMENT_METHODS),
  };
}

/** Both values of an element must have the type that its `valueType` says. */
function valuesAre(expected: JsonSchema, errorMessage: string): JsonSchema {
  const schema = {...expected, errorMessage};
  return {properties: {defaultValue: schema, value: orNull(schema)}};
}

const TEXT_VALUES = valuesAre({type: 'string'}, 'valueType TEXT needs text; quote it if in doubt.');

/** What `valueType` demands of `defaultValue` and `value`. */
export function valueTypeRules(textRule: JsonSchema = TEXT_VALUES): readonly JsonSchema[] {
  return [
    {
      if: holds('valueType', 'BOOLEAN'),
      then: valuesAre({type: 'boolean'}, 'valueType BOOLEAN needs true or false, without quotes.'),
    },
    {
      if: holds('valueType', 'NUMERIC'),
      then: valuesAre({type: 'number'}, 'valueType NUMERIC needs a number, without quotes.'),
    },
    {if: holds('valueType', 'TEXT'), then: textRule},
  ];
}

/** TEXT means a list for a feature whose type is spelt PAYMENT, and text for all others. */
function textRule(version: SyntaxVersion): JsonSchema {
  return {
    if: {required: ['type'], properties: {type: {const: 'PAYMENT'}}},
    then: valuesAre(
      paymentMethods(version),
      `A TEXT feature of type PAYMENT needs a list of ${Object.keys(PAYMENT_METHODS).join(', ')}.`,
    ),
    else: TEXT_VALUES,
  };
}

/** A feature of this type must name its sub-type. */
function needs(key: string, featureType: string): JsonSchema {
  return {
    if: holds('type', featureType),
    then: {
      required: [key],
      properties: {[key]: {type: 'string'}},
      errorMessage: `A feature of type ${featureType} needs ${key}.`,
    },
  };
}

/** Editors hint at a key that parsers ignore on features of other types. */
function servesOnly(key: string, featureType: string, hint: string): JsonSchema {
  return {
    if: {required: ['type'], not: holds('type', featureType)},
    then: {properties: {[key]: {deprecationMessage: hint}}},
  };
}

function context(version: SyntaxVersion): string {
  return isAtLeast(version, '3.0')
    ? 'Reads `pricingContext` and `subscriptionContext`.'
    : 'Reads `planContext` and `userContext`.';
}

const EXPRESSION_SCHEMA: JsonSchema = {
  $comment:
    'Pricing4TS also takes true, false and numbers, and evaluates them as they are. Pricing4Java wants text.',
  type: ['string', 'boolean', 'number', 'null'],
  pattern: '\\S',
  patternErrorMessage: 'Write an expression, or leave the key out.',
};

const EXPRESSION_CHANGES = [
  {
    version: '3.0',
    text: '`planContext` became `pricingContext`, `userContext` became `subscriptionContext`.',
  },
] as const;

/** Fields of `features.<name>`, in the order in which pages and editors list them. */
export const FEATURE_FIELDS: readonly FieldSource[] = [
  {
    path: 'features.<name>',
    keySchema: NAME,
    description: 'One feature. The key is the name by which everything else refers to it.',
    status: 'required',
    type: 'map',
    rules: ['The name has 3 to 255 characters, not counting blanks at either end.'],
    pricing4java: {note: 'Takes names of any length.'},
    isKeyRequired: false,
    schema: (version) => ({
      type: 'object',
      allOf: [
        ...valueTypeRules(textRule(version)),
        needs('integrationType', 'INTEGRATION'),
        needs('automationType', 'AUTOMATION'),
        servesOnly('pricingUrls', 'INTEGRATION', 'Ignored: only WEB_SAAS integrations have it.'),
        servesOnly('docUrl', 'GUARANTEE', 'Ignored: only features of type GUARANTEE have it.'),
      ],
    }),
  },
  {
    path: 'features.<name>.description',
    description: 'What customers read about the feature.',
    status: 'optional',
    type: 'text',
    pricing4ts: {note: 'Takes any type.'},
    schema: {
      $comment: 'Pricing4TS does not look at the type. Pricing4Java rejects all but text.',
      type: ['string', 'number', 'boolean', 'null'],
    },
  },
  {
    path: 'features.<name>.tag',
    since: '2.0',
    description: 'The group that the feature belongs to.',
    status: 'optional',
    type: 'text',
    default: 'no group',
    rules: ['Must be one of `tags`.'],
    pricing4ts: readSince('0.2.3'),
    pricing4java: {note: 'Fails with a `NullPointerException` when the file has no `tags`.'},
    schema: {type: ['string', 'null']},
  },
  {
    path: 'features.<name>.type',
    description: 'What kind of feature it is.',
    status: 'required',
    type: 'text',
    pricing4ts: {note: 'Takes any case, except where `PAYMENT` decides about a list.'},
    pricing4java: {note: 'Takes upper case only.'},
    schema: {type: 'string', ...inUpperCase(FEATURE_TYPES)},
  },
  {
    path: 'features.<name>.valueType',
    description: 'The type of all values of the feature.',
    status: 'required',
    type: 'text',
    pricing4ts: {note: 'Takes any case.'},
    pricing4java: {note: 'Takes upper case only.'},
    schema: {type: 'string', ...inUpperCase(VALUE_TYPES)},
  },
  {
    path: 'features.<name>.defaultValue',
    description: 'The value in each plan that sets no other.',
    status: 'required',
    type: 'as `valueType` says',
    rules: [
      '`BOOLEAN`: `true` or `false`. `NUMERIC`: a number or `.inf`. `TEXT`: text.',
      '`TEXT` with type `PAYMENT`: a list of `CARD`, `GATEWAY`, `INVOICE`, `ACH`, `WIRE_TRANSFER`, `OTHER`.',
    ],
    changes: [{version: '3.0', text: 'Pricing4TS 0.10.4 takes an empty list of payment methods.'}],
    pricing4ts: {note: 'Lowers numbers above 100000000, `.inf` included, to 100000000.'},
    pricing4java: {note: 'Rejects `NUMERIC` for features of type `PAYMENT`.'},
    schema: {type: ['boolean', 'number', 'string', 'array']},
  },
  {
    path: 'features.<name>.value',
    description:
      'A value at the level of the whole pricing. No description of the format mentions it: write `defaultValue`.',
    status: 'optional',
    type: 'as `valueType` says',
    pricing4ts: {note: 'Copies it into every plan that sets no value of its own.'},
    pricing4java: {reads: false},
    schema: {type: ['boolean', 'number', 'string', 'array', 'null'], doNotSuggest: true},
  },
  {
    path: 'features.<name>.expression',
    description: 'The rule that says whether a user may use the feature now.',
    status: 'optional',
    type: 'text',
    rules: (version) => [
      context(version),
      'Pricing4TS evaluates it as JavaScript, Pricing4Java as Spring Expression Language.',
    ],
    changes: EXPRESSION_CHANGES,
    pricing4ts: {note: 'Rejects blank text. No release but 0.10.3 looks at the syntax.'},
    pricing4java: {note: 'Evaluation needs it on every feature; blank text counts as false.'},
    schema: EXPRESSION_SCHEMA,
  },
  {
    path: 'features.<name>.serverExpression',
    description: 'The rule for checks on the server, when it differs from `expression`.',
    status: 'optional',
    type: 'text',
    default: 'the value of `expression`',
    rules: (version) => [context(version)],
    changes: EXPRESSION_CHANGES,
    pricing4ts: {note: 'Rejects blank text.'},
    schema: EXPRESSION_SCHEMA,
  },
  {
    path: 'features.<name>.automationType',
    description: 'What kind of automation it is.',
    status: 'conditional',
    condition: 'Required when `type` is `AUTOMATION`.',
    type: 'text',
    rules: ['Upper case only.'],
    pricing4ts: {note: 'Enforces the list from 0.9.0 on, whatever the type of the feature.'},
    pricing4java: {note: 'Looks at it only when `type` is `AUTOMATION`.'},
    schema: {anyOf: [exactly(AUTOMATION_TYPES), {type: 'null'}]},
  },
  {
    path: 'features.<name>.docUrl',
    description: 'The page with the text of a guarantee.',
    status: 'optional',
    condition: 'Means something only when `type` is `GUARANTEE`.',
    type: 'address',
    rules: ['Starts with `http://` or `https://`.'],
    pricing4ts: {note: 'Checked from 0.8.2 on.'},
    pricing4java: {releases: '5.3.0 to 5.5.2', note: 'Earlier releases read `docURL`.'},
    schema: (version) => orNull(version === '3.0' ? FEATURE_ADDRESS : ADDRESS),
  },
  {
    path: 'features.<name>.docURL',
    removed: '2.1',
    replacedBy: '`docUrl`',
    description: 'The former spelling of `docUrl`.',
    status: 'optional',
    condition: 'Means something only when `type` is `GUARANTEE`.',
    type: 'address',
    pricing4ts: {reads: false},
    pricing4java: (version) => ({
      releases: version === '1.0' ? '3.0.0 to 5.2.0' : '5.1.0 to 5.2.0',
    }),
    schema: {doNotSuggest: true},
  },
  {
    path: 'features.<name>.integrationType',
    description: 'What kind of integration it is.',
    status: 'conditional',
    condition: 'Required when `type` is `INTEGRATION`.',
    type: 'text',
    rules: ['Upper case only.'],
    pricing4ts: {note: 'Enforces the list from 0.9.0 on, whatever the type of the feature.'},
    pricing4java: {note: 'Looks at it only when `type` is `INTEGRATION`.'},
    schema: {anyOf: [exactly(INTEGRATION_TYPES), {type: 'null'}]},
  },
  {
    path: 'features.<name>.pricingUrls',
    description: 'The pricing pages of the services that the feature connects to.',
    status: 'optional',
    condition: 'Means something only when `integrationType` is `WEB_SAAS`.',
    type: 'list of addresses',
    rules: ['Each starts with `http://` or `https://`.'],
    pricing4ts: {note: 'Checked from 0.8.2 on, even where it then is ignored.'},
    pricing4java: {note: 'Rejects an empty list.'},
    schema: (version) => ({
      type: ['array', 'null'],
      items: version === '3.0' ? FEATURE_ADDRESS : ADDRESS,
    }),
  },
  {
    path: 'features.<name>.render',
    since: '2.0',
    description: 'Whether tables of the pricing show the feature.',
    status: 'optional',
    type: 'text',
    default: '`AUTO`',
    pricing4ts: {note: 'Takes any case.'},
    pricing4java: {reads: false, note: 'Ignored, and lost when the library writes the file.'},
    schema: {type: ['string', 'null'], ...inUpperCase(RENDER_MODES)},
  },
];
