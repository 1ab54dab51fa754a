/** Fields of one feature. */
import {
  contextNames,
  isNewerThanParsers,
  type FieldSource,
  type JsonSchema,
  type SyntaxVersion,
} from '../model';
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
  AUTOMATION_TYPES,
  FEATURE_TYPES,
  FEATURE_URL,
  INTEGRATION_TYPES,
  PAYMENT_METHODS,
  URL_RULE,
  URL_SCHEMA,
  VALUE_TYPES,
  holds,
  orNull,
  readSince,
} from './values';

/** Both values of an element must have the type in its `valueType`. */
function valuesAre(expected: JsonSchema, errorMessage: string): JsonSchema {
  const schema = {...expected, errorMessage};
  return {properties: {defaultValue: schema, value: orNull(schema)}};
}

const TEXT_VALUES = valuesAre(
  {type: 'string'},
  'valueType TEXT requires a string; quote the value if in doubt.',
);

/** Requirements of `valueType` for `defaultValue` and `value`. */
export function valueTypeRules(textRule: JsonSchema = TEXT_VALUES): readonly JsonSchema[] {
  return [
    {
      if: holds('valueType', 'BOOLEAN'),
      then: valuesAre(
        {type: 'boolean'},
        'valueType BOOLEAN requires true or false, without quotes.',
      ),
    },
    {
      if: holds('valueType', 'NUMERIC'),
      then: valuesAre({type: 'number'}, 'valueType NUMERIC requires a number, without quotes.'),
    },
    {if: holds('valueType', 'TEXT'), then: textRule},
  ];
}

/** TEXT means a list if the type is exactly PAYMENT, and a string for all other features. */
function textRule(version: SyntaxVersion): JsonSchema {
  return {
    if: {required: ['type'], properties: {type: {const: 'PAYMENT'}}},
    then: valuesAre(
      paymentMethods(version),
      `A TEXT feature of type PAYMENT requires a list of ${Object.keys(PAYMENT_METHODS).join(', ')}.`,
    ),
    else: TEXT_VALUES,
  };
}

/** A feature of this type must have a sub-type. */
function needs(key: string, featureType: string): JsonSchema {
  return {
    if: holds('type', featureType),
    then: {
      required: [key],
      properties: {[key]: {type: 'string'}},
      errorMessage: `A feature of type ${featureType} requires ${key}.`,
    },
  };
}

/** Editors mark a key that parsers ignore on features of other types. */
function servesOnly(key: string, featureType: string, hint: string): JsonSchema {
  return {
    if: {required: ['type'], not: holds('type', featureType)},
    then: {properties: {[key]: {deprecationMessage: hint}}},
  };
}

function expressionField(field: Partial<Field>): Field {
  return {
    description: '',
    type: 'string',
    rules: (version) => {
      const {plan, user} = contextNames(version);
      return [`Can read \`${plan}\` and \`${user}\`.`];
    },
    changes: [
      {
        version: '3.0',
        text: '`planContext` is now `pricingContext`, and `userContext` is now `subscriptionContext`.',
      },
    ],
    schema: {
      $comment:
        'Pricing4TS also accepts true, false and numbers, and evaluates them unchanged. Pricing4Java requires a string.',
      type: ['string', 'boolean', 'number', 'null'],
      pattern: '\\S',
      patternErrorMessage: 'Write an expression, or omit the key.',
    },
    ...field,
  };
}

const ONLY_GUARANTEE = 'Used only if `type` is `GUARANTEE`.';

