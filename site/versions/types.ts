/** What is known of a documentation version: the shapes of `version.ts` and `changes.ts` in each folder. */

/** A span of library releases: one release, or the first and the last one of a range. */
export type ReleaseRange = readonly [first: string, last: string];

/** What a docs version covers of one library of the suite. */
export interface LibraryRelease {
  /** The release whose behavior the pages describe, and that installation commands name. */
  readonly documented: string;
  /** All the releases to which the pages apply. */
  readonly range: ReleaseRange;
}

/** What a docs version covers of a library that Maven delivers. */
export interface MavenRelease extends LibraryRelease {
  /**
   * The release that Maven resolves: `documented`, or the nearest one where `documented` is only a
   * tag of the library's repository. Samples are then compiled against this release and
   * `java/overlay`, which contains what differs.
   */
  readonly published: string;
}

/** The facts of one docs version that pages show. */
export interface VersionFacts {
  /** The name that the YAML format had in this version. */
  readonly formatName: 'Pricing2Yaml' | 'Yaml4SaaS';
  /** Versions of the format's syntax, oldest first; the unnumbered Yaml4SaaS syntax is 1.0. */
  readonly syntaxVersions: readonly string[];
  /** The newest syntax that every library of this docs version evaluates. */
  readonly commonSyntaxVersion: string;
  /** From the tags and release dates of the libraries' own repositories. */
  readonly libraries: {
    readonly Pricing4Java?: MavenRelease;
    readonly Pricing4React?: LibraryRelease;
    readonly Pricing4TS?: LibraryRelease;
  };
  readonly requirements: Readonly<Record<'java' | 'spring' | 'react', string>>;
  /**
   * Id of each topic whose id is another one in the next docs version → its id there. Old addresses
   * redirect by this list. Ids of generated category pages start with a slash.
   */
  readonly renamedTopics: Readonly<Record<string, string>>;
}

/** One change of a docs version, for readers of the version before. */
export interface Change {
  /** Fragment of the change on the landing page. */
  readonly id: string;
  /** `breaking` needs an action; `added` and `fixed` do not. */
  readonly kind: 'breaking' | 'added' | 'fixed';
  /** One line without a full stop. */
  readonly title: string;
  /** What is different now. Code is between backticks. */
  readonly text: string;
  /** What a reader of the version before has to do; breaking changes have one. */
  readonly action?: string;
  /** Ids of the documents whose topic changed, in this version. */
  readonly topics: readonly string[];
}

/** The changes of one docs version over the version before. */
export interface VersionChanges {
  readonly changes: readonly Change[];
  /** Documents whose content is that of the version before, apart from names and addresses. */
  readonly unchanged: readonly string[];
}
