/** Messages of the JSON Schemas. Those without a fix state it themselves. */
import type {ErrorMessage} from './model';

export const SCHEMA_MESSAGES: readonly ErrorMessage[] = [
  {
    id: 'schema-missing',
    forms: ['The key <key> is missing.', 'A feature of type <type> requires <key>.'],
    cause: 'An entry does not have a required key.',
    fix: 'Add the key. A plan that changes no feature has `features: null`.',
    page: 'v21#fields',
  },
  {
    id: 'schema-expected',
    forms: ['Must be <expected>.', 'Is not valid.'],
    cause: 'The value has another type, is not one of the listed values, or is out of range.',
    fix: 'Write what the message or the field requires.',
    page: 'v21#fields',
    source: 'messageOf of pricing2yaml/schema/problems.ts',
  },
  {
    id: 'schema-spelling',
    forms: ['Parsers ignore this spelling. Write <key>.', 'Parsers ignore this key. Write <key>.'],
    cause: 'The key has another spelling or name.',
    page: 'v21#fields',
  },
  {
    id: 'schema-other-version',
    forms: [
      'Pricing2Yaml <version> does not have <key>, which was added in <later>.',
      'Pricing2Yaml <version> no longer has <key>. <fix>',
    ],
    cause: 'The key belongs to another syntax version, and parsers ignore it.',
    fix: 'Remove the key, replace it, or change the version of the file.',
    page: 'syntax#versions',
  },
  {
    id: 'schema-version',
    forms: [
      'Write "<version>" with quotes, or use the schema of another version.',
      'In files without syntaxVersion, write <versions> here, with quotes.',
      'Write <versions> with quotes. Earlier versions use version instead.',
    ],
    cause: 'The syntax version is a number, unknown, or not that of the schema.',
    page: 'v21#syntaxVersion',
  },
  {
    id: 'schema-ignored',
    forms: ['Ignored: only <entries> use it.', 'Ignored here: only <entries> use it.'],
    cause: 'The key has no effect in this entry.',
    fix: 'Remove the key, or change the type of the entry.',
    page: 'v21#fields',
  },
  {
    id: 'schema-name',
    forms: ['A name must have 3 to 255 characters, not counting spaces around it.'],
    cause: 'A name is too short or too long.',
    page: 'practices#names',
  },
  {
    id: 'schema-value-type',
    forms: [
      'valueType <type> requires <value>.',
      'valueType TEXT requires a string; quote the value if in doubt.',
      'A TEXT feature of type PAYMENT requires a list of <methods>.',
    ],
    cause: 'A value does not match `valueType`.',
    page: 'v21#features-name-defaultValue',
  },
  {
    id: 'schema-upper-case',
    forms: ['Write this value in upper case, because some parsers accept nothing else.'],
    cause: 'Pricing4TS accepts lower case, and Pricing4Java does not.',
    page: 'faq#lower-case',
  },
  {
    id: 'schema-tag',
    forms: ['Add the tag to the top-level list tags first.'],
    cause: 'The tag of a feature is not declared.',
    page: 'v21#features-name-tag',
  },
  {
    id: 'schema-limit',
    forms: ['The pricing does not have this limit. Add it to the top-level usageLimits first.'],
    cause: 'A plan or an add-on contains an unknown usage limit.',
    page: 'v21#plans-name-usageLimits',
  },
  {
    id: 'schema-value-key',
    forms: [
      'Write a mapping with the key value.',
      'Write a mapping with the key value; Pricing4TS ignores anything else.',
    ],
    cause: 'A plan or an add-on overrides an entry without the key `value`.',
    page: 'faq#unlimited',
  },
  {
    id: 'schema-mapping',
    forms: ['Write a mapping from the name of a <item> to <value>, not a list.'],
    cause: '`billing` or `variables` is a list.',
    page: 'v21#billing',
  },
  {
    id: 'schema-list',
    forms: ['Write a list, even for a single feature: [featureName].'],
    cause: 'The value is one name instead of a list.',
    page: 'v21#usageLimits-name-linkedFeatures',
  },
  {
    id: 'schema-date',
    forms: [
      'Write the date as yyyy-mm-dd, for example "2025-03-01".',
      'Write a date or a timestamp, for example 2024-09-01.',
    ],
    cause: 'The date has another format.',
    page: 'v21#createdAt',
  },
  {
    id: 'schema-url',
    forms: ['Write a complete URL that starts with http:// or https://.'],
    cause: 'The value is not a complete web address.',
    page: 'v21#url',
  },
  {
    id: 'schema-currency',
    forms: ['Write a currency code of ISO 4217, for example EUR or USD.'],
    cause: 'The value is a symbol or a name.',
    page: 'v21#currency',
  },
  {
    id: 'schema-price',
    forms: [
      "Write a number or a quoted string. Quote a formula such as '#seats * 2', because an unquoted # starts a comment.",
      'A plan requires monthlyPrice, annualPrice or both.',
      'An add-on needs price, monthlyPrice or annualPrice.',
      'Both prices must have the same type: <fix>.',
    ],
    cause: 'A price is missing or of another type.',
    page: 'v21#plans-name-price',
  },
  {
    id: 'schema-add-on',
    forms: [
      'An add-on needs at least one entry in features, usageLimits or usageLimitsExtensions.',
    ],
    cause: 'The add-on changes nothing.',
    page: 'v21#addOns-name',
  },
  {
    id: 'schema-expression',
    forms: ['Write an expression, or omit the key.'],
    cause: 'The expression is an empty string.',
    page: 'v21#features-name-expression',
  },
  {
    id: 'schema-new-in-3',
    forms: [
      'Write a mapping with value and unit; Pricing4TS ignores anything else.',
      'Write true or false; Pricing4TS reads any other string as false.',
      'Write a mapping with minQuantity, maxQuantity and quantityStep.',
      'Write a number other than 0.',
    ],
    cause: 'A key that is new in 3.0 has another type.',
    page: 'migrating#changes',
  },
];