/** Fields of `features.<name>`. */
export const FEATURE_FIELDS: readonly FieldSource[] = fieldsBelow('features.<name>', {
  '': {
    ...NAMED_ENTRY,
    description: 'One feature. The key is its name, which the rest of the file refers to.',
    status: 'required',
    isKeyRequired: false,
    schema: (version) => ({
      type: 'object',
      allOf: [
        ...valueTypeRules(textRule(version)),
        needs('integrationType', 'INTEGRATION'),
        needs('automationType', 'AUTOMATION'),
        servesOnly('pricingUrls', 'INTEGRATION', 'Ignored: only WEB_SAAS integrations use it.'),
        servesOnly('docUrl', 'GUARANTEE', 'Ignored: only features of type GUARANTEE use it.'),
      ],
    }),
  },
  description: descriptionField('feature'),
  tag: {
    since: '2.0',
    description: 'The group that the feature belongs to.',
    type: 'string',
    default: 'no group',
    rules: ['List the tag under `tags`.'],
    pricing4ts: readSince('0.2.3'),
    pricing4java: {note: 'Throws a `NullPointerException` if the file has no `tags`.'},
    schema: {type: ['string', 'null']},
  },
  type: {
    ...enumField('The purpose of the feature.', FEATURE_TYPES),
    pricing4ts: {
      note: 'Accepts any case, except that a list of payment methods requires `PAYMENT` in upper case.',
    },
  },
  valueType: enumField('The type of all values of the feature.', VALUE_TYPES),
  defaultValue: {
    description: 'The value in each plan that does not override it.',
    status: 'required',
    type: 'the type in `valueType`',
    rules: [
      'Must be `true` or `false` for `BOOLEAN`, a number or `.inf` for `NUMERIC`, and a string for `TEXT` unless `type` is `PAYMENT`.',
      'If `type` is `PAYMENT` and `valueType` is `TEXT`, the value must be a list. Each item must be `CARD`, `GATEWAY`, `INVOICE`, `ACH`, `WIRE_TRANSFER` or `OTHER`.',
    ],
    changes: [
      {version: '3.0', text: 'Pricing4TS 0.10.4 accepts an empty list of payment methods.'},
    ],
    pricing4ts: {note: 'Reduces numbers above 100000000, including `.inf`, to 100000000.'},
    pricing4java: {note: 'Rejects `NUMERIC` for features of type `PAYMENT`.'},
    schema: {type: ['boolean', 'number', 'string', 'array']},
  },
  value: globalValueField('A value', ['boolean', 'number', 'string', 'array', 'null']),
  expression: expressionField({
    description: 'The expression that decides whether a user can use the feature now.',
    pricing4ts: {
      note: 'Evaluates the expression as JavaScript. Rejects blank strings. Only 0.10.3 validates the syntax.',
    },
    pricing4java: {
      note: 'Evaluates the expression as Spring Expression Language. Every feature must have an expression. A blank one evaluates to false.',
    },
  }),
  serverExpression: expressionField({
    description: 'The expression for checks on the server, if it differs from `expression`.',
    default: 'the value of `expression`',
    pricing4ts: {note: 'Rejects blank strings.'},
  }),
  automationType: subtypeField('AUTOMATION', 'The kind of automation.', AUTOMATION_TYPES),
  docUrl: {
    description: 'The URL of the page that describes the guarantee.',
    condition: ONLY_GUARANTEE,
    type: 'URL',
    rules: [URL_RULE],
    pricing4ts: {note: 'Releases 0.8.2 and later validate the URL.'},
    pricing4java: {releases: '5.3.0 to 5.5.2', note: 'Earlier releases read `docURL`.'},
    schema: (version) => orNull(isNewerThanParsers(version) ? FEATURE_URL : URL_SCHEMA),
  },
  docURL: {
    removed: '2.1',
    replacedBy: '`docUrl`',
    description: 'The former spelling of `docUrl`.',
    condition: ONLY_GUARANTEE,
    type: 'URL',
    pricing4ts: {reads: false},
    pricing4java: (version) => ({
      releases: version === '1.0' ? '3.0.0 to 5.2.0' : '5.1.0 to 5.2.0',
    }),
    schema: {doNotSuggest: true},
  },
  integrationType: subtypeField('INTEGRATION', 'The kind of integration.', INTEGRATION_TYPES),
  pricingUrls: {
    description: 'The pricing pages of the services that the feature connects to.',
    condition: 'Used only if `integrationType` is `WEB_SAAS`.',
    type: 'list of URLs',
    rules: ['Each URL must start with `http://` or `https://`.'],
    pricing4ts: {note: 'Releases 0.8.2 and later validate the list, even if they then ignore it.'},
    pricing4java: {note: 'Rejects an empty list.'},
    schema: (version) => ({
      type: ['array', 'null'],
      items: isNewerThanParsers(version) ? FEATURE_URL : URL_SCHEMA,
    }),
  },
  render: renderField('feature'),
});
