/** Building blocks that several fields share. */
import {isAtLeast, type JsonSchema, type LibrarySupport, type SyntaxVersion} from '../model';

/**
 * Support of a field that Pricing4TS came to read after the syntax had it. All releases that read 2.1
 * and later read the field.
 *
 * @param release the first release that reads it
 */
export function readSince(release: string): (version: SyntaxVersion) => Partial<LibrarySupport> {
  return (version) => (isAtLeast(version, '2.1') ? {} : {releases: `${release} to 0.10.4`});
}

/** Pattern for one of the values in any mixture of case. */
export function inAnyCase(values: readonly string[]): string {
  const alternatives = values.map((value) =>
    value.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`),
  );
  return `^\\s*(?:${alternatives.join('|')})\\s*$`;
}

/** Values by name, each with what it means; code between backticks. */
export type Choices = Readonly<Record<string, string>>;

/** One of the values, spelt exactly like this. */
export function exactly(choices: Choices): JsonSchema {
  const meanings = Object.values(choices);
  return {
    enum: Object.keys(choices),
    enumDescriptions: meanings.map((meaning) => meaning.replaceAll('`', '')),
    markdownEnumDescriptions: meanings,
  };
}

/**
 * One of the values. Any case is valid because Pricing4TS takes any; editors offer upper case and
 * hint at it, because Pricing4Java takes nothing else.
 */
export function inUpperCase(choices: Choices): JsonSchema {
  return {
    anyOf: [exactly(choices), {pattern: inAnyCase(Object.keys(choices))}],
    if: {type: 'string', pattern: '[a-z]'},
    then: {deprecationMessage: 'Write this value in upper case: not every parser takes another.'},
  };
}

/** Condition of an `if`: the key holds this value, in any case. */
export function holds(key: string, value: string): JsonSchema {
  return {
    required: [key],
    properties: {[key]: {type: 'string', pattern: inAnyCase([value])}},
  };
}

/** A name of 3 to 255 characters; blanks around it do not count. */
export const NAME: JsonSchema = {
  pattern: '^\\s*\\S[\\s\\S]{1,253}\\S\\s*$',
  patternErrorMessage: 'A name has 3 to 255 characters, not counting blanks around it.',
};

export const ADDRESS_RULE = 'Starts with `http://` or `https://`.';

/** An address, as Pricing4TS recognizes one. */
export const ADDRESS: JsonSchema = {
  type: 'string',
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/$.?#].[^\\s]*$',
  patternErrorMessage: 'Write a whole address that starts with http:// or https://.',
};

/** The same for the addresses of features, where Pricing4TS 0.10 also refuses a leading caret. */
export const FEATURE_ADDRESS: JsonSchema = {
  ...ADDRESS,
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^^\\s/$.?#].[^\\s]*$',
};

/** The same schema, with null allowed: parsers take null for a missing key. */
export function orNull(schema: JsonSchema): JsonSchema {
  const types = [schema.type].flat().filter((type) => type !== undefined);
  return {...schema, type: [...types, 'null']};
}

export const FEATURE_TYPES: Choices = {
  DOMAIN: 'What customers buy the service for.',
  INFORMATION: 'Data, reports or exports that customers can read or take with them.',
  INTEGRATION: 'A connection with other software or with devices. Needs `integrationType`.',
  AUTOMATION: 'Work that the service does on its own. Needs `automationType`.',
  MANAGEMENT: 'Control over members, accounts, roles and policies.',
  GUARANTEE:
    'A promise about security, compliance or availability. `docUrl` may point to its text.',
  SUPPORT: 'A way to get help, or how fast it comes.',
  PAYMENT: 'The ways to pay. With valueType `TEXT` its values are lists of payment methods.',
};

export const VALUE_TYPES: Choices = {
  BOOLEAN: '`true` or `false`.',
  NUMERIC: 'A number; `.inf` stands for no bound.',
  TEXT: 'Text. For a feature of type `PAYMENT`: a list of payment methods.',
};

export const INTEGRATION_TYPES: Choices = {
  API: 'Programs of the customer call the service.',
  EXTENSION: 'An add-in for a browser, an editor or another program.',
  IDENTITY_PROVIDER: 'Users sign in through another system, for example SSO or LDAP.',
  WEB_SAAS: 'A link with one web service. Its own pricing pages go into `pricingUrls`.',
  MARKETPLACE: 'A catalogue from which customers choose many integrations.',
  EXTERNAL_DEVICE: 'Phones, desktop computers or other hardware.',
};

export const AUTOMATION_TYPES: Choices = {
  BOT: 'An agent that converses or learns.',
  FILTERING: 'Hides or sorts out information.',
  TRACKING: 'Watches a measure and tells when it changes.',
  TASK_AUTOMATION: 'Runs actions that users have defined.',
};

export const PAYMENT_METHODS: Choices = {
  CARD: 'Credit or debit card.',
  GATEWAY: 'A payment service such as a digital wallet.',
  INVOICE: 'An invoice that the customer pays later.',
  ACH: 'Transfer through the Automated Clearing House of the United States.',
  WIRE_TRANSFER: 'Bank transfer.',
  OTHER: 'Anything else.',
};

export const RENDER_MODES: Choices = {
  AUTO: 'The program that draws the pricing decides.',
  ENABLED: 'Always shown.',
  DISABLED: 'Never shown.',
};

const LASTING_LIMITS: Choices = {
  RENEWABLE: 'An allowance that is full again after each period.',
  NON_RENEWABLE: 'A ceiling for as long as the subscription lasts.',
};

/** Kinds of usage limit up to 2.1. */
export const EARLY_LIMIT_TYPES: Choices = {
  ...LASTING_LIMITS,
  TIME_DRIVEN: 'A bound on the time of use. Removed in 3.0.',
  RESPONSE_DRIVEN: 'A bound that depends on what serving a request costs. Removed in 3.0.',
};

/** Kinds of usage limit from 3.0 on. */
export const LIMIT_TYPES: Choices = LASTING_LIMITS;

export const PERIOD_UNITS: Choices = {
  SEC: 'Seconds.',
  MIN: 'Minutes.',
  HOUR: 'Hours.',
  DAY: 'Days.',
  MONTH: 'Months.',
  YEAR: 'Years.',
};
