/** Turns the field sources into JSON Schemas. */
import {FIELDS, hasField, inVersion, snippetsOf, type FieldSource} from './fieldSources';
import {
  CHOOSING_SCHEMA,
  DESCRIBED_NOTE,
  RELEASES,
  SYNTAX_VERSIONS,
  isAtLeast,
  type JsonSchema,
  type LibrarySupport,
  type SyntaxVersion,
} from './model';

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

/** An entry of an add-on. In a plan, `value` is not required. */
const ADD_ON_ENTRY: JsonSchema = {
  type: 'object',
  errorMessage: 'Write a mapping with a "value" key.',
};

const OVERRIDE: JsonSchema = {
  type: ['object', 'null'],
  errorMessage: 'Write a mapping with a "value" key; Pricing4TS ignores anything else.',
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

const supportOf = (
  allReleases: string | undefined,
  {reads = allReleases !== undefined, releases = allReleases, note}: Partial<LibrarySupport> = {},
): JsonSchema =>
  allReleases === undefined
    ? {reads: false}
    : {reads, releases: reads ? releases : undefined, note};

/** The facts of a field in one version, which are `FieldFacts` as JSON. */
function factsOf(field: FieldSource, version: SyntaxVersion): JsonSchema {
  const {path, status = 'optional', since = '1.0', rules = []} = field;
  const releases = RELEASES[version];
  return {
    path,
    status,
    condition: field.condition,
    type: field.type,
    default: field.default,
    since,
    removed: field.removed,
    replacedBy: field.replacedBy,
    changes: field.changes,
    rules: rules.length === 0 ? undefined : rules,
    values: field.values,
    support: {
      pricing4ts: supportOf(releases.pricing4ts, field.pricing4ts),
      pricing4java: supportOf(releases.pricing4java, field.pricing4java),
    },
  };
}

const STATUS_WORDS = {required: 'Required', optional: 'Optional', conditional: 'Conditional'};

/** What editors show on hover over a key. */
function documentation(field: FieldSource, version: SyntaxVersion, urls: SchemaUrls): JsonSchema {
  const {path, description, status = 'optional', type, condition, rules = []} = field;
  const lines = [
    description,
    `${STATUS_WORDS[status]}, ${type}.${condition ? ` ${condition}` : ''}` +
      (field.default === undefined ? '' : ` Default: ${field.default}.`),
    ...(rules.length > 0 ? [rules.map((rule) => `- ${rule}`).join('\n')] : []),
    `[\`${path}\` in Pricing2Yaml ${version}](${urls.field(path, version)})`,
  ];
  return {
    description: description.replaceAll('`', ''),
    markdownDescription: lines.join('\n\n'),
    'x-pricing2yaml': factsOf(field, version),
  };
}

/** A place in a pricing: the root, a key, or any key of a map. */
interface Place {
  readonly path: string;
  field?: FieldSource;
  readonly keys: Map<string, Place>;
  anyKey?: Place;
}

const isAnyKey = (segment: string): boolean => segment.startsWith('<');

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
    place.field = inVersion(field, version);
  }
  return root;
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const parentPath = (path: string): string =>
  path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';

function absence(field: (typeof FIELDS)[number], version: SyntaxVersion): string {
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

/** The keys of a place, from the tree. */
function keysOf(
  place: Place,
  own: JsonSchema,
  version: SyntaxVersion,
  urls: SchemaUrls,
): JsonSchema {
  if (place.keys.size === 0) return {};
  const children = [...place.keys.values()];
  const required = children.filter(
    ({field}) => field && (field.isKeyRequired ?? field.status === 'required'),
  );
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
  const propertyNames = anyKey.field?.keySchema;
  const definition = DEFINITIONS[place.path];
  const entry = definition
    ? {$ref: `#/definitions/${definition}`}
    : schemaOf(anyKey, version, urls);
  const takesList = definition !== undefined && (own.type as readonly string[]).includes('array');
  const name = {type: 'string', ...propertyNames};
  return {
    propertyNames,
    additionalProperties: entry,
    items: takesList ? {allOf: [entry], required: ['name'], properties: {name}} : undefined,
  };
}

function schemaOf(place: Place, version: SyntaxVersion, urls: SchemaUrls): JsonSchema {
  const own = place.field?.schema ?? ENTRIES[place.path] ?? {};
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
    defaultSnippets: snippetsOf('pricing', version),
    ...schemaOf(root, version, urls),
    allOf: referencesWithoutTarget(version),
    definitions: Object.fromEntries(definitions) as JsonSchema,
  };
}

const versionKey = (version: SyntaxVersion): 'syntaxVersion' | 'version' =>
  isAtLeast(version, '2.1') ? 'syntaxVersion' : 'version';

const quotedList = (versions: readonly SyntaxVersion[]): string =>
  versions.map((version) => `"${version}"`).join(', ');

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
    defaultSnippets: snippetsOf('pricing', later.at(-1)!),
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
