/** Checks pricings in Node.js and in the browser, where the policy of the site forbids ajv, which compiles code. */
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import {own} from '../places/data';
import type {JsonSchema} from './model';
import {describeErrors, pointerKeys, withoutDates, type SchemaProblem} from './schemaProblems';

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
    return describeErrors(
      errors.map((error) => ({
        keyword: error.keyword,
        path: pointerKeys(decodeURIComponent(error.instanceLocation)),
        schema: schemaWith(schema, others, error.keywordLocation),
        schemaPath: error.keywordLocation,
        missing: missingKey(error),
      })),
    );
  };
}
