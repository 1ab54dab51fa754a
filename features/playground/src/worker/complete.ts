/** Proposals from the published schema and from the names in the file. */
import type {KeyPath} from '@pricing4saas/pricing2yaml/places/data';
import {stringify} from 'yaml';
import {schemasAlong} from '@pricing4saas/pricing2yaml/schema/lookup';
import {
  contextNames,
  type FieldFacts,
  type JsonSchema,
} from '@pricing4saas/pricing2yaml/schema/model';
import {listedValues} from '@pricing4saas/pricing2yaml/schema/schemaProblems';
import type {Completion, Completions} from '../types';
import {
  itemsIn,
  keyOf,
  keysIn,
  lineWith,
  pathAbove,
  scalarAt,
  siblingsOf,
  type Line,
} from './outline';

type Lines = readonly Line[];
/** A snippet of the schema; its placeholders are `${1:text}`. */
interface Snippet {
  readonly label: string;
  readonly description?: string;
  readonly body: string | Readonly<Record<string, unknown>>;
}

/** Where the names of the file belong, by the last keys of a path. */
const NAMES: Readonly<Record<string, KeyPath>> = {
  availableFor: ['plans'],
  dependsOn: ['addOns'],
  excludes: ['addOns'],
  linkedFeatures: ['features'],
};

/** Blocks of a plan or an add-on, with the block whose names they contain. */
const OVERRIDES: Readonly<Record<string, string>> = {
  features: 'features',
  usageLimits: 'usageLimits',
  usageLimitsExtensions: 'usageLimits',
};

/** The scalar in a form that YAML reads as this string. */
const quoted = (text: string): string => stringify(text, {lineWidth: 0}).trimEnd();

const option = (
  kind: Completion['kind'],
  label: string,
  more: Partial<Completion> = {},
): Completion => ({kind, label, insert: label, detail: undefined, info: undefined, ...more});

const typesOf = (schema: JsonSchema): readonly unknown[] => [schema.type].flat();

const isDeprecated = (schema: JsonSchema): boolean => 'deprecationMessage' in schema;

/** Whether a path is a block of overrides, such as `plans.STUDIO.features`. */
function overriddenBlock([block, , key, ...rest]: KeyPath): string | undefined {
  const isOffer = block === 'plans' || block === 'addOns';
  return isOffer && key !== undefined && rest.length === 0 ? OVERRIDES[key] : undefined;
}

/** The text after a new key: where its value begins. */
function afterKey(schema: JsonSchema, column: number): string {
  const types = typesOf(schema);
  if (types.some((type) => ['string', 'number', 'boolean'].includes(type as string))) return ': ';
  const indent = `:\n${' '.repeat(column + 2)}`;
  if (types.includes('object')) return indent;
  return types.includes('array') ? `${indent}- ` : ': ';
}

/** The explanation of a key. */
export function infoOf(schema: JsonSchema): string | undefined {
  const text = schema.deprecationMessage ?? schema.markdownDescription ?? schema.description;
  return typeof text === 'string' ? text : undefined;
}

const declaredFacts = (schema: JsonSchema): FieldFacts | undefined =>
  schema['x-pricing2yaml'] as FieldFacts | undefined;

/** The schema of the value at a path. */
export const schemaAt = (schema: JsonSchema, path: KeyPath): JsonSchema | undefined =>
  schemasAlong(schema, path)[path.length];

const isRequired = (schema: JsonSchema): boolean => declaredFacts(schema)?.status === 'required';

const snippetsIn = (schema: JsonSchema): readonly Snippet[] =>
  (schema.defaultSnippets ?? []) as readonly Snippet[];

/** Entries with the texts of their placeholders. */
function newEntries(schema: JsonSchema, column: number): readonly Completion[] {
  return snippetsIn(schema).flatMap(({label, description, body}) => {
    if (typeof body === 'string') return [];
    const lines = stringify(body, {lineWidth: 0}).trimEnd().split('\n');
    const insert = lines.join(`\n${' '.repeat(column)}`).replaceAll(/\$\{\d+:([^}]*)\}/g, '$1');
    return [option('key', `new ${label}`, {info: description, insert})];
  });
}

