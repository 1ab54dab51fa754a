/** Adapts a search backend to the DocSearch modal. */
import type {SearchVersion} from '../options';
import {tagOf, tagsOf} from '../engine/filters';
import {escapeHtml} from '../engine/highlight';
import type {SearchBackend, SearchHit, SearchResponse} from '../engine/types';

/**
 * A hit that is not listed, because `isListed` removes it. The modal suggests the groups of the hits that it
 * receives, so it would have no suggestions if a first query finds nothing.
 */
interface Suggestion {
  readonly hierarchy: {readonly lvl0: string; readonly lvl1: string};
}

export function isListed(item: {readonly url?: string}): boolean {
  return item.url !== undefined;
}

/** Interface of the client that the modal expects, which sends one request at a time. */
export interface ModalClient {
  search(request: {readonly requests: readonly [{readonly query: string}]}): Promise<{
    results: (Omit<SearchResponse, 'hits'> & {hits: (SearchHit | Suggestion)[]; index: string})[];
  }>;
}

/** Maximum number of hits in the modal, which groups them by page. */
const MAX_HITS = 20;

/** The outcome of a query. */
export type Outcome = Pick<SearchResponse, 'query' | 'nbHits' | 'unknown' | 'guess'>;

interface ModalClientOptions {
  readonly backend: () => Promise<SearchBackend>;
  readonly indexName: string;
  /** All docs versions. */
  readonly versions: readonly SearchVersion[];
  /** The docs version being read. */
  readonly reading: SearchVersion;
  /** Restores a query that the modal has truncated. */
  readonly complete: (query: string) => string;
  /** Called after the newest query with its outcome, or the error. */
  readonly onOutcome: (outcome: Outcome | undefined, error?: unknown) => void;
}

/** Adds the docs version to the group title of hits from other versions. */
function labelVersion(hit: SearchHit, reading: SearchVersion): SearchHit {
  if (hit.version === null || hit.version === reading.label) {
    return hit;
  }
  const suffix = ` · ${hit.version}`;
  const {lvl0, ...levels} = hit._highlightResult.hierarchy;
  const labeled = {value: lvl0!.value + escapeHtml(suffix), matchLevel: lvl0!.matchLevel};
  return {
    ...hit,
    hierarchy: {...hit.hierarchy, lvl0: hit.hierarchy.lvl0 + suffix},
    _highlightResult: {hierarchy: {...levels, lvl0: labeled}},
  };
}

/** Creates a client for the modal that queries a backend. */
export function createModalClient({
  backend,
  indexName,
  reading,
  versions,
  complete,
  onOutcome,
}: ModalClientOptions): ModalClient {
  let newest = 0;
  return {
    async search({requests: [request]}) {
      newest += 1;
      const own = newest;
      // Outcomes of older queries are ignored.
      const report: typeof onOutcome = (outcome, error) => {
        if (own === newest) {
          onOutcome(outcome, error);
        }
      };
      const {query} = request;
      try {
        const found = await (
          await backend()
        ).search({
          query: complete(query),
          tags: tagsOf(versions),
          preferred: tagOf(reading),
          maxHits: MAX_HITS,
          isComplete: false,
        });
        report(found);
        const suggestions = (found.suggestions ?? []).map((lvl0) => ({
          hierarchy: {lvl0, lvl1: ''},
        }));
        const hits = [...found.hits.map((hit) => labelVersion(hit, reading)), ...suggestions];
        return {results: [{...found, index: indexName, hits}]};
      } catch (error) {
        // The modal resets its error state immediately, so it receives an empty response, and the
        // caller shows the error.
        report(undefined, error);
        return {results: [{query, hits: [], nbHits: 0, index: indexName}]};
      }
    },
  };
}
