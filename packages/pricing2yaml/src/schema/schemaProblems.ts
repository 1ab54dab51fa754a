/** The words for what violates a schema. */
import type {JsonSchema} from './model';

export interface SchemaProblem {
  /** Keys and list indexes of the value; empty for the root. */
  readonly path: readonly string[];
  /** The key that is missing at the path, if that is the problem. */
  readonly missing?: string;
  readonly message: string;
}

/** A keyword of a schema that a value violates. */
export interface KeywordError {
  readonly keyword: string;
  /** Place of the value; for `propertyNames`, it ends with the name. */
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  /** Place of the keyword, as a JSON pointer into the schema. */
  readonly schemaPath: string;
  /** The key that `required` misses. */
  readonly missing?: string;
}

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

/** Words for keywords that set a limit, before the limit. */
const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'must be >=',
  exclusiveMinimum: 'must be >',
  maximum: 'must be <=',
  exclusiveMaximum: 'must be <',
};

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

function messageOf({keyword, schema, missing}: KeywordError): string {
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

const pathKey = ({path}: Pick<KeywordError, 'path'>): string => JSON.stringify(path);

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

/** Whether an error adds information. Others only report that another error, which is kept, exists. */
const isInformative = (
  {keyword, schema, schemaPath}: KeywordError,
  choices: readonly string[],
): boolean =>
  (!CONTAINERS.includes(keyword) ||
    (keyword === 'additionalProperties' && schema.additionalProperties === false)) &&
  !choices.some((choice) => schemaPath.startsWith(`${choice}/`));

/** The problems that the errors of a validator report; each place and message once. */
export function describeErrors(errors: readonly KeywordError[]): readonly SchemaProblem[] {
  // Places of the anyOf keywords that fail, by the place of the value.
  const choices = new Map<string, string[]>();
  for (const error of errors.filter(({keyword}) => keyword === 'anyOf')) {
    const key = pathKey(error);
    choices.set(key, [...(choices.get(key) ?? []), error.schemaPath]);
  }
  const problems = new Map<string, SchemaProblem>();
  for (const error of errors) {
    const key = pathKey(error);
    if (!isInformative(error, choices.get(key) ?? [])) continue;
    const problem = {path: error.path, missing: error.missing, message: messageOf(error)};
    problems.set(`${key} ${problem.message}`, problem);
  }
  return [...problems.values()];
}
