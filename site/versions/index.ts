/**
 * The documentation versions. A folder contains all that the site and its checks know of one version:
 *
 * - `version.ts`: releases, requirements, syntax versions, and what the next version renamed
 * - `changes.ts`: what changed since the version before
 * - `java/`: what Java samples are compiled against
 * - `typescript.json`, `pricing4react.d.ts`: what TypeScript samples can import
 * - `standin.ts`: what runs in place of Pricing4React
 *
 * `npm run version:cut` copies the folder of the latest version and repeats the lines of that version
 * below. This module is part of every page's JavaScript, so it imports the facts alone.
 */
import type {VersionFacts} from './types';
import v2_0_1 from './2.0.1/version';
import v2_0_0 from './2.0.0/version';
import v1_4_0 from './1.4.0/version';

export type {LibraryRelease} from './types';

/** Facts by label. The newest version is the first one, and lives in `docs/`. */
const FACTS: Readonly<Record<string, VersionFacts>> = {
  '2.0.1': v2_0_1,
  '2.0.0': v2_0_0,
  '1.4.0': v1_4_0,
};

/** Everything that pages can show of one docs version. */
export interface DocsVersion extends VersionFacts {
  /** Docusaurus version name: `current`, or the label of a cut version. */
  readonly name: string;
  /** What readers see, and the address segment below `/docs/`. */
  readonly label: string;
  readonly isLatest: boolean;
}

/** Docusaurus' own name of the version in `docs/`. */
export const LATEST_NAME = 'current';

/** All docs versions, newest first. */
export const VERSIONS: readonly DocsVersion[] = Object.keys(FACTS).map((label, index) => ({
  ...FACTS[label]!,
  name: index === 0 ? LATEST_NAME : label,
  label,
  isLatest: index === 0,
}));

/** The version that the navbar, the footer and search engines prefer. */
export const LATEST_VERSION: DocsVersion = VERSIONS[0]!;

/** Label of the version that lives in `docs/`. */
export const LATEST_LABEL = LATEST_VERSION.label;

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
