/** Types and constants of the schemas, and of the field facts on specification pages. */

/** Versions of the Pricing2Yaml syntax, oldest first. */
export const SYNTAX_VERSIONS = ['1.0', '1.1', '2.0', '2.1', '3.0'] as const;

export type SyntaxVersion = (typeof SYNTAX_VERSIONS)[number];

/**
 * Whether a version is the given one or a later one.
 *
 * @param version what a file declares, which can be anything
 */
export const isAtLeast = (version: unknown, first: SyntaxVersion): boolean =>
  SYNTAX_VERSIONS.indexOf(version as SyntaxVersion) >= SYNTAX_VERSIONS.indexOf(first);

/**
 * Whether pricing4ts 0.9.5 and Pricing4Java 5.5.2 do not read a version because it is newer.
 *
 * @param version what a file declares, which can be anything
 */
export const isNewerThanParsers = (version: unknown): boolean => isAtLeast(version, '3.0');

/** The names that expressions read. */
export type ContextNames = ReturnType<typeof contextNames>;

/**
 * The names that expressions read in a version.
 *
 * @param version what a file declares, which can be anything
 */
export const contextNames = (version: unknown): {readonly plan: string; readonly user: string} =>
  isAtLeast(version, '3.0')
    ? {plan: 'pricingContext', user: 'subscriptionContext'}
    : {plan: 'planContext', user: 'userContext'};

/** A version that its authors describe. It has no schema until we can try a parser that reads it. */
export const DESCRIBED_VERSION = '3.1';

export const DESCRIBED_NOTE = `Pricing2Yaml ${DESCRIBED_VERSION} is described, but no parser that we could try reads it.`;

/**
 * Why a version has no schema.
 *
 * @param version what a file or page declares, other than one of `SYNTAX_VERSIONS`
 */
export const unknownVersion = (version: string): string =>
  version === DESCRIBED_VERSION ? DESCRIBED_NOTE : `There is no Pricing2Yaml ${version}.`;

/** Releases that read each syntax version; Pricing4Java does not read 3.0. */
export const RELEASES: Readonly<
  Record<SyntaxVersion, {readonly pricing4ts: string; readonly pricing4java?: string}>
> = {
  '1.0': {pricing4ts: '0.2.0 to 0.10.4', pricing4java: '3.0.0 to 5.5.2'},
  '1.1': {pricing4ts: '0.2.0 to 0.10.4', pricing4java: '5.1.0 to 5.5.2'},
  '2.0': {pricing4ts: '0.2.0 to 0.10.4', pricing4java: '5.1.0 to 5.5.2'},
  '2.1': {pricing4ts: '0.6.0 to 0.10.4', pricing4java: '5.2.0 to 5.5.2'},
  '3.0': {pricing4ts: '0.10.0 to 0.10.4'},
};

/** File name, without extension, of the schema that chooses by the declared version. */
export const CHOOSING_SCHEMA = 'pricing2yaml';

/** A JSON Schema object, draft-07 and the keywords that editors add to it. */
export type JsonSchema = {readonly [keyword: string]: unknown};

export interface LibrarySupport {
  readonly reads: boolean;
  /** Releases that read the field in this syntax version, if any. */
  readonly releases?: string;
  /** How this library differs; a sentence, with code between backticks. */
  readonly note?: string;
}

/** Facts of a field that a schema contains under `x-pricing2yaml`, for the documentation. */
export interface FieldFacts {
  /** Path of the field; `<name>` is a key that the author chooses. */
  readonly path: string;
  /** Whether an author must write the field. */
  readonly status: 'required' | 'optional' | 'conditional';
  /** When the field is required or allowed. */
  readonly condition?: string;
  /** Type of the value, in words. */
  readonly type: string;
  /** The default if the field is missing, in words. */
  readonly default?: string;
  readonly since: SyntaxVersion;
  /** First version without the field. */
  readonly removed?: SyntaxVersion;
  /** What to write instead from then on. */
  readonly replacedBy?: string;
  readonly changes?: readonly {readonly version: SyntaxVersion; readonly text: string}[];
  /** Constraints beyond the type, one sentence each. */
  readonly rules?: readonly string[];
  /** Allowed values with meanings, if the schema lists them only under a condition. */
  readonly values?: Readonly<Record<string, string>>;
  readonly support: {readonly pricing4ts: LibrarySupport; readonly pricing4java: LibrarySupport};
}
