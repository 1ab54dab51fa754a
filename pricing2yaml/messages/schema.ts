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
    cause: 'The value has the wrong type, is not one of the listed values, or is out of range.',
    fix: 'Write a value of the type that the message or the field requires.',
    page: 'v21#fields',
    source: 'messageOf of pricing2yaml/schema/problems.ts',
  },
  {
    id: 'schema-spelling',
    forms: ['Parsers ignore this spelling. Write <key>.', 'Parsers ignore this key. Write <key>.'],
    cause: 'The key has the wrong spelling or name.',
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
    cause: 'The syntax version is a number, is unknown, or differs from the version of the schema.',
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
    cause: 'Pricing4TS accepts lower case, but Pricing4Java does not.',
    page: 'faq#lower-case',
  },
  {
    id: 'schema-unknown-name',
    forms: [
      'Add the tag to the top-level list tags first.',
      'The pricing does not have this limit. Add it to the top-level usageLimits first.',
    ],
    cause: 'A feature, a plan or an add-on contains a name that the file does not declare.',
    page: 'syntax#example',
  },
  {
    id: 'schema-form',
    forms: [
      'Write the date as yyyy-mm-dd, for example "2025-03-01".',
      'Write a date or a timestamp, for example 2024-09-01.',
      'Write a complete URL that starts with http:// or https://.',
      'Write a currency code of ISO 4217, for example EUR or USD.',
      'Write a list, even for a single feature: [featureName].',
      'Write a mapping from the name of a <item> to <value>, not a list.',
      'Write a mapping with a "value" key.',
      'Write a mapping with a "value" key; Pricing4TS ignores anything else.',
      'Write an expression, or omit the key.',
      "Write a number or a quoted string. Quote a formula such as '#seats * 2', because an unquoted # starts a comment.",
      'A plan requires monthlyPrice, annualPrice or both.',
      'An add-on needs price, monthlyPrice or annualPrice.',
      'Both prices must have the same type: <fix>.',
      'An add-on needs at least one entry in features, usageLimits or usageLimitsExtensions.',
      'Write a mapping with value and unit; Pricing4TS ignores anything else.',
      'Write true or false; Pricing4TS reads any other string as false.',
      'Write a mapping with minQuantity, maxQuantity and quantityStep.',
      'Write a number other than 0.',
    ],
    cause: 'The value does not have the required form.',
    page: 'v21#fields',
  },
];
