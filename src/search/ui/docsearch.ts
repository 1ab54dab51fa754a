/** Adapts a search backend to the DocSearch modal. */
import type {DocsVersion} from '@site/site/versions';
import {filtersFor, preferencesFor} from '../engine/filters';
import {escapeHtml} from '../engine/highlight';
import type {SearchBackend, SearchHit, SearchRequest} from '../engine/types';

/** The values of a request that the modal sets. */
interface ModalRequest {
  readonly query: string;
  readonly hitsPerPage?: number;
}

/** Interface of the client that the modal expects. */
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

/** Maximum number of hits in the modal, which groups them by page. */
const HITS_PER_PAGE = 20;

interface ModalClientOptions {
  readonly backend: () => Promise<SearchBackend>;
  readonly indexName: string;
  readonly language: string;
  /** The docs version being read. */
  readonly reading: DocsVersion;
  /** Restores a query that the modal has truncated. */
  readonly complete: (query: string) => string;
  /** Called after the newest query with the number of sections found, or the error. */
  readonly onOutcome: (found: number | undefined, error?: unknown) => void;
}

/** The backend request for a query in the modal. */
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

/** Adds the docs version to the group title of hits from other versions. */
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

/** Creates a client for the modal that queries a backend. */
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
      // Outcomes of older queries are ignored.
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
        // The modal resets its error state immediately, so it receives an empty response, and the
        // caller shows the error.
        report(undefined, error);
        const nothing = {hits: [], nbHits: 0, page: 0, nbPages: 0, index: indexName};
        return {results: requests.map(({query}) => ({...nothing, query}))};
      }
    },
  };
}
