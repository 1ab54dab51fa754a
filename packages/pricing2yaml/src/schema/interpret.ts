/** Checks pricings in the browser, where the policy of the site forbids ajv, which compiles code. */
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {own} from '../places/data';
import type {JsonSchema} from './model';
import {
  describeErrors,
  pointerKeys,
  withoutDates,
  type KeywordError,
  type SchemaProblem,
} from './schemaProblems';

/** Keywords that this validator reports in addition to the problem inside them. Ajv does not. */
const CONTAINERS: readonly string[] = [
  '$ref',
  'additionalProperties',
  'allOf',
  'false',
  'items',
  'properties',
];

/** The schema with the keyword at a pointer, which passes through references. */
function schemaWith(root: JsonSchema, keywordLocation: string): JsonSchema {
  const keys = pointerKeys(keywordLocation).slice(0, -1);
  return keys.reduce((schema: unknown, key) => {
    const next = own(schema, key);
    return key === '$ref' ? pointerKeys(String(next)).reduce(own, root as unknown) : next;
  }, root) as JsonSchema;
}

/** Messages of the validator contain the key that is missing, which no other field does. */
const missingKey = ({keyword, error}: OutputUnit): string | undefined =>
  keyword === 'required' ? /"(.*)"\.$/s.exec(error)?.[1] : undefined;

/** The errors, or `undefined` if the validator cannot encode a name as a URI. */
function errorsOf(validator: Validator, data: unknown): readonly OutputUnit[] | undefined {
  try {
    return validator.validate(data).errors;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Makes a function that checks parsed pricings, in the same words as `validatePricing`.
 *
 * @param schema a published schema of one syntax version
 * @returns a function from parsed YAML to its problems; empty if the pricing is valid
 */
export function interpretSchema(schema: JsonSchema): (data: unknown) => readonly SchemaProblem[] {
  const validator = new Validator(schema as Schema, '7', false);
  return (data) => {
    const errors = errorsOf(validator, withoutDates(data));
    if (!errors) return [{path: [], message: 'A name contains half of a surrogate pair.'}];
    const described = errors.map((error): KeywordError => ({
      keyword: error.keyword,
      path: pointerKeys(decodeURIComponent(error.instanceLocation)),
      schema: schemaWith(schema, error.keywordLocation),
      schemaPath: error.keywordLocation,
      missing: missingKey(error),
    }));
    return describeErrors(
      described.filter(
        ({keyword, schema: holder}) =>
          !CONTAINERS.includes(keyword) ||
          (keyword === 'additionalProperties' && holder.additionalProperties === false),
      ),
    );
  };
}
