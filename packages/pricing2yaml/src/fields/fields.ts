/**
 * The fields of the Pricing2Yaml syntax, for pages. The facts are read from `x-pricing2yaml` in the
 * published JSON Schemas.
 */
import {
  SYNTAX_VERSIONS,
  unknownVersion,
  type FieldFacts,
  type JsonSchema,
  type SyntaxVersion,
} from '../schema/model';
import {readSchema} from '../schema/published';
import {listedValues} from '../schema/schemaProblems';

/** An allowed value of a field, with its meaning; code between backticks. */
export type AllowedValue = readonly [value: string, meaning?: string];

export interface Field extends Omit<FieldFacts, 'values'> {
  readonly description: string;
  readonly values: readonly AllowedValue[];
}

type FieldSchema = JsonSchema & {readonly 'x-pricing2yaml': FieldFacts};

/** All schemas below a schema that document a field, in the order of the schema. */
function documentedSchemas(schema: unknown): FieldSchema[] {
  if (schema === null || typeof schema !== 'object') return [];
  const below = Object.entries(schema).flatMap(([keyword, value]) =>
    keyword === 'x-pricing2yaml' ? [] : documentedSchemas(value),
  );
  return 'x-pricing2yaml' in schema ? [schema as FieldSchema, ...below] : below;
}

function allowedValues(schema: FieldSchema): readonly AllowedValue[] {
  const {values} = schema['x-pricing2yaml'];
  if (values) return Object.entries(values);
  if (typeof schema.const === 'string') return [[schema.const]];
  return listedValues(schema) as readonly AllowedValue[];
}

const fieldsByVersion = new Map<SyntaxVersion, readonly Field[]>();

/** All fields of a syntax version, in the order of its schema. */
export function fieldsOf(version: SyntaxVersion): readonly Field[] {
  const fields =
    fieldsByVersion.get(version) ??
    documentedSchemas(readSchema(version)).map((schema) => ({
      ...schema['x-pricing2yaml'],
      // The first paragraph of the longer text keeps the backticks around code.
      description: (schema.markdownDescription as string).split('\n\n')[0]!,
      values: allowedValues(schema),
    }));
  fieldsByVersion.set(version, fields);
  return fields;
}

/**
 * Finds one field of a syntax version.
 *
 * @param place path of the field, for example `features.<name>.type`
 * @param version for example `2.1`
 * @throws Error if the version is unknown, or has no field of that path
 */
export function findField(place: string, version: string): Field {
  const known = SYNTAX_VERSIONS.find((candidate) => candidate === version);
  if (!known)
    throw new Error(`${unknownVersion(version)} Choose one of ${SYNTAX_VERSIONS.join(', ')}.`);

  const fields = fieldsOf(known);
  const field = fields.find((candidate) => candidate.path === place);
  if (field) return field;
  const [element] = place.split('.');
  const similar = fields
    .map((candidate) => candidate.path)
    .filter((candidate) => candidate.split('.')[0] === element || !candidate.includes('.'));
  throw new Error(
    `Pricing2Yaml ${version} has no field "${place}". Choose one of ${similar.join(', ')}.`,
  );
}
