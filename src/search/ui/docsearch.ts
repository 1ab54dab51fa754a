/** Fits a search backend underneath the DocSearch modal. */
import type {DocsVersion} from '@site/site/versions';
import {filtersFor, preferencesFor} from '../engine/filters';
import {escapeHtml} from '../engine/highlight';
import type {SearchBackend, SearchHit, SearchRequest} from '../engine/types';

/** The part of a request that the modal fills in. */
interface ModalRequest {
  readonly query: string;
  readonly hitsPerPage?: number;
}

/** What the modal's own client looks like to it. */
export interface ModalClient {
  search(request: {readonly requests: readonly ModalRequest[]}): Promise<{
    results: {
      hits: SearchHit[];
      nbHits: number;
      query: string;
      page: number;
      nbPages: number;
      index: string;
    }[];
  }>;
}

/** Hits that the modal is given at most; it groups them by page. */
const HITS_PER_PAGE = 20;

interface ModalClientOptions {
  readonly backend: () => Promise<SearchBackend>;
  readonly indexName: string;
  readonly language: string;
  /** The docs version being read. */
  readonly reading: DocsVersion;
  /** Completes a query that the modal has cut. */
  readonly complete: (query: string) => string;
  /** Called after the newest query: how many sections it found, or why it failed. */
  readonly onOutcome: (found: number | undefined, error?: unknown) => void;
}

/** The request that the modal makes of a backend for a query. */
export function modalRequest(query: string, language: string, reading: DocsVersion): SearchRequest {
  return {
    query,
    facetFilters: filtersFor(language),
    optionalFilters: preferencesFor(reading),
    page: 0,
    hitsPerPage: HITS_PER_PAGE,
    isComplete: false,
  };
}

/** Names the docs version in the group title of hits that belong to another than the one read. */
function labelVersion(hit: SearchHit, reading: DocsVersion): SearchHit {
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

/** A client for the modal that asks a backend. */
export function createModalClient({
  backend,
  indexName,
  language,
  reading,
  complete,
  onOutcome,
}: ModalClientOptions): ModalClient {
  let newest = 0;
  return {
    async search({requests}) {
      newest += 1;
      const own = newest;
      // An older query that fails late says nothing about the one that is shown.
      const report: typeof onOutcome = (found, error) => {
        if (own === newest) {
          onOutcome(found, error);
        }
      };
      try {
        const results = await Promise.all(
          requests.map(async ({query}) => {
            const request = modalRequest(complete(query), language, reading);
            const {hits, ...counts} = await (await backend()).search(request);
            return {
              ...counts,
              index: indexName,
              hits: hits.map((hit) => labelVersion(hit, reading)),
            };
          }),
        );
        report(results.reduce((total, {nbHits}) => total + nbHits, 0));
        return {results};
      } catch (error) {
        // The modal has no state for this (its own is reset at once), so it is given an empty
        // answer, and the caller shows what happened.
        report(undefined, error);
        const nothing = {hits: [], nbHits: 0, page: 0, nbPages: 0, index: indexName};
        return {results: requests.map(({query}) => ({...nothing, query}))};
      }
    },
  };
}
