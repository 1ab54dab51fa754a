/** Fields that several elements of a pricing have. */
import {isNewerThanParsers, type FieldSource, type JsonSchema, type SyntaxVersion} from '../model';
import {
  NAME,
  PAYMENT_METHODS,
  RENDER_MODES,
  exactly,
  inUpperCase,
  readSince,
  type Choices,
} from './values';

/** A field without its path. */
export type Field = Omit<FieldSource, 'path'>;

/**
 * Fields below a place of the pricing, in the order in which pages and editors list them.
 *
 * @param place path of the place; empty for the root
 * @param fields fields by their path below the place; the empty path is the place itself
 */
export function fieldsBelow(
  place: string,
  fields: Readonly<Record<string, Field>>,
): readonly FieldSource[] {
  return Object.entries(fields).map(([key, field]) => ({
    ...field,
    path: [place, key].filter((part) => part !== '').join('.'),
  }));
}

/** An entry whose key the author chooses, with the constraints on the key. */
export const NAMED_ENTRY = {
  keySchema: NAME,
  type: 'mapping',
  rules: ['The name must have 3 to 255 characters, not counting spaces at either end.'],
  pricing4java: {note: 'Accepts names of any length.'},
} as const;

/** The key `description` of an element. */
export function descriptionField(element: string): Field {
  return {
    description: `A description of the ${element} for customers.`,
    type: 'string',
    pricing4ts: {note: 'Accepts any type.'},
    schema: {
      $comment: 'Pricing4TS does not validate the type. Pricing4Java accepts only strings.',
      type: ['string', 'number', 'boolean', 'null'],
    },
  };
}

/** A required key with one of several values, which Pricing4TS accepts in any case. */
export function enumField(description: string, choices: Choices): Field {
  return {
    description,
    status: 'required',
    type: 'string',
    pricing4ts: {note: 'Accepts any case.'},
    pricing4java: {note: 'Accepts only uppercase values.'},
    schema: {type: 'string', ...inUpperCase(choices)},
  };
}

/** A key that specifies features of one type further, and is required there. */
export function subtypeField(featureType: string, description: string, choices: Choices): Field {
  return {
    description,
    status: 'conditional',
    condition: `Required if \`type\` is \`${featureType}\`.`,
    type: 'string',
    rules: ['Must be in upper case.'],
    pricing4ts: {
      note: 'Releases 0.9.0 and later validate the value, even if the feature has a different type.',
    },
    pricing4java: {note: `Reads the key only if \`type\` is \`${featureType}\`.`},
    schema: {anyOf: [exactly(choices), {type: 'null'}]},
  };
}

/** The key `render` of features and usage limits. */
export function renderField(element: string): Field {
  return {
    since: '2.0',
    description: `Whether pricing tables show the ${element}.`,
    type: 'string',
    default: '`AUTO`',
    pricing4ts: {note: 'Accepts any case.'},
    pricing4java: {reads: false, note: 'When the library writes the file, the value is lost.'},
    schema: {type: ['string', 'null'], ...inUpperCase(RENDER_MODES)},
  };
}

/** The key `value` of features and usage limits. */
export function globalValueField(noun: string, types: readonly string[]): Field {
  return {
    description: `${noun} for the whole pricing. The key is not part of the specified format. Write \`defaultValue\` instead.`,
    type: 'the type in `valueType`',
    pricing4ts: {note: 'Copies the value to every plan that does not override it.'},
    pricing4java: {reads: false},
    schema: {type: types, doNotSuggest: true},
  };
}

/** The key `private` of plans and add-ons. */
export function privateField(element: string): Field {
  return {
    since: '2.0',
    description: `Whether public lists omit the ${element}.`,
    type: 'boolean',
    default: '`false`',
    rules: ['Parsers only store this value. Hide private plans and add-ons in your program.'],
    pricing4ts: readSince('0.5.0'),
    schema: {type: ['boolean', 'null']},
  };
}

/** The key `unit` of an element. */
export function unitField(
  description: Field['description'],
  examples: (version: SyntaxVersion) => readonly string[],
): Field {
  return {
    description,
    type: 'string',
    default: (version) =>
      isNewerThanParsers(version)
        ? 'an empty string'
        : 'an empty string in Pricing4TS, and `null` in Pricing4Java',
    schema: (version) => ({type: ['string', 'null'], examples: examples(version)}),
  };
}

/** What the price of a plan or an add-on buys. */
export const PRICE_UNIT = unitField('What the price buys, for example `user/month`.', () => [
  'user/month',
]);

/** A map of values that a plan or an add-on sets. */
export function overridesField(description: string, without: string): Field {
  return {
    description,
    type: 'mapping, or null',
    default: without,
    schema: {type: ['object', 'null']},
  };
}

export const ENTRY_OF_FEATURES = '`<feature>` must be a key of `features` at the root of the file.';
const ENTRY_OF_LIMITS = '`<limit>` must be a key of `usageLimits` at the root of the file.';

/** The key `value` in an entry of such a map. In add-ons it is required. */
export function overrideField(
  element: 'feature' | 'limit',
  description: string,
  ...rules: readonly string[]
): Field {
  const limitValue = {type: ['boolean', 'number', 'string', 'null']};
  return {
    description,
    status: 'required',
    type: `the type in the ${element}’s \`valueType\``,
    rules: [element === 'feature' ? ENTRY_OF_FEATURES : ENTRY_OF_LIMITS, ...rules],
    schema: element === 'feature' ? overridingValue : limitValue,
  };
}

/** An entry that changes a value, as a map with the key `value`. */
export const OVERRIDE: JsonSchema = {
  type: ['object', 'null'],
  errorMessage: 'Write a mapping with a "value" key; Pricing4TS ignores anything else.',
};

/** A list of payment methods. Before 3.0 Pricing4TS rejects an empty one. */
export function paymentMethods(version: SyntaxVersion): JsonSchema {
  return {
    type: 'array',
    ...(isNewerThanParsers(version) ? {} : {minItems: 1}),
    items: exactly(PAYMENT_METHODS),
  };
}

/** A value that replaces a default. A schema cannot know which type it must have. */
export function overridingValue(version: SyntaxVersion): JsonSchema {
  return {...paymentMethods(version), type: ['boolean', 'number', 'string', 'array', 'null']};
}
