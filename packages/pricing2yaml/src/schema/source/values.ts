/** Building blocks that several fields share. */
import {isAtLeast, type JsonSchema, type LibrarySupport, type SyntaxVersion} from '../model';

/**
 * Support of a field that Pricing4TS did not read when the syntax introduced it. All releases that
 * read 2.1 or later read the field.
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

/** Values by name, each with its meaning; code between backticks. */
export type Choices = Readonly<Record<string, string>>;

/** One of the values, spelled exactly like this. */
export function exactly(choices: Choices): JsonSchema {
  const meanings = Object.values(choices);
  return {
    enum: Object.keys(choices),
    enumDescriptions: meanings.map((meaning) => meaning.replaceAll('`', '')),
    markdownEnumDescriptions: meanings,
  };
}

/**
 * One of the values. Any case is valid, because Pricing4TS accepts any. Editors suggest upper case,
 * because Pricing4Java accepts nothing else.
 */
export function inUpperCase(choices: Choices): JsonSchema {
  return {
    anyOf: [exactly(choices), {pattern: inAnyCase(Object.keys(choices))}],
    if: {type: 'string', pattern: '[a-z]'},
    then: {
      deprecationMessage:
        'Write this value in upper case, because some parsers accept nothing else.',
    },
  };
}

/** Condition of an `if`: the key has this value, in any case. */
export function holds(key: string, value: string): JsonSchema {
  return {
    required: [key],
    properties: {[key]: {type: 'string', pattern: inAnyCase([value])}},
  };
}

/** A name of 3 to 255 characters, not counting spaces around it. */
export const NAME: JsonSchema = {
  pattern: '^\\s*\\S[\\s\\S]{1,253}\\S\\s*$',
  patternErrorMessage: 'A name must have 3 to 255 characters, not counting spaces around it.',
};

export const URL_RULE = 'Must start with `http://` or `https://`.';

/** A URL, as Pricing4TS recognizes one. */
export const URL_SCHEMA: JsonSchema = {
  type: 'string',
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/$.?#].[^\\s]*$',
  patternErrorMessage: 'Write a complete URL that starts with http:// or https://.',
};

/** The same for the URLs of features, where Pricing4TS 0.10 also rejects a leading caret. */
export const FEATURE_URL: JsonSchema = {
  ...URL_SCHEMA,
  pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^^\\s/$.?#].[^\\s]*$',
};

/** The same schema, with null allowed, because parsers read null as a missing key. */
export function orNull(schema: JsonSchema): JsonSchema {
  const types = [schema.type].flat().filter((type) => type !== undefined);
  return {...schema, type: [...types, 'null']};
}

export const FEATURE_TYPES: Choices = {
  DOMAIN: 'A main function of the service.',
  INFORMATION: 'Data, reports or exports that customers can read or download.',
  INTEGRATION: 'A connection to other software or to devices. Requires `integrationType`.',
  AUTOMATION: 'Work that the service does without human intervention. Requires `automationType`.',
  MANAGEMENT: 'Control over members, accounts, roles and policies.',
  GUARANTEE:
    'A promise about security, compliance or availability. `docUrl` can link to its description.',
  SUPPORT: 'A way to get help, or its response time.',
  PAYMENT: 'The ways to pay. If `valueType` is `TEXT`, each value is a list of payment methods.',
};

export const VALUE_TYPES: Choices = {
  BOOLEAN: '`true` or `false`.',
  NUMERIC: 'A number. `.inf` means unlimited.',
  TEXT: 'A string, or a list of payment methods if `type` is `PAYMENT`.',
};

export const INTEGRATION_TYPES: Choices = {
  API: 'An interface that customers’ programs call.',
  EXTENSION: 'An add-in for a browser, an editor or another program.',
  IDENTITY_PROVIDER: 'Sign-in through another system, for example SSO or LDAP.',
  WEB_SAAS: 'A connection to one web service. List its pricing pages in `pricingUrls`.',
  MARKETPLACE: 'A catalog from which customers choose many integrations.',
  EXTERNAL_DEVICE: 'Phones, desktop computers or other hardware.',
};

export const AUTOMATION_TYPES: Choices = {
  BOT: 'An agent that converses or learns.',
  FILTERING: 'Hides or filters out information.',
  TRACKING: 'Monitors a metric and notifies users when it changes.',
  TASK_AUTOMATION: 'Runs actions that users have defined.',
};

export const PAYMENT_METHODS: Choices = {
  CARD: 'Credit or debit card.',
  GATEWAY: 'A payment service such as a digital wallet.',
  INVOICE: 'An invoice that the customer pays later.',
  ACH: 'A transfer through the Automated Clearing House in the United States.',
  WIRE_TRANSFER: 'Bank transfer.',
  OTHER: 'Anything else.',
};

export const RENDER_MODES: Choices = {
  AUTO: 'The program that displays the pricing decides whether to show the row.',
  ENABLED: 'The row is always shown.',
  DISABLED: 'The row is never shown.',
};

const LASTING_LIMITS: Choices = {
  RENEWABLE: 'An allowance that refills after each period.',
  NON_RENEWABLE: 'A maximum for as long as the subscription lasts.',
};

/** Types of usage limits up to 2.1. */
export const EARLY_LIMIT_TYPES: Choices = {
  ...LASTING_LIMITS,
  TIME_DRIVEN: 'A limit on the time of use. Removed in 3.0.',
  RESPONSE_DRIVEN: 'A limit that depends on the cost of serving a request. Removed in 3.0.',
};

/** Types of usage limits from 3.0 on. */
export const LIMIT_TYPES: Choices = LASTING_LIMITS;

export const PERIOD_UNITS: Choices = {
  SEC: 'Seconds.',
  MIN: 'Minutes.',
  HOUR: 'Hours.',
  DAY: 'Days.',
  MONTH: 'Months.',
  YEAR: 'Years.',
};