function keyOptions(
  schema: JsonSchema,
  lines: Lines,
  path: KeyPath,
  column: number,
  used: KeyPath,
): readonly Completion[] {
  const block = overriddenBlock(path);
  if (block) {
    const insert = (name: string) => `${quoted(name)}:\n${' '.repeat(column + 2)}value: `;
    return keysIn(lines, [block])
      .filter((name) => !used.includes(name))
      .map((name) => {
        const info = scalarAt(lines, [block, name, 'description']);
        const detail = scalarAt(lines, [block, name, 'valueType']);
        return option('name', name, {detail, info, insert: insert(name)});
      });
  }
  const own = schemaAt(schema, path) ?? {};
  const properties = (own.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const keys = Object.entries(properties)
    .filter(([key, property]) => !isDeprecated(property) && !used.includes(key))
    .toSorted(([, a], [, b]) => Number(isRequired(b)) - Number(isRequired(a)))
    .map(([key, property]) => {
      const facts = declaredFacts(property);
      return option('key', key, {
        detail: facts && `${facts.type}${isRequired(property) ? ', required' : ''}`,
        info: infoOf(property),
        insert: `${key}${afterKey(property, column)}`,
      });
    });
  // The snippet of the root is a whole file.
  const isStarted = path.length === 0 && used.length > 0;
  return isStarted ? keys : [...newEntries(own, column), ...keys];
}

/** The values that a schema lists. */
export const choicesOf = (schema: JsonSchema): readonly Completion[] =>
  listedValues(schema).map(([value, info]) => option('value', String(value), {info}));

function schemaValues(schema: JsonSchema): readonly Completion[] {
  if (typeof schema.const === 'string')
    return [option('value', schema.const, {insert: `"${schema.const}"`, info: infoOf(schema)})];

  const values = choicesOf(schema);
  const snippets = snippetsIn(schema)
    .filter(({body}) => typeof body === 'string')
    .map(({label, description, body}) =>
      option('value', label, {detail: description, insert: quoted(String(body))}),
    );
  const examples = ((schema.examples ?? []) as readonly unknown[])
    .filter((example) => typeof example === 'string')
    .map((example) => option('example', example, {detail: 'example', insert: quoted(example)}));
  return [...values, ...snippets, ...(values.length + snippets.length > 0 ? [] : examples)];
}

/** The declared type of the value at a path, if the schema leaves it to `valueType`. */
function declaredType(lines: Lines, path: KeyPath): string | undefined {
  const key = path.at(-1);
  if (key !== 'value' && key !== 'defaultValue') return undefined;
  const block = overriddenBlock(path.slice(0, 3));
  const entry = block && path.length > 4 ? [block, path[3]!] : path.slice(0, 2);
  return scalarAt(lines, [...entry, 'valueType'])?.toUpperCase();
}

function valueOptions(schema: JsonSchema, lines: Lines, path: KeyPath): readonly Completion[] {
  const list = path.at(-1) === '0' ? path.at(-2) : undefined;
  const names = list === undefined ? undefined : NAMES[list];
  const name = (text: string) => option('name', text, {insert: quoted(text)});
  if (names) {
    const used = itemsIn(lines, path.slice(0, -1));
    return keysIn(lines, names)
      .filter((each) => each !== path[1] && !used.includes(each))
      .map(name);
  }
  if (path.length === 3 && path[2] === 'tag') return itemsIn(lines, ['tags']).map(name);
  const [block, entry, key] = path;
  if (block === 'features' && key === 'expression' && path.length === 3) {
    const {plan} = contextNames(scalarAt(lines, ['syntaxVersion']));
    return [option('value', `${plan}['features']['${entry}']`)];
  }
  const own = schemaAt(schema, path);
  if (!own) return [];
  const type = declaredType(lines, path);
  if (type === 'NUMERIC') return [option('value', '.inf', {detail: 'unlimited'})];
  const types = typesOf(own);
  const isBoolean = type === 'BOOLEAN' || (types.includes('boolean') && !types.includes('string'));
  if (isBoolean) return [option('value', 'true'), option('value', 'false')];
  return type === 'TEXT' ? [] : schemaValues(own);
}

/** Names inside an expression or a formula, before the cursor. */
function codeOptions(lines: Lines, path: KeyPath, before: string): Completions | undefined {
  const read = /(?:plan|pricing)Context\['(features|usageLimits)'\]\['([^']*)$/.exec(before);
  const isExpression = /^(?:expression|serverExpression)$/.test(path.at(-1) ?? '');
  if (isExpression && read) {
    const options = keysIn(lines, [read[1]!]).map((name) =>
      option('name', name, {
        insert: `${name}']`,
        detail: scalarAt(lines, [read[1]!, name, 'valueType']),
      }),
    );
    return {from: before.length - read[2]!.length, options};
  }
  const variable = /#(\w*)$/.exec(before);
  if (!variable || !/(?:^p|P)rice$/.test(path.at(-1) ?? '')) return undefined;
  const options = keysIn(lines, ['variables']).map((name) =>
    option('name', name, {detail: scalarAt(lines, ['variables', name])}),
  );
  return {from: before.length - variable[1]!.length, options};
}

/** Proposals for the text before the cursor, whose offset is that in the line. */
function proposals(schema: JsonSchema, lines: Lines, index: number, before: string) {
  const line = lines[index]!;
  const key = keyOf(before);
  if (key) {
    const path = [...pathAbove(lines, index, key.column), key.name];
    const code = codeOptions(lines, path, before);
    if (code) return code;
    const value = /^:\s+(\[(?:.*,)?\s*)?(.*)$/.exec(before.slice(key.end));
    if (!value) return undefined;
    const [, bracket, typed] = value;
    const options = valueOptions(schema, lines, bracket === undefined ? path : [...path, '0']);
    return {from: before.length - typed!.length, options};
  }
  const [, indent, dash, typed] = /^(\s*)(-\s+)?(.*)$/.exec(before)!;
  const column = indent!.length + (dash?.length ?? 0);
  const from = before.length - typed!.length;
  // Columns count from the dash in a list of scalars, and from the key in a list of mappings.
  if (dash) {
    const path = [...pathAbove(lines, index, line.indent), '0'];
    return {from, options: valueOptions(schema, lines, path)};
  }
  if (!/^[\w"'.$/ -]*$/.test(typed!)) return undefined;
  const path = pathAbove(lines, index, column);
  const used = siblingsOf(lines, index, column);
  const options = keyOptions(schema, lines, path, column, used);
  const hasColon = line.text.slice(before.length).startsWith(':');
  return {
    from,
    options: hasColon ? options.map((each) => ({...each, insert: each.label})) : options,
  };
}

/**
 * Proposes keys, values and names at a position.
 *
 * @param text the text, which may be broken YAML
 * @param position offset of the cursor
 * @param schema published schema of the version of the file
 * @returns undefined if nothing is known about the position; the caller filters by what is typed
 */
export function complete(
  text: string,
  position: number,
  schema: JsonSchema,
): Completions | undefined {
  const {lines, index, start} = lineWith(text, position);
  const before = text.slice(start, position);
  if (/^\s*#|^(?:[^"']|"[^"]*"|'[^']*')*\s#/.test(before)) return undefined;
  const found = proposals(schema, lines, index, before);
  return found && found.options.length > 0 ? {...found, from: start + found.from} : undefined;
}
