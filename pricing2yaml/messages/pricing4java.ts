/** Messages of the parser of Pricing4Java 5.5.2. Sources are below `io/github/isagroup`, at the tag v5.5.2. */
import type {ErrorMessage} from './model';

const FEATURES = 'services/parsing/FeatureParser.java';
const UPDATER = 'services/updaters/YamlUpdater.java';

export const PRICING4JAVA_MESSAGES: readonly ErrorMessage[] = [
  {
    id: 'java-file',
    forms: ['Either the file path is invalid or the file does not exist.'],
    cause: 'The path is not relative to the resource folders, or an upgrade failed.',
    fix: 'Correct the path, or see why the upgrade failed.',
    page: 'faq#filepath',
    source: 'services/yaml/YamlUtils.java:55',
  },
  {
    id: 'java-write',
    forms: [
      'An error occurred while serializing the PricingManager object.',
      'Features are null. Filling the pricing with features is mandatory.',
    ],
    cause: 'The pricing that you write has no features, plans or add-ons.',
    fix: 'Complete it before you call `writeYaml()`.',
    page: 'yamlUtils#write-yaml',
    source: 'services/yaml/YamlUtils.java:104',
  },
  {
    id: 'java-syntax-version',
    forms: [
      'The syntax version field of the pricing must not be null or undefined. Please ensure that the version field is present and correctly formatted',
      'The syntax version field of the pricing must not be empty. Please ensure that the syntax version field is present and correctly formatted',
      'The syntax version field of the pricing must be a string or a double. Please ensure that the version field is present and correctly formatted',
      'The syntaxVersion field of the pricing must not be null or undefined. Please ensure that the syntaxVersion field is present and correctly formatted',
    ],
    cause: 'The syntax version is missing, empty or a whole number, or `version` contains 2.1.',
    fix: 'Add `syntaxVersion: "2.1"`.',
    page: 'faq#syntax-version-missing',
    source: `${UPDATER}:23`,
  },
  {
    id: 'java-syntax-version-form',
    forms: ['Invalid syntax version "<version>", use <major>.<minor> version format'],
    cause: 'Without `syntaxVersion`, the parser reads your `version` as the syntax version.',
    fix: 'Add `syntaxVersion: "2.1"`.',
    page: 'java#root-errors',
  },
  {
    id: 'java-unsupported-version',
    forms: [
      'Unsupported syntax version <version>',
      'major <number> overflows an int',
      'minor <number> overflows an int',
    ],
    cause: 'This release does not read files of this version.',
    fix: 'Use 2.1.',
    page: 'faq#syntax-3',
  },
  {
    id: 'java-empty',
    forms: [
      'Cannot invoke "java.util.Map.<method>(Object)" because "<variable>" is null',
      'Cannot invoke "Object.getClass()" because the return value of "java.util.Map$Entry.getValue()" is null',
    ],
    cause: 'The file, or a feature, usage limit, plan or add-on, has no content.',
    fix: 'Complete or remove the entry.',
    page: 'java#parse-errors',
  },
  {
    id: 'java-saas-name',
    forms: [
      "The 'saasName' field must be a String with a length between 3 and 50 characters",
      'SaasName was not defined',
      "'saasName' has to be a string",
    ],
    cause: 'The name is missing, not a string, too short or too long.',
    fix: 'Use 3 to 50 characters.',
    page: 'v21#saasName',
  },
  {
    id: 'java-url',
    forms: [
      "The 'url' field must be a String with a valid URL format, using http or https protocol",
      "If 'url' field is used, it has to be a string",
      "The docUrl field (from feature '<name>') must be a valid URL with the http or https protocol. Received: <value>. Remember, it is an optional field so you can remove it from the input.",
      "'docUrl' must be a String but found a <type> instead (feature affected: '<name>'). Remember, it is an optional field so you can remove it from the input.",
      'The feature <name> is from type INTEGRATION with integrationType WEB_SAAS but does not have a valid pricingUrls list (each item must be a valid URL with the http or https protocol). Current value: <value>. To specify a list you must use dash (-) before each item. Remember, it is an optional field so you can remove it from the input.',
    ],
    cause: 'The value is not a complete URL, or `pricingUrls` is not a list.',
    fix: 'Write URLs that start with `http://` or `https://`.',
    page: 'v21#url',
  },
  {
    id: 'java-created-at',
    forms: [
      '"createdAt" "<date>" is invalid, use the following yyyy-MM-dd',
      `"createdAt" detected type is <type> and must be a String or Date formatted like yyyy-MM-dd`,
      "'createdAt' is mandatory. Check your config file.",
    ],
    cause: 'The date is missing or has another format.',
    fix: 'Write it as `"2025-03-01"`.',
    page: 'v21#createdAt',
  },
  {
    id: 'java-version',
    forms: ["'version' has to be a string"],
    cause: 'The value is a number or a date without quotes.',
    fix: 'Quote the value.',
    page: 'v21#version',
  },
  {
    id: 'java-currency',
    forms: ['Currency was not defined', "'currency' has to be a string"],
    cause: 'The field is missing or not a string.',
    fix: 'Add it, for example `currency: EUR`.',
    page: 'v21#currency',
  },
  {
    id: 'java-tags',
    forms: ['"tags" type is <type> and must be a List'],
    cause: 'The value is one tag instead of a list.',
    fix: 'Write a list such as `[Writing, Sharing]`.',
    page: 'v21#tags',
  },
  {
    id: 'java-tag',
    forms: [
      'The tag <tag> is not defined in the global tags.',
      'Cannot invoke "java.util.List.contains(Object)" because the return value of "io.github.isagroup.models.PricingManager.getTags()" is null',
    ],
    cause: 'The tag of a feature is not declared.',
    fix: 'Declare it under `tags`.',
    page: 'practices#tags',
  },
  {
    id: 'java-variables',
    forms: [
      '<name> is not a valid name for a variable.',
      'variables must be a map but found <type> instead',
      'null is not a valid key for a variable',
    ],
    cause:
      '`variables` is not a mapping, or a name contains other characters than letters and digits.',
    fix: 'Use a name such as `seatFee`.',
    page: 'v21#variables-name',
  },
  {
    id: 'java-billing',
    forms: [
      "The value for billing key '<period>' must be a coeficient in the range (0,1], but found <value>",
      "The value for billing key '<period>' must be a Double or an Integer, but found <type>",
      "The billing key '<period>' cannot have a null value",
      '"billing" type is <type> and must be a Map',
    ],
    cause: 'A period of `billing` has no factor between 0 and 1.',
    fix: 'Write a factor such as `0.85`.',
    page: 'v21#billing-period',
  },
  {
    id: 'java-no-plans',
    forms: [
      'The pricing manager does not have any plans or add ons',
      'Cannot invoke "java.util.Map.keySet()" because the return value of "io.github.isagroup.models.PricingManager.getPlans()" is null',
    ],
    cause: 'The file has no plans.',
    fix: 'Add a plan.',
    page: 'practices#plan-and-limit',
  },
  {
    id: 'java-block',
    forms: [
      "'features' is mandatory. It should be a map of features with their correspoding attributes.",
      "'features' must be a Map but found <type> instead",
      "Feature '<name>' must be a Map but found <type> instead",
      'The plans are not defined correctly. It should be a map of plans and their options',
    ],
    cause: '`features` is missing, or a block or a feature is not a mapping.',
    fix: 'Write a name before each entry, and its fields below.',
    page: 'syntax#shape',
  },
  {
    id: 'java-null-name',
    forms: [
      'A feature cannot have the name null',
      'An usageLimit name cannot be null',
      'A plan name cannot be null',
      'An add on name cannot be null',
    ],
    cause: 'The name of an entry is empty, `null` or `~`.',
    fix: 'Write a name, with quotes if it is a word that YAML reads as another type.',
    page: 'syntax#yaml',
    source: `${FEATURES}:207`,
  },
  {
    id: 'java-cast',
    forms: ['class <type> cannot be cast to class <other>'],
    cause:
      'A value has the wrong type, such as `expression: true`, or one name for `linkedFeatures`.',
    fix: 'Quote strings, and write lists in square brackets.',
    page: 'java#parse-errors',
  },
  {
    id: 'java-feature-type',
    forms: [
      'The feature <name> does not have a supported feature type ([INFORMATION, INTEGRATION, DOMAIN, AUTOMATION, MANAGEMENT, GUARANTEE, SUPPORT, PAYMENT]). Current value: <type>',
      "feature 'type' is mandatory",
    ],
    cause: 'The type is missing, unknown or in lower case.',
    fix: 'Write it in upper case, for example `DOMAIN`.',
    page: 'faq#lower-case',
  },
  {
    id: 'java-value-type',
    forms: [
      'The feature <name> does not have a supported valueType ([NUMERIC, TEXT, BOOLEAN]). Current valueType: <type>',
      'Feature value type is null',
    ],
    cause:
      'The type of a feature or of a usage limit, which the message calls *feature*, is missing or unknown.',
    fix: 'Write `BOOLEAN`, `NUMERIC` or `TEXT`.',
    page: 'v21#features-name-valueType',
  },
  {
    id: 'java-default-missing',
    forms: [
      'The <item> does not have a valid defaultValue. Current valueType: <type>; Current defaultValue is null',
    ],
    cause: '`defaultValue` is missing.',
    fix: 'Add the value for plans that do not override it.',
    page: 'v21#features-name-defaultValue',
  },
  {
    id: 'java-default-value',
    forms: [
      'The <item> does not have a valid defaultValue. Current valueType:<type>; Current defaultValue:<value>',
    ],
    cause: 'The value does not match `valueType`, often because it is quoted.',
    fix: 'Write a number, `true` or `false` without quotes, and text with quotes.',
    page: 'v21#features-name-defaultValue',
  },
  {
    id: 'java-value',
    forms: [
      'The <item> does not have a valid value. Current valueType: <type>; Current value in <plan>: <value>',
      'The <item> does not have a valid value. Current valueType:<type>; Current defaultValue: <value>',
      'The <item> does not have a valid value. Current valueType: <type>; Current value in <plan> is null',
    ],
    cause: 'The value in a plan or an add-on is missing or does not match `valueType`.',
    fix: 'Write `value:` and a value of that type. If it is unlimited, write `.inf`.',
    page: 'v21#plans-name-features-feature-value',
  },
  {
    id: 'java-value-key',
    forms: [
      "The <item> of the <owner> is not a valid map. Maybe 'value' attribute is missing to set the value of the <kind>",
      'The field "<field>" should be a map. It is currently: <type>. Maybe you forgot to add the \'value\' attribute to the usage limit in the add-on definition.',
    ],
    cause: 'A plan or an add-on overrides an entry without the key `value`.',
    fix: 'Write `value:` below the name.',
    page: 'faq#unlimited',
  },
  {
    id: 'java-feature-kind',
    forms: [
      'The feature <name> does not have a supported integrationType ([API, EXTENSION, IDENTITY_PROVIDER, WEB_SAAS, MARKETPLACE, EXTERNAL_DEVICE]). Current value: <type>',
      'The feature <name> does not have a supported automationType ([BOT, FILTERING, TRACKING, TASK_AUTOMATION]). Current value: <type>',
    ],
    cause: 'The field is missing, or its value is unknown or in lower case.',
    fix: 'Write one of the values in the message.',
    page: 'v21#features-name-type',
  },
  {
    id: 'java-payment',
    forms: [
      'The feature <name> does not have a valid defaultValue consisting on a list of supported paymentType ([CARD, GATEWAY, INVOICE, ACH, WIRE_TRANSFER, OTHER]). PaymentType that generates the issue: <method>',
      'The feature <name> is from type PAYMENT but has a valueType of TEXT. It should be a list of supported paymentType ([CARD, GATEWAY, INVOICE, ACH, WIRE_TRANSFER, OTHER]). To specify a list, use a dash (-) before each value. The defaultValue that generates the issue: <value>',
      'Invalid value for "<name>": expected a list of supported payment types ([CARD, GATEWAY, INVOICE, ACH, WIRE_TRANSFER, OTHER]), but found a string. To specify a list, use a dash (-) before each value. Problematic value: "<value>".',
      'Invalid payment type for feature "<name>": "<method>" is not a supported payment type. Supported types are: [CARD, GATEWAY, INVOICE, ACH, WIRE_TRANSFER, OTHER].',
      'The feature <name> is from type PAYMENT but has a valueType of <type>. It should be TEXT.',
    ],
    cause:
      'A `PAYMENT` feature has another value type, or its value is not a list of known methods.',
    fix: 'Write `valueType: TEXT`, and a list such as `[CARD, INVOICE]`.',
    page: 'guide#payment',
  },
  {
    id: 'java-limit-type',
    forms: [
      'The usage limit <name> does not have a supported type ([NON_RENEWABLE, RENEWABLE, RESPONSE_DRIVEN, TIME_DRIVEN]). Current type value: <type>',
    ],
    cause: 'The type is missing or unknown, for example a period such as `MONTHLY`.',
    fix: 'Write `RENEWABLE`, and put the period into `unit`.',
    page: 'v21#usageLimits-name-type',
  },
  {
    id: 'java-linked-feature',
    forms: [
      'The usageLimit <name> is linked to a nonexistent feature. Current linkedFeature: <feature>',
    ],
    cause: '`linkedFeatures` contains an unknown name.',
    fix: 'Use a name from `features`.',
    page: 'v21#usageLimits-name-linkedFeatures',
  },
  {
    id: 'java-price',
    forms: [
      'plan <name>: "price" is mandatory',
      '"price" is expected to be a real number, a formula or a string',
    ],
    cause:
      'The price of a plan or of an add-on is missing or of another type. An unquoted formula is a comment.',
    fix: 'Write a number, and quote formulas.',
    page: 'v21#plans-name-price',
  },
  {
    id: 'java-formula',
    forms: ['EL<code>: <error>', 'Expression [<formula>] <error>', '/ by zero'],
    cause: 'A formula is invalid, or contains an unknown variable.',
    fix: 'Declare each variable, and use only numbers and arithmetic operators.',
    page: 'practices#formulas',
  },
  {
    id: 'java-private',
    forms: ['The field "private" should be a boolean'],
    cause: 'The value is a string or a number.',
    fix: 'Write `true` or `false`.',
    page: 'v21#plans-name-private',
  },
  {
    id: 'java-unknown-entry',
    forms: [
      'The feature <name> is not defined in the global features',
      'The usageLimit <name> is not defined in the global usageLimits',
      'The usageLimit <name> is not defined in the global features',
    ],
    cause: 'A plan or an add-on contains an unknown name.',
    fix: 'Correct the name, or declare the feature or limit.',
    page: 'v21#plans-name-features',
  },
  {
    id: 'java-unknown-name',
    forms: [
      'The plan or addOn <name> is not defined in the pricing manager',
      'The addOn <name> is not defined in the pricing manager',
      'The field "availableFor" should be a list',
    ],
    cause: '`availableFor`, `dependsOn` or `excludes` contains an unknown name, or is not a list.',
    fix: 'Write a list of names from the file.',
    page: 'v21#addOns-name',
  },
  {
    id: 'java-yaml',
    forms: [
      'mapping values are not allowed here',
      'while parsing a <block>',
      'while scanning <context>',
      "Can't construct a java object for <tag>; exception=Invalid tag: <tag>",
    ],
    cause: 'The file is not valid YAML, often because of an unquoted expression or a tab.',
    fix: 'Quote the whole expression, and indent with spaces.',
    page: 'syntax#yaml',
  },
];
