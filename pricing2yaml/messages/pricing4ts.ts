/** Messages of Pricing4TS 0.9.5 for pricing files. */
import type {ErrorMessage} from './model';
import {PRICING4TS_FILE_MESSAGES} from './pricing4tsFiles';

const VALIDATORS = 'main/utils/pricing-validators.js';

export const PRICING4TS_MESSAGES: readonly ErrorMessage[] = [
  ...PRICING4TS_FILE_MESSAGES,
  {
    id: 'ts-name',
    forms: [
      'The <item> must have a name',
      'The <item> name must be a string',
      'The <item> name must not be empty',
      'The <item> name must have at least 3 characters',
      'The <item> name must have at most 255 characters',
    ],
    cause: 'A name is missing, not a string, too short or too long.',
    fix: 'Use 3 to 50 characters, which every parser accepts.',
    page: 'v21#saasName',
  },
  {
    id: 'ts-version',
    forms: [
      'The version field of the pricing must be a string. Please ensure that the version field is present and correctly formatted',
    ],
    cause: 'The value is a number or a date without quotes.',
    fix: 'Quote the value.',
    page: 'v21#version',
  },
  {
    id: 'ts-created-at',
    forms: [
      'The createdAt field must not be null or undefined. Please ensure that the createdAt field is present and correctly formatted (as Date or string)',
      'The createdAt field must be a string in the format yyyy-mm-dd or a valid Date object',
      'The createdAt field must be a valid Date object or a string in a recognized date format',
      'The createdAt field must not be a future date',
    ],
    cause: 'The date is missing, in the future or in the wrong format.',
    fix: 'Write it as `"2025-03-01"`, and use today or an earlier date.',
    page: 'v21#createdAt',
  },
  {
    id: 'ts-currency',
    forms: [
      'The currency code <code> is not a valid ISO 4217 currency code',
      'The currency field of the pricing must not be null or undefined. Please ensure that the currency field is present and correctly formatted',
      'The currency field of the pricing must be a string',
      'The currency field of the pricing must not be empty',
    ],
    cause: 'The code is missing, or is a symbol or a name.',
    fix: 'Write the code, for example `EUR`.',
    page: 'v21#currency',
  },
  {
    id: 'ts-url',
    forms: [
      'The url field must be a string. Received: <value>',
      'The url field must be a valid URL with the http or https protocol. Received: <value>',
      'The docUrl field must be a valid URL with the http or https protocol. Received: <value>',
      'The docUrl field must be a string.',
      'The pricingUrls field must contain only valid URLs. Invalid URL: <url>',
      'The pricingUrls field must be an array of strings.',
    ],
    cause: 'The value is not a complete URL, or `pricingUrls` is not a list.',
    fix: 'Write URLs that start with `http://` or `https://`.',
    page: 'v21#url',
  },
  {
    id: 'ts-tags',
    forms: ['The tags field must be an array of strings.'],
    cause: 'The value is not a list, or an item is not a string.',
    fix: 'Write a list such as `[Writing, Sharing]`.',
    page: 'v21#tags',
  },
  {
    id: 'ts-tag',
    forms: ["Feature tag '<tag>' must be one of the values defined in 'tags'"],
    cause: 'The tag is not declared, or its spelling differs.',
    fix: 'Declare it under `tags`.',
    page: 'v21#features-name-tag',
  },
  {
    id: 'ts-billing',
    forms: [
      'The billing entry for <period> must be a value in the range (0,1]. Received: <value>',
      'The billing entry for <period> must be a number. Received: <value>',
      'The billing field must be an object of type {[key: string]: number}',
    ],
    cause: 'The value is not a factor but, for example, a surcharge or a percentage.',
    fix: 'Write a factor such as `0.85`.',
    page: 'v21#billing-period',
  },
  {
    id: 'ts-variables',
    forms: [
      'The billing field must be an object of type {[key: string]: number | string | boolean}',
      'The billing entry for <name> must be either a number, a string or a boolean. Received: <value>',
    ],
    cause:
      '`variables`, which the message calls *billing*, is not a mapping from names to single values.',
    fix: 'Write a number, a string or a boolean for each variable.',
    page: 'v21#variables-name',
  },
  {
    id: 'ts-block',
    forms: [
      'The features field must be a map of Feature objects',
      'The usageLimits field must be a map of UsageLimit objects or undefined',
      'The plans field must be a map of Plan objects',
    ],
    cause: '`features` is missing, or the block is not a mapping.',
    fix: 'Write a name before each entry.',
    page: 'syntax#shape',
  },
  {
    id: 'ts-no-plans',
    forms: ['At least one of the following must be provided: plans, addOns'],
    cause: 'The file contains neither plans nor add-ons.',
    fix: 'Add a plan.',
    page: 'v21#plans',
    source: 'main/utils/pricing-formatting/pricing-parser.js:76',
  },
  {
    id: 'ts-entry',
    forms: [
      'The feature must be an object of type Feature',
      'The usage limit must be an object of type UsageLimit',
    ],
    cause: '`type`, `valueType` or `defaultValue` is missing.',
    fix: 'Add the missing key.',
    page: 'v21#features-name',
  },
  {
    id: 'ts-plan',
    forms: ['The plan must be an object of type Plan'],
    cause: 'The plan does not have a `features` key.',
    fix: 'Add `features: null`.',
    page: 'faq#plan-without-features',
  },
  {
    id: 'ts-add-on',
    forms: [
      'An add-on cannot be empty. It must have at least one feature, usage limit or usage limit extension',
    ],
    cause: 'The add-on changes nothing.',
    fix: 'Add a feature, a limit or an extension.',
    page: 'v21#addOns-name',
  },
  {
    id: 'ts-feature-type',
    forms: [
      'The type field of a feature must be one of INFORMATION, INTEGRATION, DOMAIN, AUTOMATION, MANAGEMENT, GUARANTEE, SUPPORT or PAYMENT. Received: <type>',
      "The type field of a feature must not be null or undefined. Please ensure that the type field is present and it's value correspond to either INFORMATION, INTEGRATION, DOMAIN, AUTOMATION, MANAGEMENT, GUARANTEE, SUPPORT or PAYMENT",
      'The type field of a feature must be a string, and its value must be either INFORMATION, INTEGRATION, DOMAIN, AUTOMATION, MANAGEMENT, GUARANTEE, SUPPORT or PAYMENT. Received: <type>',
    ],
    cause: 'The type is empty or unknown.',
    fix: 'Write one of the types in the message.',
    page: 'v21#features-name-type',
  },
  {
    id: 'ts-value-type',
    forms: [
      'The valueType field of a feature must be one of NUMERIC, BOOLEAN, or TEXT. Received: <type>',
      "The valueType field of a feature must not be null or undefined. Please ensure that the valueType field is present and it's value correspond to either BOOLEAN, NUMERIC or TEXT",
      'The valueType field of a feature must be a string, and its value must be either BOOLEAN, NUMERIC or TEXT. Received: <type>',
      'The valueType field of a <item> must be either BOOLEAN, NUMERIC or TEXT. Received: <type>',
    ],
    cause:
      'The `valueType` of a feature or of a usage limit is empty or unknown. The message can also call a usage limit a *feature*.',
    fix: 'Write `BOOLEAN`, `NUMERIC` or `TEXT`.',
    page: 'v21#features-name-valueType',
  },
  {
    id: 'ts-default-missing',
    forms: [
      'The defaultValue field of a <item> must not be null or undefined. Please ensure that the defaultValue field is present and its defaultValue type correspond to the declared valueType',
    ],
    cause: '`defaultValue` is empty.',
    fix: 'Add the value for plans that do not override it.',
    page: 'v21#features-name-defaultValue',
  },
  {
    id: 'ts-default-value',
    forms: [
      'The defaultValue field of a <item> must be a number when its valueType is NUMERIC. Received: <value>',
      'The defaultValue field of a <item> must be a boolean when its valueType is BOOLEAN. Received: <value>',
      'The defaultValue field of a <item> must be a string when its valueType is TEXT. Received: <value>',
    ],
    cause: 'The value does not match `valueType`, often because it is quoted.',
    fix: 'Write a number, `true` or `false` without quotes, and text with quotes.',
    page: 'v21#features-name-defaultValue',
  },
  {
    id: 'ts-value',
    forms: [
      'The value field of a <item> must be a number when its valueType is NUMERIC. Received: <value>',
      'The value field of a <item> must be a boolean when its valueType is BOOLEAN. Received: <value>',
      'The value field of a <item> must be a string when its valueType is TEXT. Received: <value>',
    ],
    cause: 'The value in a plan or an add-on does not match `valueType`.',
    fix: 'Correct the value. If it is unlimited, write `.inf`.',
    page: 'v21#plans-name-features-feature-value',
  },
  {
    id: 'ts-payment',
    forms: [
      'Payment method value must be an array of payment methods and not empty',
      'Invalid payment method: <method>. Please provide one of the following: CARD, GATEWAY, INVOICE, ACH, WIRE_TRANSFER, OTHER',
    ],
    cause: 'The value of a `PAYMENT` feature is not a list of known methods.',
    fix: 'Write a list such as `[CARD, INVOICE]`.',
    page: 'guide#payment',
  },
  {
    id: 'ts-expression',
    forms: [
      "The <field> field of a feature must not be empty. If you don't want to declare an expression for this feature, either use null or undefined",
    ],
    cause: 'The expression is an empty string.',
    fix: 'Write an expression.',
    page: 'v21#features-name-expression',
  },
  {
    id: 'ts-feature-kind',
    forms: [
      'The integrationType field of a feature must be one of API, EXTENSION, IDENTITY_PROVIDER, WEB_SAAS, MARKETPLACE or EXTERNAL_DEVICE. Received: <type>',
      "The integrationType field of a feature of type INTEGRATION must not be null or undefined. Please ensure that the integrationType field is present and it's value correspond to either API, EXTENSION, IDENTITY_PROVIDER, WEB_SAAS, MARKETPLACE or EXTERNAL_DEVICE",
      "The integrationType field of a feature must be an IntegrationType ('API' | 'EXTENSION' | 'IDENTITY_PROVIDER' | 'WEB_SAAS' | 'MARKETPLACE' | 'EXTERNAL_DEVICE'). Received: <type>",
      'The automationType field of a feature must be one of BOT, FILTERING, TRACKING, or TASK_AUTOMATION. Received: <type>',
      'The automationType field of a feature of type AUTOMATION must not be null or undefined. Please ensure that the automationType field is present and its value corresponds to either BOT, FILTERING, TRACKING, or TASK_AUTOMATION',
      "The automationType field of a feature must be an AutomationType ('BOT' | 'FILTERING' | 'TRACKING' | 'TASK_AUTOMATION'). Received: <type>",
    ],
    cause: 'The field is missing, or its value is unknown or in lower case.',
    fix: 'Write one of the values in the message.',
    page: 'v21#features-name-type',
  },
  {
    id: 'ts-render',
    forms: [
      'The render field of a feature or usage limit must be one of AUTO, ENABLED or DISABLED. Received: <value>',
      'renderMode.toUpperCase is not a function',
    ],
    cause: 'The value of `render` is unknown or not a string.',
    fix: 'Write `AUTO`, `ENABLED` or `DISABLED`.',
    page: 'v21#features-name-render',
  },
  {
    id: 'ts-limit-type',
    forms: [
      'The type field of a usage limit must be one of RENEWABLE, NON_RENEWABLE, TIME_DRIVEN or RESPONSE_DRIVEN. Received: <type>',
      "The type field of a usage limit must not be null or undefined. Please ensure that the type field is present and it's value correspond to either RENEWABLE, NON_RENEWABLE, TIME_DRIVEN or RESPONSE_DRIVEN",
      'The type field of a usage limit must be a string, and its value must be either RENEWABLE, NON_RENEWABLE, TIME_DRIVEN or RESPONSE_DRIVEN. Received: <type>',
    ],
    cause: 'The type is missing or unknown, for example a period such as `MONTHLY`.',
    fix: 'Write `RENEWABLE`, and put the period into `unit`.',
    page: 'v21#usageLimits-name-type',
  },
  {
    id: 'ts-unit',
    forms: ['The unit field of a usage limit must be a string. Received: <value>'],
    cause: 'The unit of a usage limit, a plan or an add-on is not a string.',
    fix: 'Write text, for example `note`.',
    page: 'v21#usageLimits-name-unit',
  },
  {
    id: 'ts-linked-feature',
    forms: [
      'The feature <name>, declared as a linked feature for an usage limit, is not defined in the global features',
    ],
    cause: '`linkedFeatures` contains an unknown name.',
    fix: 'Use a name from `features`.',
    page: 'v21#usageLimits-name-linkedFeatures',
  },
  {
    id: 'ts-unknown-entry',
    forms: [
      'Feature <name> is not defined in the global features.',
      'Usage limit <name> is not defined in the global usage limits.',
    ],
    cause: 'A plan or an add-on contains an unknown name.',
    fix: 'Correct the name, or declare the feature or limit.',
    page: 'v21#plans-name-features',
  },
  {
    id: 'ts-price',
    forms: [
      "The price field must not be null or undefined. Please ensure that the price field is present and it's a number",
      'The price field must be a number or a string (which can contain a formula). Received: <value>',
      'The price field must be a positive number. Received: <value>',
    ],
    cause:
      'The price is missing, is negative or has the wrong type. YAML reads an unquoted formula as a comment.',
    fix: 'Write 0 or more, and quote formulas.',
    page: 'v21#plans-name-price',
  },
  {
    id: 'ts-formula',
    forms: ['Error evaluating the price formula: <error>'],
    cause:
      'The formula is invalid. `Private field must be declared in an enclosing class` means that a variable is not declared or occurs twice.',
    fix: 'Declare each variable, and use it only once.',
    page: 'practices#formulas',
  },
  {
    id: 'ts-private',
    forms: ['The private field must be a boolean. Received: <value>'],
    cause: 'The value is a string or a number.',
    fix: 'Write `true` or `false`.',
    page: 'v21#plans-name-private',
  },
  {
    id: 'ts-add-on-value',
    forms: [
      "When declaring a new value for an usage limit or a usage limit extension within an add-on, it must be provided through the 'value' field",
    ],
    cause: 'The value is not below a `value` key.',
    fix: 'Write `value:` below the name.',
    page: 'practices#override',
  },
  {
    id: 'ts-add-on-list',
    forms: [
      'The availableFor field must be an array of the plan names for which the addon can be contracted. Received: <value>',
      'The <field> field must be an array of the addons required to contract the addon. Received: <value>',
    ],
    cause: 'The value is one name instead of a list.',
    fix: 'Write a list such as `[STUDIO]`.',
    page: 'v21#addOns-name-availableFor',
    source: `${VALIDATORS}:520`,
  },
  {
    id: 'ts-unknown-name',
    forms: [
      'The plan <name> is not defined in the pricing.',
      'The addon <name> is not defined in the pricing.',
    ],
    cause: '`availableFor`, `dependsOn` or `excludes` contains an unknown name.',
    fix: 'Correct the name.',
    page: 'v21#addOns-name',
  },
  {
    id: 'ts-yaml',
    forms: [
      'bad indentation of a mapping entry (<line>:<column>)',
      'tag suffix cannot contain flow indicator characters (<line>:<column>)',
      'tab characters must not be used in indentation (<line>:<column>)',
    ],
    cause: 'The file is not valid YAML, often because of an unquoted expression or a tab.',
    fix: 'Quote the whole expression, and indent with spaces.',
    page: 'syntax#yaml',
  },
  {
    id: 'ts-duplicate-key',
    forms: ['duplicated mapping key (<line>:<column>)'],
    cause: 'A key occurs twice.',
    fix: 'Remove one of the two entries.',
    page: 'syntax#yaml',
  },
];
