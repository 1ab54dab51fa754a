/** Checks pricings against the published JSON Schemas of Pricing2Yaml. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Ajv, type ErrorObject, type ValidateFunction} from 'ajv';
import {root} from '../../lib/root';
import {SCHEMA_FOLDER, SYNTAX_VERSIONS, type JsonSchema} from './model';

/** File name, without extension, of the schema that chooses by the declared version. */
export const CHOOSING_SCHEMA = 'pricing2yaml';

/** Fields with a date, which YAML reads as a timestamp if it is not quoted. */
const DATE_FIELDS: readonly string[] = ['createdAt', 'starts', 'ends'];

/** Keywords whose error message a schema can replace with `errorMessage`. */
const EXPLAINED_KEYWORDS: readonly string[] = [
  'type',
  'enum',
  'const',
  'required',
  'additionalProperties',
  'minItems',
  'minProperties',
  'not',
];

let validators: ReadonlyMap<string, ValidateFunction> | undefined;

function readValidators(): ReadonlyMap<string, ValidateFunction> {
  // Ajv does not know keywords of editors such as deprecationMessage. Strict mode would reject them.
  const ajv = new Ajv({strict: false, strictNumbers: false, allErrors: true, verbose: true});
  const names = [...SYNTAX_VERSIONS, CHOOSING_SCHEMA];
  for (const name of names) {
    const file = path.join(root, SCHEMA_FOLDER, `${name}.json`);
    ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')) as JsonSchema, name);
  }
  return new Map(names.map((name) => [name, ajv.getSchema(name)!]));
}

/** Converts the dates of the root to strings, because tools that read JSON have only strings. */
function asJson(data: unknown): unknown {
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

function placeOf({instancePath, propertyName}: ErrorObject): string {
  const segments = instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (propertyName !== undefined) segments.push(propertyName);
  return segments.join('.') || '(root)';
}

function enumerated(schema: JsonSchema): readonly unknown[] | undefined {
  const holders = [schema, ...((schema.anyOf as readonly JsonSchema[] | undefined) ?? [])];
  return holders.find((holder) => holder.enum !== undefined)?.enum as readonly unknown[];
}

function messageOf(error: ErrorObject): string {
  const schema = error.parentSchema as JsonSchema;
  if (error.keyword === 'pattern' && schema.patternErrorMessage) {
    return String(schema.patternErrorMessage);
  }
  if (schema.errorMessage && EXPLAINED_KEYWORDS.includes(error.keyword)) {
    return String(schema.errorMessage);
  }
  if (error.keyword === 'required') {
    const {missingProperty} = error.params as {missingProperty: string};
    return `the key ${missingProperty} is missing`;
  }
  if (error.keyword === 'type') {
    return `must be ${[schema.type].flat().join(' or ')}`;
  }
  const values = ['enum', 'anyOf'].includes(error.keyword) ? enumerated(schema) : undefined;
  return values ? `must be one of ${values.join(', ')}` : (error.message ?? 'is not valid');
}

/** Whether an error adds information. Others only report that another error, which is kept, exists. */
function isInformative(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return (
    error.keyword !== 'if' &&
    error.keyword !== 'propertyNames' &&
    !errors.some(
      ({keyword, instancePath, schemaPath}) =>
        keyword === 'anyOf' &&
        instancePath === error.instancePath &&
        error.schemaPath.startsWith(`${schemaPath}/`),
    )
  );
}

/** Errors of a validation, one `path: message` for each place and message. */
function describeErrors(errors: readonly ErrorObject[]): string[] {
  const lines = errors
    .filter((error) => isInformative(error, errors))
    .map((error) => `${placeOf(error)}: ${messageOf(error)}`);
  return [...new Set(lines)];
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
  return validator(asJson(data)) ? [] : describeErrors(validator.errors ?? []);
}
