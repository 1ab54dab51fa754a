/** Reads the facts for the specification pages back out of the schemas. */
import {
  RELEASES,
  SYNTAX_VERSIONS,
  type FieldFacts,
  type JsonSchema,
  type LibrarySupport,
  type SyntaxVersion,
} from '../schema/model';

/** Name of a library, as the facts spell it. */
export type LibraryKey = keyof FieldFacts['support'];

/** A value that a field may have, with its meaning; code between backticks. */
export type AllowedValue = readonly [value: string, meaning?: string];

/** What a page says of a field in one version. */
export interface VersionFacts extends Pick<
  FieldFacts,
  'status' | 'condition' | 'type' | 'default' | 'rules'
> {
  readonly description: string;
  readonly values?: readonly AllowedValue[];
  /** Only what sets the field apart from the others of its version. */
  readonly support?: Partial<Record<LibraryKey, Partial<LibrarySupport>>>;
}

/** A field over all versions. */
export interface FieldEntry extends Pick<
  FieldFacts,
  'path' | 'since' | 'removed' | 'replacedBy' | 'changes'
> {
  /** Index into `facts` by version; versions without the field are missing. */
  readonly versions: Partial<Record<SyntaxVersion, number>>;
  readonly facts: readonly VersionFacts[];
}

/** A schema that documents a field. */
type FieldSchema = JsonSchema & {readonly 'x-pricing2yaml': FieldFacts};

function isFieldSchema(value: object): value is FieldSchema {
  return 'x-pricing2yaml' in value;
}

/** All schemas below a schema that document a field, in the order of the schema. */
export function documentedSchemas(schema: unknown): FieldSchema[] {
  if (schema === null || typeof schema !== 'object') return [];
  const below = Object.entries(schema).flatMap(([keyword, value]) =>
    keyword === 'x-pricing2yaml' ? [] : documentedSchemas(value),
  );
  return isFieldSchema(schema) ? [schema, ...below] : below;
}

function enumeration(schema: JsonSchema): readonly AllowedValue[] | undefined {
  const {values} = schema['x-pricing2yaml'] as FieldFacts;
  if (values) return Object.entries(values);
  if (typeof schema.const === 'string') return [[schema.const]];
  const holders = [schema, ...((schema.anyOf as readonly JsonSchema[] | undefined) ?? [])];
  const holder = holders.find((candidate) => candidate.enum !== undefined);
  if (!holder) return undefined;
  const meanings = holder.markdownEnumDescriptions as readonly string[];
  return (holder.enum as readonly string[]).map((value, index) => [value, meanings[index]!]);
}

/** Leaves out what holds for every field that the library reads in this version. */
function particulars(
  support: LibrarySupport,
  releases: string | undefined,
): Partial<LibrarySupport> | undefined {
  if (releases === undefined) return undefined;
  const {reads, ...rest} = support;
  const special = {
    ...rest,
    ...(reads ? {} : {reads}),
    ...(support.releases === releases ? {releases: undefined} : {}),
  };
  return Object.values(special).some((value) => value !== undefined) ? special : undefined;
}

function factsIn(schema: FieldSchema, version: SyntaxVersion): VersionFacts {
  const {status, condition, type, default: fallback, rules, support} = schema['x-pricing2yaml'];
  const values = enumeration(schema);
  // The first paragraph of the longer text keeps the backticks around code.
  const [description] = (schema.markdownDescription as string).split('\n\n') as [string];
  const pricing4ts = particulars(support.pricing4ts, RELEASES[version].pricing4ts);
  const pricing4java = particulars(support.pricing4java, RELEASES[version].pricing4java);
  return {
    description,
    status,
    ...(condition === undefined ? {} : {condition}),
    type,
    ...(values === undefined ? {} : {values}),
    ...(fallback === undefined ? {} : {default: fallback}),
    ...(rules === undefined ? {} : {rules}),
    ...(pricing4ts || pricing4java ? {support: {pricing4ts, pricing4java}} : {}),
  };
}

/**
 * Gathers the fields of all versions; versions in which a field is the same share its facts.
 *
 * @param schemas version and schema, oldest first
 */
export function collectFields(
  schemas: readonly (readonly [version: SyntaxVersion, schema: JsonSchema])[],
): FieldEntry[] {
  const entries = new Map<string, {facts: FieldFacts; versions: Map<SyntaxVersion, string>}>();
  for (const [version, schema] of schemas) {
    for (const documented of documentedSchemas(schema)) {
      const facts = documented['x-pricing2yaml'];
      const entry = entries.get(facts.path) ?? {facts, versions: new Map()};
      entry.versions.set(version, JSON.stringify(factsIn(documented, version)));
      entries.set(facts.path, entry);
    }
  }
  return [...entries.values()].map(({facts, versions}) => {
    const {path, since, removed, replacedBy, changes} = facts;
    const distinct = [...new Set(versions.values())];
    return {
      path,
      since,
      ...(removed === undefined ? {} : {removed}),
      ...(replacedBy === undefined ? {} : {replacedBy}),
      ...(changes === undefined ? {} : {changes}),
      versions: Object.fromEntries(
        SYNTAX_VERSIONS.filter((version) => versions.has(version)).map((version) => [
          version,
          distinct.indexOf(versions.get(version)!),
        ]),
      ),
      facts: distinct.map((text) => JSON.parse(text) as VersionFacts),
    };
  });
}
