/**
 * The fields of the Pricing2Yaml syntax, for pages and components.
 *
 * The facts come from the published JSON Schemas: `npm run generate -- schemas` reads them
 * from `x-pricing2yaml` there and writes `facts.json`; a unit test compares the two.
 */
import factsFile from './facts.json';
import {fieldHeadingId, specificationId} from './address';
import type {AllowedValue, FieldEntry, LibraryKey, VersionFacts} from './facts';
import {
  RELEASES,
  SYNTAX_VERSIONS,
  type FieldChange,
  type LibrarySupport,
  type SyntaxVersion,
} from '../schema/model';

export {SYNTAX_VERSIONS, fieldHeadingId, specificationId, type SyntaxVersion};

/** One field in one syntax version. */
export interface Field extends Omit<VersionFacts, 'support'> {
  /** Place of the field; `<name>` stands for a key that the author chooses. */
  readonly path: string;
  readonly version: SyntaxVersion;
  /** Id of its heading on the specification page of each version. */
  readonly headingId: string;
  readonly values: readonly AllowedValue[];
  readonly rules: readonly string[];
  /** First version with the field. */
  readonly since: SyntaxVersion;
  /** First version without the field. */
  readonly removed?: SyntaxVersion;
  /** What to write instead from then on. */
  readonly replacedBy?: string;
  readonly changes: readonly FieldChange[];
  readonly support: Readonly<Record<LibraryKey, LibrarySupport>>;
}

/** A field on the page of one syntax version. */
export interface FieldAddress {
  readonly version: SyntaxVersion;
  /** Document id of the page. */
  readonly documentId: string;
  readonly headingId: string;
}

// JSON has no literal types; the test of the generated files proves the form.
const ENTRIES = factsFile as unknown as readonly FieldEntry[];

function supportBy(
  library: LibraryKey,
  version: SyntaxVersion,
  facts: VersionFacts,
): LibrarySupport {
  const releases = RELEASES[version][library];
  if (releases === undefined) return {reads: false};
  const particulars = facts.support?.[library];
  const {reads = true, note} = particulars ?? {};
  return {reads, releases: reads ? (particulars?.releases ?? releases) : undefined, note};
}

function fieldOf(entry: FieldEntry, version: SyntaxVersion): Field | undefined {
  const index = entry.versions[version];
  const facts = index === undefined ? undefined : entry.facts[index];
  if (!facts) return undefined;
  const {path, since, removed, replacedBy, changes = []} = entry;
  return {
    ...facts,
    path,
    version,
    headingId: fieldHeadingId(path),
    values: facts.values ?? [],
    rules: facts.rules ?? [],
    since,
    removed,
    replacedBy,
    changes,
    support: {
      pricing4ts: supportBy('pricing4ts', version, facts),
      pricing4java: supportBy('pricing4java', version, facts),
    },
  };
}

/** All fields of a syntax version, in the order in which the pages describe them. */
export function fieldsOf(version: SyntaxVersion): readonly Field[] {
  return ENTRIES.flatMap((entry) => fieldOf(entry, version) ?? []);
}

/**
 * Finds one field of a syntax version.
 *
 * @param path for example `features.<name>.type`
 * @param version for example `2.1`
 * @throws Error when the version is unknown, or has no field of that path
 */
export function findField(path: string, version: string): Field {
  const known = SYNTAX_VERSIONS.find((candidate) => candidate === version);
  if (!known) {
    throw new Error(
      `There is no Pricing2Yaml ${version}. Choose one of ${SYNTAX_VERSIONS.join(', ')}.`,
    );
  }
  const field = fieldsOf(known).find((candidate) => candidate.path === path);
  if (field) return field;
  const [element] = path.split('.');
  const similar = fieldsOf(known)
    .map((candidate) => candidate.path)
    .filter((candidate) => candidate.split('.')[0] === element || !candidate.includes('.'));
  throw new Error(
    `Pricing2Yaml ${version} has no field "${path}". Choose one of ${similar.join(', ')}.`,
  );
}

/**
 * Where the pages of the other syntax versions describe the same field.
 *
 * @param field a field of one version
 * @returns oldest version first; versions without the field are left out
 */
export function sameFieldElsewhere({path, version, headingId}: Field): readonly FieldAddress[] {
  const entry = ENTRIES.find((candidate) => candidate.path === path);
  return SYNTAX_VERSIONS.filter(
    (other) => other !== version && entry?.versions[other] !== undefined,
  ).map((other) => ({version: other, documentId: specificationId(other), headingId}));
}
