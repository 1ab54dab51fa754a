/** The words for what violates a schema. */
import type {JsonSchema} from './model';

export interface SchemaProblem {
  /** Keys and list indexes of the value; empty for the root. */
  readonly path: readonly string[];
  /** The key that is missing at the path, if that is the problem. */
  readonly missing?: string;
  readonly message: string;
}

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

/** Words for keywords that set a limit, before the limit. */
const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'must be >=',
  exclusiveMinimum: 'must be >',
  maximum: 'must be <=',
  exclusiveMaximum: 'must be <',
};

/** Keys of a JSON pointer. */
export const pointerKeys = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The values that a schema lists, with their meanings. */
export function listedValues(schema: JsonSchema): readonly (readonly [unknown, string?])[] {
  const holders = [schema, ...((schema.anyOf ?? []) as readonly JsonSchema[])];
  const {enum: values = [], markdownEnumDescriptions: meanings = []} =
    holders.find((holder) => holder.enum !== undefined) ?? {};
  return (values as readonly unknown[]).map((value, at) => [value, (meanings as string[])[at]]);
}

/**
 * The words for a value that violates a keyword.
 *
 * @param schema the schema that contains the keyword
 * @param missing the key that `required` misses
 */
export function messageOf(keyword: string, schema: JsonSchema, missing?: string): string {
  if (keyword === 'pattern' && schema.patternErrorMessage)
    return String(schema.patternErrorMessage);

  if (schema.errorMessage && EXPLAINED_KEYWORDS.includes(keyword))
    return String(schema.errorMessage);

  if (missing !== undefined) return `the key ${missing} is missing`;
  const values = ['type', 'enum', 'anyOf'].includes(keyword) ? listedValues(schema) : [];
  if (values.length > 0) return `must be one of ${values.map(([value]) => value).join(', ')}`;
  if (keyword === 'type') return `must be ${[schema.type].flat().join(' or ')}`;
  const limit = LIMITS[keyword];
  return limit ? `${limit} ${String(schema[keyword])}` : 'is not valid';
}
