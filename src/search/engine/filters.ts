/** Filters of queries: which docs versions they search, and which one they prefer. */
import type {ManifestShard} from './types';
import {VERSIONS, type DocsVersion} from '../../../site/versions';
import type {FacetFilters} from './types';

/** The tag that Docusaurus writes into every page of a docs version. */
export function tagOf({name}: DocsVersion): string {
  return `docs-default-${name}`;
}

/** Tag of what belongs to no docs version: blog and pages. */
export const UNVERSIONED_TAG = 'default';

/** Value of the search page's parameter `version` that stands for all docs versions. */
export const ALL_VERSIONS = 'all';

/**
 * Filters of a query. Blog and pages belong to no version and are always included.
 *
 * @param language language of the hits
 * @param version only this docs version, or `undefined` for all of them
 */
export function filtersFor(language: string, version?: DocsVersion): FacetFilters {
  const tags = [UNVERSIONED_TAG, ...(version ? [version] : VERSIONS).map(tagOf)];
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Filters that let a docs version rank first. */
export function preferencesFor(version: DocsVersion): string[] {
  return [`docusaurus_tag:${tagOf(version)}`];
}

/**
 * Whether a first query needs a shard: that of the docs version being read, and that of the pages
 * which belong to no version.
 *
 * @param preferred optional filters of the query, `docusaurus_tag:` and a tag each
 */
export function isPreferred(
  {tag, version}: Pick<ManifestShard, 'tag' | 'version'>,
  preferred: readonly string[],
): boolean {
  return version === null || preferred.includes(`docusaurus_tag:${tag}`);
}
