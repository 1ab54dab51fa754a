/** Query filters: the docs versions to search, and the preferred one. */
import type {SearchVersion} from '../options';
import type {FacetFilters, ManifestShard} from './types';

/** Docusaurus tag of a docs version. */
export function tagOf({name}: Pick<SearchVersion, 'name'>): string {
  return `docs-default-${name}`;
}

/** Tag of blog and pages, which belong to no docs version. */
export const UNVERSIONED_TAG = 'default';

/** Value of the search page's parameter `version` for all docs versions. */
export const ALL_VERSIONS = 'all';

/**
 * Facet filters of a query. Blog and pages are always included.
 *
 * @param language language of the hits
 * @param versions the docs versions to search
 */
export function filtersFor(
  language: string,
  versions: readonly Pick<SearchVersion, 'name'>[],
): FacetFilters {
  const tags = [UNVERSIONED_TAG, ...versions.map(tagOf)];
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Optional filters that rank a docs version first. */
export function preferencesFor(version: Pick<SearchVersion, 'name'>): string[] {
  return [`docusaurus_tag:${tagOf(version)}`];
}

/**
 * Whether results of a shard rank first: those of the preferred docs version, or of blog and pages.
 *
 * @param preferred optional filters of the query, in the form `docusaurus_tag:{tag}`
 */
export function isPreferred(
  {tag, version}: Pick<ManifestShard, 'tag' | 'version'>,
  preferred: readonly string[],
): boolean {
  return version === null || preferred.includes(`docusaurus_tag:${tag}`);
}

/**
 * Whether a first query waits for a shard: only for the preferred docs version, without its
 * specifications of other syntax versions. The other results follow.
 */
export function isNeededFirst(
  {name}: Pick<ManifestShard, 'name'>,
  preferred: readonly string[],
): boolean {
  return preferred.includes(`docusaurus_tag:${name}`);
}

/** Whether a shard matches facet filters. Filters on attributes that shards do not have never match. */
export function matchesFilters(
  {tag, language}: Pick<ManifestShard, 'tag' | 'language'>,
  filters: FacetFilters,
): boolean {
  const isMet = (filter: string) =>
    filter === `docusaurus_tag:${tag}` || filter === `language:${language}`;
  return filters.every((filter) =>
    typeof filter === 'string' ? isMet(filter) : filter.some(isMet),
  );
}
