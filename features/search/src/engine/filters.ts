/** The docs versions that a query searches, and the preferred one. */
import type {SearchVersion} from '../options';
import type {ManifestShard} from './types';

/** Docusaurus tag of a docs version. */
export const tagOf = ({name}: Pick<SearchVersion, 'name'>): string => `docs-default-${name}`;

/** Tag of blog and pages, which belong to no docs version. */
export const UNVERSIONED_TAG = 'default';

/** Value of the search page's parameter `version` for all docs versions. */
export const ALL_VERSIONS = 'all';

/** Whether results of a shard rank first: those of the preferred docs version, or of blog and pages. */
export const isPreferred = ({tag}: Pick<ManifestShard, 'tag'>, preferred: string): boolean =>
  tag === UNVERSIONED_TAG || tag === preferred;

/** Tags of a search in docs versions. Blog and pages are always included. */
export const tagsOf = (versions: readonly Pick<SearchVersion, 'name'>[]): string[] => [
  UNVERSIONED_TAG,
  ...versions.map(tagOf),
];
