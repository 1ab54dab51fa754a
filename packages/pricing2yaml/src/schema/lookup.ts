/** Finds the part of a published schema that describes a place of a pricing. */
import {at, entriesOf, own} from '../places/data';
import {pointerKeys} from './schemaProblems';
import type {FieldFacts, JsonSchema} from './model';

/** A property of a schema that is itself a schema. */
function part(schema: JsonSchema, key: string): JsonSchema | undefined {
  const value = own(schema, key);
  return value !== null && typeof value === 'object' ? (value as JsonSchema) : undefined;
}

function resolve(root: JsonSchema, schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  return pointerKeys(schema.$ref).reduce((value, key) => part(value, key) ?? {}, root);
}

function child(root: JsonSchema, schema: JsonSchema, key: string): JsonSchema | undefined {
  const found =
    part(part(schema, 'properties') ?? {}, key) ??
    part(schema, 'additionalProperties') ??
    (/^\d+$/.test(key) ? part(schema, 'items') : undefined);
  if (!found) return undefined;
  const resolved = resolve(root, found);
  // The schema of a list item refers to that of an entry only within allOf.
  const [first] = (resolved.allOf as readonly JsonSchema[] | undefined) ?? [];
  return first?.$ref ? resolve(root, first) : resolved;
}

/**
 * The schemas that describe the values along a path, from the root on.
 *
 * @param root a published schema
 * @param path keys and list indexes
 * @returns one more than the keys of the path, or fewer if the schema does not describe all of them
 */
export function schemasAlong(root: JsonSchema, path: readonly string[]): readonly JsonSchema[] {
  const found = [root];
  for (const key of path) {
    const next = child(root, found.at(-1)!, key);
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** The facts of the innermost documented field of a path; `undefined` outside documented fields. */
export function factsAt(root: JsonSchema, path: readonly string[]): FieldFacts | undefined {
  const documented = schemasAlong(root, path).findLast((schema) => schema['x-pricing2yaml']);
  return documented?.['x-pricing2yaml'] as FieldFacts | undefined;
}

/** The keys of a value and of everything in it, with the schemas of the key and of its parent. */
function describedKeys(
  root: JsonSchema,
  data: unknown,
  parent = root,
  above: readonly string[] = [],
): {path: readonly string[]; schema: JsonSchema | undefined; parent: JsonSchema}[] {
  return entriesOf(data).flatMap(([key, inner]) => {
    const [path, schema] = [[...above, key], child(root, parent, key)];
    return [{path, schema, parent}, ...(schema ? describedKeys(root, inner, schema, path) : [])];
  });
}

/** Misspelled keys and keys of other versions, which no parser reads, and what to write instead. */
export const findUnreadKeys = (root: JsonSchema, data: unknown) =>
  describedKeys(root, data).flatMap(({path, schema}) => {
    const message = schema?.deprecationMessage;
    return typeof message === 'string' ? [{path, message}] : [];
  });

/** Keys that are valid, because parsers ignore them, but that no version has; and those that parsers read there. */
export const findUnknownKeys = (root: JsonSchema, data: unknown) =>
  describedKeys(root, data).flatMap(({path, schema, parent}) => {
    const properties = part(parent, 'properties') ?? {};
    const known = Object.keys(properties).filter(
      (key) => part(properties, key)?.deprecationMessage === undefined,
    );
    const isItem = Array.isArray(at(data, path.slice(0, -1)));
    return !schema && known.length > 0 && !isItem ? [{path, known}] : [];
  });
