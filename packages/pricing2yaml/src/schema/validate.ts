/** Checks pricings against the published JSON Schemas of Pricing2Yaml. */
import {Ajv, type ErrorObject, type ValidateFunction} from 'ajv';
import {CHOOSING_SCHEMA, SYNTAX_VERSIONS, type JsonSchema} from './model';
import {describeErrors, pointerKeys, withoutDates, type KeywordError} from './schemaProblems';
import {readSchema} from './published';

let validators: ReadonlyMap<string, ValidateFunction> | undefined;

function readValidators(): ReadonlyMap<string, ValidateFunction> {
  // Ajv does not know keywords of editors such as deprecationMessage. Strict mode would reject them.
  const ajv = new Ajv({strict: false, strictNumbers: false, allErrors: true, verbose: true});
  const names = [...SYNTAX_VERSIONS, CHOOSING_SCHEMA];
  for (const name of names) ajv.addSchema(readSchema(name), name);

  return new Map(names.map((name) => [name, ajv.getSchema(name)!]));
}

function asKeywordError(error: ErrorObject): KeywordError {
  const {keyword, instancePath, propertyName, schemaPath} = error;
  const {missingProperty} = error.params as {missingProperty?: string};
  return {
    keyword,
    path: [...pointerKeys(instancePath), ...(propertyName === undefined ? [] : [propertyName])],
    schema: error.parentSchema as JsonSchema,
    schemaPath,
    missing: missingProperty,
  };
}

/**
 * Checks a parsed pricing against the published JSON Schema of a syntax version.
 *
 * @param syntaxVersion the version, such as `2.1`, or {@link CHOOSING_SCHEMA}
 * @param data the parsed YAML; unquoted dates may be `Date` objects
 * @returns one `path: message` for each error; empty if the pricing is valid
 * @throws Error if there is no schema of that version
 */
export function validatePricing(syntaxVersion: string, data: unknown): string[] {
  validators ??= readValidators();
  const validator = validators.get(syntaxVersion);
  if (!validator) {
    throw new Error(
      `There is no schema of Pricing2Yaml ${syntaxVersion}. Use one of ${[...validators.keys()].join(', ')}.`,
    );
  }
  if (validator(withoutDates(data))) return [];
  return describeErrors((validator.errors ?? []).map(asKeywordError)).map(
    ({path: place, message}) => `${place.join('.') || '(root)'}: ${message}`,
  );
}
