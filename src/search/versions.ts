/** Which docs version a search prefers, and how hits of the others are told apart. */
import {VERSIONS, type DocsVersion} from '../../site/versions';
import {escapeHtml} from './highlight';
import type {FacetFilters, SearchHit} from './types';

/** The tag that Docusaurus writes into every page of a docs version. */
export function tagOf({name}: DocsVersion): string {
  return `docs-default-${name}`;
}

/** Tag of what belongs to no docs version: blog and pages. */
export const UNVERSIONED_TAG = 'default';

/**
 * Filters of a query.
 *
 * @param language language of the hits
 * @param version only this docs version, or `undefined` for all of them
 */
export function filtersFor(language: string, version?: DocsVersion): FacetFilters {
  const tags = version ? [tagOf(version)] : [UNVERSIONED_TAG, ...VERSIONS.map(tagOf)];
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Filters that let a docs version rank first. */
export function preferencesFor(version: DocsVersion): string[] {
  return [`docusaurus_tag:${tagOf(version)}`];
}

/** Names the docs version in the group title of hits that belong to another than the one read. */
export function labelVersion(hit: SearchHit, reading: DocsVersion): SearchHit {
  if (hit.version === null || hit.version === undefined || hit.version === reading.label) {
    return hit;
  }
  const suffix = ` · ${hit.version}`;
  const label = (levels: SearchHit['_highlightResult']['hierarchy']) =>
    levels.lvl0
      ? {...levels, lvl0: {...levels.lvl0, value: levels.lvl0.value + escapeHtml(suffix)}}
      : levels;
  return {
    ...hit,
    hierarchy: {...hit.hierarchy, lvl0: hit.hierarchy.lvl0 + suffix},
    _highlightResult: {hierarchy: label(hit._highlightResult.hierarchy)},
    _snippetResult: {...hit._snippetResult, hierarchy: label(hit._snippetResult.hierarchy)},
  };
}
