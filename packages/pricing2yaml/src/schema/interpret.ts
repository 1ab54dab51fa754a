/** Checks pricings in Node.js and in the browser, where the policy of the site forbids ajv, which compiles code. */
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {own} from '../places/data';
import type {JsonSchema} from './model';
import {messageOf, pointerKeys, type SchemaProblem} from './schemaProblems';

/** Keywords that the validator reports in addition to the problem inside them. */
const CONTAINERS: readonly string[] = [
  '$ref',
  'additionalProperties',
  'allOf',
  'false',
  'if',
  'items',
  'properties',
  'propertyNames',
];

/** The schema with the keyword at a pointer, which passes through references. */
function schemaWith(
  root: JsonSchema,
  others: readonly JsonSchema[],
  keywordLocation: string,
): JsonSchema {
  let [document, schema]: [JsonSchema, unknown] = [root, root];
  for (const key of pointerKeys(keywordLocation).slice(0, -1)) {
    schema = own(schema, key);
    if (key === '$ref') {
      const [url, pointer = ''] = String(schema).split('#');
      document = others.find(({$id}) => $id === url) ?? document;
      schema = pointerKeys(pointer).reduce(own, document as unknown);
    }
  }
  return schema as JsonSchema;
}

/** Messages of the validator contain the key that is missing, which no other field does. */
const missingKey = ({keyword, error}: OutputUnit): string | undefined =>
  keyword === 'required' ? /"(.*)"\.$/s.exec(error)?.[1] : undefined;

/** The problems that the errors report; each place and message once. */
export function describeErrors(
  errors: readonly OutputUnit[],
  schemaOf: (keywordLocation: string) => JsonSchema,
): readonly SchemaProblem[] {
  const choices = new Set(
    errors
      .filter(({keyword}) => keyword === 'anyOf')
      .map(({instanceLocation, keywordLocation}) => `${instanceLocation} ${keywordLocation}`),
  );
  const problems = new Map<string, SchemaProblem>();
  for (const error of errors) {
    const {keyword, instanceLocation, keywordLocation} = error;
    const schema = schemaOf(keywordLocation);
    const isContainer =
      CONTAINERS.includes(keyword) &&
      !(keyword === 'additionalProperties' && schema.additionalProperties === false);
    const choice = /^.*\/anyOf(?=\/\d+\/)/.exec(keywordLocation)?.[0];
    if (isContainer || choices.has(`${instanceLocation} ${choice}`)) continue;
    const missing = missingKey(error);
    const message = messageOf(keyword, schema, missing);
    const path = pointerKeys(decodeURIComponent(instanceLocation));
    problems.set(`${instanceLocation} ${message}`, {path, missing, message});
  }
  return [...problems.values()];
}

/** The errors, or `undefined` if the validator cannot encode a name as a URI. */
function errorsOf(validator: Validator, data: unknown): readonly OutputUnit[] | undefined {
  try {
    return validator.validate(data).errors;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Fields with a date, which YAML reads as a timestamp if it is not quoted. */
const DATE_FIELDS: readonly string[] = ['createdAt', 'starts', 'ends'];

/** Converts the dates of the root to strings, because a schema has only strings. */
export function withoutDates(data: unknown): unknown {
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Date && DATE_FIELDS.includes(key) && !Number.isNaN(value.getTime())
        ? value.toISOString().slice(0, 10)
        : value,
    ]),
  );
}

/**
 * Makes a function that checks parsed pricings.
 *
 * @param schema a published schema
 * @param others the schemas that it refers to by their URLs
 * @returns a function from parsed YAML to its problems; empty if the pricing is valid
 */
export function interpretSchema(
  schema: JsonSchema,
  others: readonly JsonSchema[] = [],
): (data: unknown) => readonly SchemaProblem[] {
  const validator = new Validator(schema as Schema, '7', false);
  others.forEach((other) => validator.addSchema(other as Schema));
  return (data) => {
    const errors = errorsOf(validator, withoutDates(data));
    if (!errors) return [{path: [], message: 'A name contains half of a surrogate pair.'}];
    return describeErrors(errors, (location) => schemaWith(schema, others, location));
  };
}
