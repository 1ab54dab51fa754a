/**
 * The documentation versions and what each of them documents.
 *
 * This is the one place, beside `versions.json`, where a version number of the documentation or of
 * a library is written down. Everything else (configuration, components, tests, tools) asks here.
 *
 * Library facts come from the tags and release dates of the libraries' own repositories.
 */
import cutVersions from '../versions.json';

/** Label of the version that lives in `docs/`: the newest documentation. */
export const LATEST_LABEL = '2.0.1';

/** Docusaurus' own name of the version in `docs/`. */
export const LATEST_NAME = 'current';

/** A span of library releases: one release, or the first and the last one of a range. */
export type ReleaseRange = readonly [first: string, last: string];

/** What a docs version says about one library of the suite. */
export interface LibraryRelease {
  /** The release whose behaviour the pages describe, and that installation commands name. */
  readonly documented: string;
  /** All the releases to which the pages apply. */
  readonly range: ReleaseRange;
}

/** What a docs version says about a library that Maven delivers. */
export interface MavenRelease extends LibraryRelease {
  /**
   * The release that Maven resolves: `documented`, or the nearest one where `documented` is only a
   * tag of the library's repository. Samples are then compiled against this release and the overlay
   * in `checks/fences/java/hosts/<version>/overlay`, which holds what differs.
   */
  readonly published: string;
}

/** The libraries of the suite, by their product name. */
export type LibraryName = 'Pricing4Java' | 'Pricing4React' | 'Pricing4TS';

/** Everything the site knows about one docs version. */
export interface DocsVersion {
  /** Docusaurus version name: `current`, or the label of a cut version. */
  readonly name: string;
  /** What readers see, and the address segment below `/docs/`. */
  readonly label: string;
  readonly isLatest: boolean;
  /** The name that the YAML format had in this version. */
  readonly formatName: 'Pricing2Yaml' | 'Yaml4SaaS';
  /** Versions of the format's syntax, oldest first; the unnumbered Yaml4SaaS syntax is 1.0. */
  readonly syntaxVersions: readonly string[];
  /** The newest syntax that every library of this docs version evaluates. */
  readonly commonSyntaxVersion: string;
  readonly libraries: Partial<Record<LibraryName, LibraryRelease>> & {
    readonly Pricing4Java?: MavenRelease;
  };
  readonly requirements: {
    readonly java: string;
    readonly spring: string;
    readonly react: string;
  };
}

const KNOWN_VERSIONS: Readonly<Record<string, Omit<DocsVersion, 'name' | 'label' | 'isLatest'>>> = {
  '2.0.1': {
    formatName: 'Pricing2Yaml',
    syntaxVersions: ['1.0', '1.1', '2.0', '2.1', '3.0'],
    commonSyntaxVersion: '2.1',
    libraries: {
      Pricing4Java: {documented: '5.5.2', published: '5.5.2', range: ['5.1.0', '5.5.2']},
      Pricing4React: {documented: '2.2.0', range: ['2.0.1', '2.2.0']},
      Pricing4TS: {documented: '0.10.4', range: ['0.4.0', '0.10.4']},
    },
    requirements: {
      java: 'Java 17 or later',
      spring: 'Spring Boot 3.2, Spring 6.1',
      react: 'React 18.2 or later',
    },
  },
  '2.0.0': {
    formatName: 'Yaml4SaaS',
    syntaxVersions: ['1.0'],
    commonSyntaxVersion: '1.0',
    libraries: {
      Pricing4Java: {documented: '4.0.1', published: '4.0.0', range: ['4.0.0', '4.0.1']},
      Pricing4React: {documented: '2.0.0', range: ['2.0.0', '2.0.0']},
    },
    requirements: {
      java: 'Java 17 (Spring Boot 3 needs it)',
      spring: 'Spring Boot 3.2, Spring 6.1',
      react: 'React 18.2 or later',
    },
  },
  '1.4.0': {
    formatName: 'Yaml4SaaS',
    syntaxVersions: ['1.0'],
    commonSyntaxVersion: '1.0',
    libraries: {
      Pricing4Java: {documented: '3.1.0', published: '4.0.0', range: ['3.1.0', '3.3.0']},
      Pricing4React: {documented: '1.3.0', range: ['1.3.0', '1.3.0']},
    },
    requirements: {
      java: 'Java 11 or later (3.2.0: Java 17)',
      spring: 'Spring Boot 2.7, Spring 5.3 (3.2.0: Spring Boot 3.2, Spring 6.1)',
      react: 'React 18.2 or later',
    },
  },
};

/**
 * Joins the labels of the cut versions with what is known about each of them.
 *
 * @param latestLabel label of the version in `docs/`
 * @param cutLabels labels in `versions.json`, newest first
 * @throws Error when a label has no entry in `KNOWN_VERSIONS`, appears twice, or when an entry
 *   belongs to no label
 */
export function describeVersions(
  latestLabel: string,
  cutLabels: readonly string[],
): readonly DocsVersion[] {
  const labels = [latestLabel, ...cutLabels];
  const duplicate = labels.find((label, index) => labels.indexOf(label) !== index);
  if (duplicate !== undefined) {
    throw new Error(
      `versions.json: version "${duplicate}" is listed twice (the latest version "${latestLabel}" ` +
        'must not be in versions.json). Remove one of them.',
    );
  }
  const unused = Object.keys(KNOWN_VERSIONS).find((label) => !labels.includes(label));
  if (unused !== undefined) {
    throw new Error(
      `site/versions.ts: there is an entry for version "${unused}", which is neither the latest ` +
        'one nor in versions.json. Add it to versions.json or remove the entry.',
    );
  }
  return labels.map((label) => {
    const facts = KNOWN_VERSIONS[label];
    if (!facts) {
      throw new Error(
        `versions.json: unknown version "${label}". Known versions: ` +
          `${Object.keys(KNOWN_VERSIONS).join(', ')}. Describe the new one in KNOWN_VERSIONS of ` +
          'site/versions.ts, or correct the label.',
      );
    }
    const isLatest = label === latestLabel;
    return {...facts, name: isLatest ? LATEST_NAME : label, label, isLatest};
  });
}

/** All docs versions, newest first. */
export const VERSIONS: readonly DocsVersion[] = describeVersions(LATEST_LABEL, cutVersions);

/** The version that the navbar, the footer and search engines prefer. */
export const LATEST_VERSION: DocsVersion = VERSIONS[0]!;

/**
 * Finds the docs version that an address belongs to.
 *
 * @param pathname path part of an address, with or without a base URL in front of `/docs/`
 * @returns the version, or `undefined` outside versioned documentation
 */
export function versionOfPath(pathname: string): DocsVersion | undefined {
  return VERSIONS.find(({label}) => `${pathname}/`.includes(`/docs/${label}/`));
}

/**
 * Address of a document in a docs version.
 *
 * @param version the docs version
 * @param id document id relative to the version folder, empty for the version's landing page
 */
export function docPath(version: DocsVersion, id = ''): string {
  return id === '' ? `/docs/${version.label}` : `/docs/${version.label}/${id}`;
}
