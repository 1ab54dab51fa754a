/** Types of `version.ts` and `changes.yml` in each folder. */

/** The releases of one library that a docs version covers. */
export interface LibraryRelease {
  /** The release that the pages describe and installation commands install. */
  readonly documented: string;
  /** All releases to which the pages apply; the two are equal for a single release. */
  readonly range: readonly [first: string, last: string];
}

/** Facts about one docs version that pages show. */
export interface VersionFacts {
  /** Name of the YAML format in this version. */
  readonly formatName: 'Pricing2Yaml' | 'Yaml4SaaS';
  /** Versions of the syntax, oldest first; the unnumbered Yaml4SaaS syntax is 1.0. */
  readonly syntaxVersions: readonly string[];
  /** The newest syntax that every library of this docs version evaluates. */
  readonly commonSyntaxVersion: string;
  /** Taken from the tags and release dates of the libraries' repositories. */
  readonly libraries: {
    readonly Pricing4Java?: LibraryRelease;
    readonly Pricing4React?: LibraryRelease;
    readonly Pricing4TS?: LibraryRelease;
  };
  readonly requirements: Readonly<Record<'java' | 'spring' | 'react', string>>;
  /**
   * Topic id → id of the topic in the next docs version, for renamed topics. Redirects of old URLs
   * are derived from it. Ids of generated category pages start with a slash.
   */
  readonly renamedTopics: Readonly<Record<string, string>>;
}

/** One change since the previous docs version. */
export interface Change {
  /** Fragment of the change on the landing page. */
  readonly id: string;
  /** Only `breaking` changes require an action. */
  readonly kind: 'breaking' | 'added' | 'fixed';
  /** One line without a full stop. */
  readonly title: string;
  /** The new behavior. Code is between backticks. */
  readonly text: string;
  /** Required action after an upgrade; only breaking changes have one. */
  readonly action?: string;
  /** Ids of the changed documents, in this version. */
  readonly topics: readonly string[];
}

/** All changes since the previous docs version. */
export interface VersionChanges {
  readonly changes: readonly Change[];
  /** Documents with the content of the previous version, apart from names and URLs. */
  readonly unchanged: readonly string[];
}

/** One run of tests. No test means that the code was not built. */
export interface Run {
  /** What they ran with, such as `JDK 17.0.15`. */
  readonly with: string;
  readonly tests: number;
  readonly failed: number;
}

/** Results of .github/workflows/support.yml. */
export interface Support {
  readonly date: string;
  readonly springBoot: readonly {
    readonly version: string;
    /** Last day of open source support, if known. */
    readonly supportEnds: string | null;
    readonly runs: readonly Run[];
  }[];
  readonly node: readonly Run[];
}
