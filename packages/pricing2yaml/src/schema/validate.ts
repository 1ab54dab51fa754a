/** Checks pricings against the published JSON Schemas of Pricing2Yaml. */
import {interpretSchema} from './interpret';
import {CHOOSING_SCHEMA, SYNTAX_VERSIONS} from './model';
import {readSchema} from './published';

let checks: ReadonlyMap<string, ReturnType<typeof interpretSchema>> | undefined;

function readChecks() {
  const names = [...SYNTAX_VERSIONS, CHOOSING_SCHEMA];
  const schemas = names.map(readSchema);
  return new Map(names.map((name, at) => [name, interpretSchema(schemas[at]!, schemas)]));
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
  checks ??= readChecks();
  const check = checks.get(syntaxVersion);
  if (!check) {
    throw new Error(
      `There is no schema of Pricing2Yaml ${syntaxVersion}. Use one of ${[...checks.keys()].join(', ')}.`,
    );
  }
  // YAML without content is undefined, which JSON does not have.
  return check(data ?? null).map(
    ({path: place, message}) => `${place.join('.') || '(root)'}: ${message}`,
  );
}
