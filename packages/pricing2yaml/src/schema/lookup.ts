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

/** Calls a function for each key of a value, with the schemas of the key and of its parent. */
function visitKeys(
  root: JsonSchema,
  data: unknown,
  report: (path: readonly string[], schema: JsonSchema | undefined, parent: JsonSchema) => void,
): void {
  const visit = (parent: JsonSchema, value: unknown, above: readonly string[]) => {
    for (const [key, inner] of entriesOf(value)) {
      const [path, schema] = [[...above, key], child(root, parent, key)];
      report(path, schema, parent);
      if (schema) visit(schema, inner, path);
    }
  };
  visit(root, data, []);
}

/** A key that no parser of the version reads, and what to write instead. */
export interface UnreadKey {
  readonly path: readonly string[];
  readonly message: string;
}

/** Misspelled keys and keys of other versions, which are valid but without effect. */
export function findUnreadKeys(root: JsonSchema, data: unknown): readonly UnreadKey[] {
  const found: UnreadKey[] = [];
  visitKeys(root, data, (path, schema) => {
    const message = schema?.deprecationMessage;
    if (typeof message === 'string') found.push({path, message});
  });
  return found;
}

/** A key that the schema of its object does not have, and the keys that parsers read there. */
export interface UnknownKey {
  readonly path: readonly string[];
  readonly known: readonly string[];
}

/** Keys that are valid, because parsers ignore them, but that no version has. */
export function findUnknownKeys(root: JsonSchema, data: unknown): readonly UnknownKey[] {
  const found: UnknownKey[] = [];
  visitKeys(root, data, (path, schema, parent) => {
    const properties = part(parent, 'properties') ?? {};
    const known = Object.keys(properties).filter(
      (key) => part(properties, key)?.deprecationMessage === undefined,
    );
    const isItem = Array.isArray(at(data, path.slice(0, -1)));
    if (!schema && known.length > 0 && !isItem) found.push({path, known});
  });
  return found;
}
