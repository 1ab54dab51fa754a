/**
 * The documentation versions. Each has a folder:
 *
 * - `version.ts`: releases, requirements, syntax versions, and topics that the next version renamed
 * - `changes.yml`: changes since the previous version
 * - `java/`: dependencies of Java samples
 * - `typescript.json`: packages that TypeScript samples can import
 *
 * `npm run version:cut` copies the folder of the latest version and its lines below. Every page
 * loads this module, so it imports only the facts.
 */
import type {VersionFacts} from './types';
import v2_0_1 from './2.0.1/version';
import v2_0_0 from './2.0.0/version';
import v1_4_0 from './1.4.0/version';

export type {LibraryRelease} from './types';

/** Facts by label, newest version first; the sources of the newest version are in `docs/`. */
const FACTS: Readonly<Record<string, VersionFacts>> = {
  '2.0.1': v2_0_1,
  '2.0.0': v2_0_0,
  '1.4.0': v1_4_0,
};

export interface DocsVersion extends VersionFacts {
  /** Docusaurus version name: `current`, or the label of an older version. */
  readonly name: string;
  /** Visible label, and path segment after `/docs/`. */
  readonly label: string;
  readonly isLatest: boolean;
}

/** Docusaurus' name of the version in `docs/`. */
export const LATEST_NAME = 'current';

/** All docs versions, newest first. */
export const VERSIONS: readonly DocsVersion[] = Object.keys(FACTS).map((label, index) => ({
  ...FACTS[label]!,
  name: index === 0 ? LATEST_NAME : label,
  label,
  isLatest: index === 0,
}));

/** The default version of navbar and footer, and the canonical one for search engines. */
export const LATEST_VERSION: DocsVersion = VERSIONS[0]!;

/** Label of the version in `docs/`. */
export const LATEST_LABEL = LATEST_VERSION.label;

/**
 * Finds the docs version of a path.
 *
 * @param pathname path with or without a base path before `/docs/`
 * @returns the version, or `undefined` outside the docs
 */
export const versionOfPath = (pathname: string): DocsVersion | undefined =>
  VERSIONS.find(({label}) => `${pathname}/`.includes(`/docs/${label}/`));

/**
 * Path of a document in a docs version.
 *
 * @param id document id relative to the version folder; empty for the version's landing page
 */
export const docPath = ({label}: Pick<DocsVersion, 'label'>, id = ''): string =>
  id === '' ? `/docs/${label}` : `/docs/${label}/${id}`;
