/** Fields of one feature. */
import {isAtLeast, type FieldSource, type JsonSchema, type SyntaxVersion} from '../model';
import {
  NAMED_ENTRY,
  descriptionField,
  enumField,
  fieldsBelow,
  globalValueField,
  paymentMethods,
  renderField,
  subtypeField,
  type Field,
} from './shared';
import {
  ADDRESS,
  ADDRESS_RULE,
  AUTOMATION_TYPES,
  FEATURE_ADDRESS,
  FEATURE_TYPES,
  INTEGRATION_TYPES,
  PAYMENT_METHODS,
  VALUE_TYPES,
  holds,
  orNull,
  readSince,
} from './values';

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

/** TEXT means a list for a feature whose type is spelled PAYMENT, and text for all others. */
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

/** The keys `expression` and `serverExpression`. */
function expressionField(field: Partial<Field>, ...rules: readonly string[]): Field {
  return {
    description: '',
    type: 'text',
    rules: (version) => [
      isAtLeast(version, '3.0')
        ? 'Reads `pricingContext` and `subscriptionContext`.'
        : 'Reads `planContext` and `userContext`.',
      ...rules,
    ],
    changes: [
      {
        version: '3.0',
        text: '`planContext` became `pricingContext`, `userContext` became `subscriptionContext`.',
      },
    ],
    schema: {
      $comment:
        'Pricing4TS also takes true, false and numbers, and evaluates them as they are. Pricing4Java wants text.',
      type: ['string', 'boolean', 'number', 'null'],
      pattern: '\\S',
      patternErrorMessage: 'Write an expression, or leave the key out.',
    },
    ...field,
  };
}

const ONLY_GUARANTEE = 'Means something only when `type` is `GUARANTEE`.';

/** Fields of `features.<name>`. */
export const FEATURE_FIELDS: readonly FieldSource[] = fieldsBelow('features.<name>', {
  '': {
    ...NAMED_ENTRY,
    description: 'One feature. The key is the name by which everything else refers to it.',
    status: 'required',
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
  description: descriptionField('feature'),
  tag: {
    since: '2.0',
    description: 'The group that the feature belongs to.',
    type: 'text',
    default: 'no group',
    rules: ['Must be one of `tags`.'],
    pricing4ts: readSince('0.2.3'),
    pricing4java: {note: 'Fails with a `NullPointerException` when the file has no `tags`.'},
    schema: {type: ['string', 'null']},
  },
  type: {
    ...enumField('What kind of feature it is.', FEATURE_TYPES),
    pricing4ts: {note: 'Takes any case, except where `PAYMENT` decides about a list.'},
  },
  valueType: enumField('The type of all values of the feature.', VALUE_TYPES),
  defaultValue: {
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
  value: globalValueField('A value', ['boolean', 'number', 'string', 'array', 'null']),
  expression: expressionField(
    {
      description: 'The rule that says whether a user may use the feature now.',
      pricing4ts: {note: 'Rejects blank text. No release but 0.10.3 looks at the syntax.'},
      pricing4java: {note: 'Evaluation needs it on every feature; blank text counts as false.'},
    },
    'Pricing4TS evaluates it as JavaScript, Pricing4Java as Spring Expression Language.',
  ),
  serverExpression: expressionField({
    description: 'The rule for checks on the server, when it differs from `expression`.',
    default: 'the value of `expression`',
    pricing4ts: {note: 'Rejects blank text.'},
  }),
  automationType: subtypeField('AUTOMATION', 'What kind of automation it is.', AUTOMATION_TYPES),
  docUrl: {
    description: 'The page with the text of a guarantee.',
    condition: ONLY_GUARANTEE,
    type: 'address',
    rules: [ADDRESS_RULE],
    pricing4ts: {note: 'Checked from 0.8.2 on.'},
    pricing4java: {releases: '5.3.0 to 5.5.2', note: 'Earlier releases read `docURL`.'},
    schema: (version) => orNull(version === '3.0' ? FEATURE_ADDRESS : ADDRESS),
  },
  docURL: {
    removed: '2.1',
    replacedBy: '`docUrl`',
    description: 'The former spelling of `docUrl`.',
    condition: ONLY_GUARANTEE,
    type: 'address',
    pricing4ts: {reads: false},
    pricing4java: (version) => ({
      releases: version === '1.0' ? '3.0.0 to 5.2.0' : '5.1.0 to 5.2.0',
    }),
    schema: {doNotSuggest: true},
  },
  integrationType: subtypeField(
    'INTEGRATION',
    'What kind of integration it is.',
    INTEGRATION_TYPES,
  ),
  pricingUrls: {
    description: 'The pricing pages of the services that the feature connects to.',
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
  render: renderField('feature'),
});
