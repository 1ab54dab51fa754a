/** Turns the field sources into JSON Schemas. */
import {
  CHOOSING_SCHEMA,
  DESCRIBED_NOTE,
  RELEASES,
  SYNTAX_VERSIONS,
  hasField,
  inVersion,
  isAtLeast,
  type FieldFacts,
  type FieldSource,
  type JsonSchema,
  type LibrarySupport,
  type SyntaxVersion,
} from './model';
import {ADD_ON_ENTRY, ADD_ON_FIELDS} from './source/addOns';
import {FEATURE_FIELDS} from './source/features';
import {PLAN_FIELDS} from './source/plans';
import {ROOT_FIELDS} from './source/root';
import {OVERRIDE} from './source/shared';
import {pricingSnippet} from './source/snippets';
import {USAGE_LIMIT_FIELDS} from './source/usageLimits';
import {NAME} from './source/values';

/** Every field of the format, in the order of pages and editors. */
export const FIELDS: readonly FieldSource[] = [
  ...ROOT_FIELDS,
  ...FEATURE_FIELDS,
  ...USAGE_LIMIT_FIELDS,
  ...PLAN_FIELDS,
  ...ADD_ON_FIELDS,
];

/** URLs in the schemas, which depend on the site that publishes them. */
export interface SchemaUrls {
  /** URL of the schema with a file name, without extension. */
  readonly schema: (name: string) => string;
  /** URL of the description of a field in a syntax version. */
  readonly field: (path: string, version: SyntaxVersion) => string;
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Maps of the root whose entries are definitions, with the names of these. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  features: 'feature',
  usageLimits: 'usageLimit',
  plans: 'plan',
  addOns: 'addOn',
};

/** Entries of maps that are not fields themselves. */
const ENTRIES: Readonly<Record<string, JsonSchema>> = {
  'plans.<name>.features.<feature>': OVERRIDE,
  'plans.<name>.usageLimits.<limit>': OVERRIDE,
  'addOns.<name>.features.<feature>': OVERRIDE,
  'addOns.<name>.usageLimits.<limit>': ADD_ON_ENTRY,
  'addOns.<name>.usageLimitsExtensions.<limit>': ADD_ON_ENTRY,
};

const OPEN_KEYS =
  'Unknown keys are valid, because all parsers ignore them. The deprecationMessage of known ' +
  'misspellings and of keys of other versions appears in editors.';

function supportOf(
  releases: string | undefined,
  particulars: Partial<LibrarySupport> | undefined,
): LibrarySupport {
  if (releases === undefined) return {reads: false};
  const {reads = true, note} = particulars ?? {};
  return {
    reads,
    ...(reads ? {releases: particulars?.releases ?? releases} : {}),
    ...(note === undefined ? {} : {note}),
  };
}

/** The facts of a field in one version. */
export function fieldFacts(field: FieldSource, version: SyntaxVersion): FieldFacts {
  const condition = inVersion(field.condition, version);
  const fallback = inVersion(field.default, version);
  const rules = inVersion(field.rules, version) ?? [];
  const releases = RELEASES[version];
  return {
    path: field.path,
    status: inVersion(field.status, version) ?? 'optional',
    ...(condition === undefined ? {} : {condition}),
    type: inVersion(field.type, version),
    ...(fallback === undefined ? {} : {default: fallback}),
    since: field.since ?? '1.0',
    ...(field.removed === undefined ? {} : {removed: field.removed}),
    ...(field.replacedBy === undefined ? {} : {replacedBy: field.replacedBy}),
    ...(field.changes === undefined ? {} : {changes: field.changes}),
    ...(rules.length === 0 ? {} : {rules}),
    ...(field.values === undefined ? {} : {values: field.values}),
    support: {
      pricing4ts: supportOf(releases.pricing4ts, inVersion(field.pricing4ts, version)),
      pricing4java: supportOf(releases.pricing4java, inVersion(field.pricing4java, version)),
    },
  };
}

const STATUS_WORDS = {required: 'Required', optional: 'Optional', conditional: 'Conditional'};

