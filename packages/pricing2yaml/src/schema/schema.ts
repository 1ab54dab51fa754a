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

const isAnyKey = (path: string): boolean => lastSegment(path).startsWith('<');

/** A path, after those of what contains it. */
const pathsTo = (path: string): string[] =>
  path.split('.').map((_, at, segments) => segments.slice(0, at + 1).join('.'));

/** Builds the schemas of the places in a pricing: the root, whose path is empty, keys, and any key of a map. */
class PlaceSchemas {
  private readonly fields: ReadonlyMap<string, FieldSource>;
  /** In the order of the fields. A map or its entries may be a place that is not a field. */
  private readonly paths: readonly string[];

  constructor(
    private readonly version: SyntaxVersion,
    private readonly urls: SchemaUrls,
  ) {
    const fields = FIELDS.filter((field) => hasField(field, version));
    this.fields = new Map(fields.map((field) => [field.path, inVersion(field, version)]));
    this.paths = [...new Set(fields.flatMap(({path}) => pathsTo(path)))];
  }

  schemaOf(path: string): JsonSchema {
    const field = this.fields.get(path);
    const own = field?.schema ?? ENTRIES[path] ?? {};
    return {
      ...(field && documentation(field, this.version, this.urls)),
      ...own,
      ...this.keysOf(path, own),
      ...this.anyKeyOf(path, own),
    };
  }

  /** Path of the entries of a map. */
  entryOf(path: string): string | undefined {
    return this.paths.find((each) => parentPath(each) === path && isAnyKey(each));
  }

  private keysOf(path: string, own: JsonSchema): JsonSchema {
    const keys = this.paths.filter((each) => parentPath(each) === path && !isAnyKey(each));
    if (keys.length === 0) return {};
    const required = keys.filter((key) => {
      const field = this.fields.get(key);
      return field?.isKeyRequired ?? field?.status === 'required';
    });
    return {
      ...(required.length === 0 ? {} : {required: required.map(lastSegment)}),
      properties: {
        ...this.hintsAt(path, keys),
        ...(own.properties as JsonSchema | undefined),
        ...Object.fromEntries(keys.map((key) => [lastSegment(key), this.schemaOf(key)])),
      },
    };
  }

  /** Messages that editors show at keys of other versions and at keys in the wrong case. */
  private hintsAt(path: string, keys: readonly string[]): Record<string, JsonSchema> {
    const hints: Record<string, JsonSchema> = {};
    for (const key of keys.map(lastSegment)) {
      const misspelled = key.toLowerCase();
      if (misspelled !== key)
        hints[misspelled] = {deprecationMessage: `Parsers ignore this spelling. Write ${key}.`};
    }
    for (const field of FIELDS) {
      if (!hasField(field, this.version) && parentPath(field.path) === path)
        hints[lastSegment(field.path)] = {deprecationMessage: absence(field, this.version)};
    }
    return hints;
  }

  /** Keywords for every key that the author chooses. */
  private anyKeyOf(path: string, own: JsonSchema): JsonSchema {
    const entryPath = this.entryOf(path);
    if (entryPath === undefined) return {};
    const propertyNames = this.fields.get(entryPath)?.keySchema;
    const definition = DEFINITIONS[path];
    const entry = definition ? {$ref: `#/definitions/${definition}`} : this.schemaOf(entryPath);
    const takesList = definition !== undefined && (own.type as readonly string[]).includes('array');
    const name = {type: 'string', ...propertyNames};
    return {
      propertyNames,
      additionalProperties: entry,
      items: takesList ? {allOf: [entry], required: ['name'], properties: {name}} : undefined,
    };
  }
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
  const places = new PlaceSchemas(version, urls);
  const definitions = Object.entries(DEFINITIONS).map(([key, name]) => [
    name,
    places.schemaOf(places.entryOf(key)!),
  ]);
  return {
    $schema: DRAFT,
    $id: urls.schema(version),
    $comment: OPEN_KEYS,
    title: `Pricing2Yaml ${version}`,
    description: `The pricing of a service in Pricing2Yaml ${version}.`,
    type: 'object',
    defaultSnippets: snippetsOf('pricing', version),
    ...places.schemaOf(''),
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
