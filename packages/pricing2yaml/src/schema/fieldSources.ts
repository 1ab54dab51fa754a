/** Reads the fields of the format from `fields/fields.yml`, and says what each version has of them. */
import {fileURLToPath} from 'node:url';
import {readData} from '../dataFile';
import {CURRENCIES} from './dependencies';
import {
  DESCRIBED_NOTE,
  SYNTAX_VERSIONS,
  contextNames,
  isAtLeast,
  type FieldFacts,
  type JsonSchema,
  type LibrarySupport,
  type SyntaxVersion,
} from './model';

/** When the syntax has a field. */
interface FieldHistory extends Pick<FieldFacts, 'path' | 'removed' | 'replacedBy'> {
  readonly since?: SyntaxVersion;
}

/** A field in one version. Its file explains the keys. */
export interface FieldSource
  extends
    FieldHistory,
    Pick<FieldFacts, 'condition' | 'type' | 'default' | 'changes' | 'rules' | 'values'> {
  readonly description: string;
  readonly status?: FieldFacts['status'];
  readonly pricing4ts?: Partial<LibrarySupport>;
  readonly pricing4java?: Partial<LibrarySupport>;
  readonly isKeyRequired?: boolean;
  readonly keySchema?: JsonSchema;
  readonly schema: JsonSchema;
}

const REQUIRED = ['description', 'type', 'schema'];
const KEYS = [
  ...REQUIRED,
  ...['since', 'removed', 'replacedBy', 'status', 'condition', 'default', 'rules', 'changes'],
  ...['values', 'pricing4ts', 'pricing4java', 'isKeyRequired', 'keySchema'],
];

/**
 * Reads the fields from the content of the file.
 *
 * @throws Error if a field lacks a key, or has one that does not exist
 */
export function readFields(content: unknown): readonly FieldHistory[] {
  const fields = content as Readonly<Record<string, Omit<FieldHistory, 'path'>>>;
  return Object.entries(fields).map(([path, field]) => {
    const wrong = [
      ...Object.keys(field).filter((key) => !KEYS.includes(key)),
      ...REQUIRED.filter((key) => !Object.hasOwn(field, key)),
    ];
    if (wrong.length > 0)
      throw new Error(`fields.yml: "${path}" has unknown or missing keys: ${wrong.join(', ')}.`);

    return {path, ...field};
  });
}

const read = (file: string) =>
  readData(fileURLToPath(new URL(`../fields/${file}`, import.meta.url)));

/** Every field of the format, in the order of pages and editors. */
export const FIELDS = readFields(read('fields.yml'));

/** Pattern for one of the values in any mixture of case. */
function inAnyCase(values: readonly string[]): string {
  const alternatives = values.map((value) =>
    value.replace(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`),
  );
  return `^\\s*(?:${alternatives.join('|')})\\s*$`;
}

const PLACEHOLDERS: Readonly<Record<string, (version: SyntaxVersion) => string>> = {
  '{version}': (version) => version,
  '{planContext}': (version) => contextNames(version).plan,
  '{described}': () => DESCRIBED_NOTE,
  '{currencies}': () => String(CURRENCIES.length),
  '{currencyCode}': () => inAnyCase(CURRENCIES.map(({code}) => code)),
};

type Choices = Readonly<Record<string, string>>;

/** One of the values, spelled exactly like this. */
function exactly(choices: Choices): JsonSchema {
  const meanings = Object.values(choices);
  return {
    enum: Object.keys(choices),
    enumDescriptions: meanings.map((meaning) => meaning.replaceAll('`', '')),
    markdownEnumDescriptions: meanings,
  };
}

/** What the keywords stand for that JSON Schema does not have. */
const KEYWORDS: Readonly<Record<string, (value: Choices) => JsonSchema>> = {
  choices: exactly,
  // Editors suggest upper case, because Pricing4Java accepts nothing else.
  choicesInAnyCase: (choices) => ({
    anyOf: [exactly(choices), {pattern: inAnyCase(Object.keys(choices))}],
    if: {type: 'string', pattern: '[a-z]'},
    then: {
      deprecationMessage:
        'Write this value in upper case, because some parsers accept nothing else.',
    },
  }),
  holds: (values) => ({
    required: Object.keys(values),
    properties: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        {type: 'string', pattern: inAnyCase([value])},
      ]),
    ),
  }),
};

function valueIn(value: unknown, version: SyntaxVersion): unknown {
  if (typeof value === 'string') {
    return value.replace(/\{[a-z]\w*\}/gi, (name) => {
      if (PLACEHOLDERS[name]) return PLACEHOLDERS[name](version);

      throw new Error(`"${value}": ${name} is none of ${Object.keys(PLACEHOLDERS).join(', ')}.`);
    });
  }

  if (Array.isArray(value))
    return value.map((item) => valueIn(item, version)).filter((item) => item !== undefined);

  if (value === null || typeof value !== 'object') return value;
  const versions = SYNTAX_VERSIONS.filter((candidate) => Object.hasOwn(value, candidate));
  if (versions.length > 0) {
    const first = versions.findLast((candidate) => isAtLeast(version, candidate));
    const found = first && (value as Readonly<Record<string, unknown>>)[first];
    return valueIn(found ?? undefined, version);
  }
  const entries = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    const found = valueIn(part, version);
    if (found === undefined) return [];
    if (key === 'defaultSnippets' && typeof found === 'string')
      return [[key, snippetsOf(found, version)]];

    const keyword = KEYWORDS[key];
    return keyword ? Object.entries(keyword(found as Choices)) : [[key, found]];
  });
  return Object.fromEntries(entries);
}

const SNIPPETS: Readonly<Record<string, unknown>> = {
  ...(read('snippets.yml') as object),
  currency: CURRENCIES.map(({code, currency}) => ({
    label: code,
    description: currency,
    body: code,
  })),
};

/**
 * The snippets for an element of a pricing, or for a whole one.
 *
 * @throws Error if there are none with this name
 */
export function snippetsOf(name: string, version: SyntaxVersion): unknown {
  if (!Object.hasOwn(SNIPPETS, name)) throw new Error(`snippets.yml has no snippets "${name}".`);

  return valueIn(SNIPPETS[name], version);
}

/** A field with the values of one version. */
export const inVersion = (field: FieldHistory, version: SyntaxVersion): FieldSource =>
  valueIn(field, version) as FieldSource;

/** Whether a version of the syntax has a field. */
export const hasField = ({since = '1.0', removed}: FieldHistory, version: SyntaxVersion): boolean =>
  isAtLeast(version, since) && (removed === undefined || !isAtLeast(version, removed));