/** What editors show on hover over a key. */
function documentation(field: FieldSource, version: SyntaxVersion, urls: SchemaUrls): JsonSchema {
  const description = inVersion(field.description, version);
  const facts = fieldFacts(field, version);
  const lines = [
    description,
    `${STATUS_WORDS[facts.status]}, ${facts.type}.${facts.condition ? ` ${facts.condition}` : ''}` +
      (facts.default === undefined ? '' : ` Default: ${facts.default}.`),
    ...(facts.rules ? [facts.rules.map((rule) => `- ${rule}`).join('\n')] : []),
    `[\`${field.path}\` in Pricing2Yaml ${version}](${urls.field(field.path, version)})`,
  ];
  return {
    description: description.replaceAll('`', ''),
    markdownDescription: lines.join('\n\n'),
    'x-pricing2yaml': facts,
  };
}

/** A place in a pricing: the root, a key, or any key of a map. */
interface Place {
  readonly path: string;
  field?: FieldSource;
  readonly keys: Map<string, Place>;
  anyKey?: Place;
}

function isAnyKey(segment: string): boolean {
  return segment.startsWith('<');
}

function placesOf(version: SyntaxVersion): Place {
  const root: Place = {path: '', keys: new Map()};
  for (const field of FIELDS.filter((candidate) => hasField(candidate, version))) {
    let place = root;
    for (const segment of field.path.split('.')) {
      const path = place.path === '' ? segment : `${place.path}.${segment}`;
      const known = isAnyKey(segment) ? place.anyKey : place.keys.get(segment);
      const next: Place = known ?? {path, keys: new Map()};
      if (isAnyKey(segment)) place.anyKey = next;
      else place.keys.set(segment, next);
      place = next;
    }
    place.field = field;
  }
  return root;
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function parentPath(path: string): string {
  return path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
}

function absence(field: FieldSource, version: SyntaxVersion): string {
  const key = lastSegment(field.path);
  if (field.since !== undefined && !isAtLeast(version, field.since))
    return `Pricing2Yaml ${version} does not have ${key}, which was added in ${field.since}.`;

  const fix = field.replacedBy ? `Write ${field.replacedBy.replaceAll('`', '')}.` : 'Remove it.';
  return `Pricing2Yaml ${version} no longer has ${key}. ${fix}`;
}

/** Messages that editors show at keys of other versions and at keys in the wrong case. */
function hintsAt(place: Place, version: SyntaxVersion): Record<string, JsonSchema> {
  const hints: Record<string, JsonSchema> = {};
  for (const key of place.keys.keys()) {
    const misspelled = key.toLowerCase();
    if (misspelled !== key)
      hints[misspelled] = {deprecationMessage: `Parsers ignore this spelling. Write ${key}.`};
  }
  for (const field of FIELDS) {
    if (!hasField(field, version) && parentPath(field.path) === place.path)
      hints[lastSegment(field.path)] = {deprecationMessage: absence(field, version)};
  }
  return hints;
}

function isKeyRequired(field: FieldSource | undefined, version: SyntaxVersion): boolean {
  return (
    field !== undefined && (field.isKeyRequired ?? inVersion(field.status, version) === 'required')
  );
}

/** The keys of a place, from the tree. */
function keysOf(
  place: Place,
  own: JsonSchema,
  version: SyntaxVersion,
  urls: SchemaUrls,
): JsonSchema {
  if (place.keys.size === 0) return {};
  const children = [...place.keys.values()];
  const required = children.filter(({field}) => isKeyRequired(field, version));
  return {
    ...(required.length === 0 ? {} : {required: required.map(({path}) => lastSegment(path))}),
    properties: {
      ...hintsAt(place, version),
      ...(own.properties as JsonSchema | undefined),
      ...Object.fromEntries(
        children.map((child) => [lastSegment(child.path), schemaOf(child, version, urls)]),
      ),
    },
  };
}

/** Keywords for every key that the author chooses. */
function anyKeyOf(
  place: Place,
  own: JsonSchema,
  version: SyntaxVersion,
  urls: SchemaUrls,
): JsonSchema {
  const {anyKey} = place;
  if (!anyKey) return {};
  const definition = DEFINITIONS[place.path];
  const entry = definition
    ? {$ref: `#/definitions/${definition}`}
    : schemaOf(anyKey, version, urls);
  const takesList = definition !== undefined && (own.type as readonly string[]).includes('array');
  return {
    ...(anyKey.field?.keySchema ? {propertyNames: anyKey.field.keySchema} : {}),
    additionalProperties: entry,
    ...(takesList
      ? {items: {allOf: [entry], required: ['name'], properties: {name: {type: 'string', ...NAME}}}}
      : {}),
  };
}

function schemaOf(place: Place, version: SyntaxVersion, urls: SchemaUrls): JsonSchema {
  const own = place.field ? inVersion(place.field.schema, version) : (ENTRIES[place.path] ?? {});
  return {
    ...(place.field ? documentation(place.field, version, urls) : {}),
    ...own,
    ...keysOf(place, own, version, urls),
    ...anyKeyOf(place, own, version, urls),
  };
}

/** References that cannot have a target: editors can detect them without knowing any name. */
function referencesWithoutTarget(version: SyntaxVersion): readonly JsonSchema[] {
  const entries = (keys: JsonSchema) => ({additionalProperties: {properties: keys}});
  const none = {
    additionalProperties: false,
    errorMessage:
      'The pricing does not have this limit. Add it to the top-level usageLimits first.',
  };
  const limits = {usageLimits: none};
  const tag = {enum: ['', null], errorMessage: 'Add the tag to the top-level list tags first.'};
  return [
    {
      if: {not: {required: ['usageLimits'], properties: {usageLimits: {minProperties: 1}}}},
      then: {
        properties: {
          plans: entries(limits),
          addOns: entries({...limits, usageLimitsExtensions: none}),
        },
      },
    },
    ...(isAtLeast(version, '2.0')
      ? [
          {
            if: {not: {required: ['tags'], properties: {tags: {type: 'array', minItems: 1}}}},
            then: {properties: {features: entries({tag})}},
          },
        ]
      : []),
  ];
}

/** The JSON Schema of one syntax version. */
export function buildSchema(version: SyntaxVersion, urls: SchemaUrls): JsonSchema {
  const root = placesOf(version);
  const definitions = Object.entries(DEFINITIONS).map(([key, name]) => [
    name,
    schemaOf(root.keys.get(key)!.anyKey!, version, urls),
  ]);
  return {
    $schema: DRAFT,
    $id: urls.schema(version),
    $comment: OPEN_KEYS,
    title: `Pricing2Yaml ${version}`,
    description: `The pricing of a service in Pricing2Yaml ${version}.`,
    type: 'object',
    defaultSnippets: [pricingSnippet(version)],
    ...schemaOf(root, version, urls),
    allOf: referencesWithoutTarget(version),
    definitions: Object.fromEntries(definitions) as JsonSchema,
  };
}

function versionKey(version: SyntaxVersion): 'syntaxVersion' | 'version' {
  return isAtLeast(version, '2.1') ? 'syntaxVersion' : 'version';
}

function quotedList(versions: readonly SyntaxVersion[]): string {
  return versions.map((version) => `"${version}"`).join(', ');
}

/** The JSON Schema that chooses another one by the version that a file declares. */
export function buildChoosingSchema(urls: SchemaUrls): JsonSchema {
  const later = SYNTAX_VERSIONS.filter((version) => versionKey(version) === 'syntaxVersion');
  const early = SYNTAX_VERSIONS.filter((version) => versionKey(version) === 'version');
  const choose = (version: SyntaxVersion): JsonSchema => ({
    if: {
      required: [versionKey(version)],
      properties: {[versionKey(version)]: {const: version}},
      ...(versionKey(version) === 'version' ? {not: {required: ['syntaxVersion']}} : {}),
    },
    then: {$ref: urls.schema(version)},
  });
  return {
    $schema: DRAFT,
    $id: urls.schema(CHOOSING_SCHEMA),
    $comment:
      'For files of several versions. Editors complete the rest of a file after you write its version.',
    title: 'Pricing2Yaml',
    description: 'The pricing of a service, in the Pricing2Yaml version that the file declares.',
    type: 'object',
    defaultSnippets: [pricingSnippet(later.at(-1)!)],
    if: {required: ['version'], not: {required: ['syntaxVersion']}},
    then: {
      properties: {
        version: {
          type: 'string',
          enum: early,
          errorMessage: `In files without syntaxVersion, write ${quotedList(early)} here, with quotes.`,
        },
      },
    },
    else: {
      required: ['syntaxVersion'],
      properties: {
        syntaxVersion: {
          description: 'The Pricing2Yaml version of the file.',
          type: 'string',
          enum: later,
          errorMessage: `Write ${quotedList(later)} with quotes. Earlier versions use version instead. ${DESCRIBED_NOTE}`,
        },
      },
    },
    allOf: SYNTAX_VERSIONS.map(choose),
  };
}
