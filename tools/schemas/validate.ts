/** Checks pricings against the published JSON Schemas of Pricing2Yaml. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Ajv, type ErrorObject, type ValidateFunction} from 'ajv';

/** Where the published schemas stand in the repository. */
export const SCHEMA_DIRECTORY = fileURLToPath(
  new URL('../../static/schemas/pricing2yaml', import.meta.url),
);

const validators = new Map<string, ValidateFunction>();

function validatorOf(syntaxVersion: string): ValidateFunction | undefined {
  const known = validators.get(syntaxVersion);
  if (known) return known;
  const file = path.join(SCHEMA_DIRECTORY, `${syntaxVersion}.json`);
  if (!existsSync(file)) return undefined;
  const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false});
  const validator = ajv.compile(JSON.parse(readFileSync(file, 'utf8')));
  validators.set(syntaxVersion, validator);
  return validator;
}

function describe({instancePath, message}: ErrorObject): string {
  return `${instancePath.slice(1).replaceAll('/', '.') || '(root)'}: ${message ?? 'is not valid'}`;
}

/**
 * Checks a parsed pricing against the JSON Schema of one syntax version.
 *
 * @param syntaxVersion the version, such as `2.1`
 * @param data the parsed YAML
 * @returns one `path: message` for each error; empty when the pricing is valid
 */
export function validatePricing(syntaxVersion: string, data: unknown): string[] {
  const validator = validatorOf(syntaxVersion);
  if (!validator) return [];
  return validator(data) ? [] : (validator.errors ?? []).map(describe);
}
