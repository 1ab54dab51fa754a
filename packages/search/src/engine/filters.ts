/** The docs versions that a query searches, and the preferred one. */
import type {SearchVersion} from '../options';
import type {ManifestShard, SearchRequest} from './types';

/** Docusaurus tag of a docs version. */
export function tagOf({name}: Pick<SearchVersion, 'name'>): string {
  return `docs-default-${name}`;
}

/** Tag of blog and pages, which belong to no docs version. */
export const UNVERSIONED_TAG = 'default';

/** Value of the search page's parameter `version` for all docs versions. */
export const ALL_VERSIONS = 'all';

/** Whether results of a shard rank first: those of the preferred docs version, or of blog and pages. */
export function isPreferred({tag}: Pick<ManifestShard, 'tag'>, preferred: string): boolean {
  return tag === UNVERSIONED_TAG || tag === preferred;
}

/**
 * Whether a first query waits for a shard: only for the preferred docs version, without its
 * specifications of other syntax versions. The other results follow.
 */
export function isNeededFirst({name}: Pick<ManifestShard, 'name'>, preferred: string): boolean {
  return name === preferred;
}

/** Whether a query searches a shard. Blog and pages are always included. */
export function isSearched(
  {tag}: Pick<ManifestShard, 'tag'>,
  {tags}: Pick<SearchRequest, 'tags'>,
): boolean {
  return tag === UNVERSIONED_TAG || tags.includes(tag);
}
