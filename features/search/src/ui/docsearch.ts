/** Adapts a search backend to the DocSearch modal. */
import type {SearchVersion} from '../options';
import {tagOf, tagsOf} from '../engine/filters';
import {escapeHtml} from '../engine/highlight';
import type {SearchBackend, SearchHit, SearchResponse} from '../engine/types';
import {wholeQuery} from './wholeQuery';

/** Maximum number of hits in the modal, which groups them by page. */
const MAX_HITS = 20;

interface ModalClientOptions {
  readonly backend: () => Promise<SearchBackend>;
  readonly indexName: string;
  readonly versions: readonly SearchVersion[];
  /** The docs version being read. */
  readonly reading: SearchVersion;
  /** Queries to try after one without results. */
  readonly suggestions: readonly string[];
  /** Called after the newest query with its outcome, or the error and whether it is that of a retry. */
  readonly onOutcome: (
    outcome: SearchResponse | undefined,
    error?: unknown,
    isRetry?: boolean,
  ) => void;
}

/**
 * Converts a hit for the modal. It shows group titles as text, with the docs version if it is another one, and
 * inserts other texts as HTML, also without their marks after it has stored them.
 */
function modalHit(hit: SearchHit, reading: SearchVersion) {
  const {lvl0, lvl1, lvl2} = hit.hierarchy;
  const isOfOther = hit.version !== null && hit.version !== reading.label;
  const title = isOfOther ? `${lvl0} · ${hit.version}` : lvl0;
  // The modal groups hits in objects, where names such as `hasOwnProperty` are taken.
  const group = (text: string): string => (text in {} ? `${text}\u200b` : text);
  return {
    ...hit,
    hierarchy: {
      lvl0: group(title),
      lvl1: group(escapeHtml(lvl1)),
      lvl2: lvl2 && escapeHtml(lvl2),
    },
    content: hit.content && escapeHtml(hit.content),
    _highlightResult: undefined,
  };
}

/** Creates a client for the modal that queries a backend. */
export function createModalClient({
  backend,
  indexName,
  reading,
  versions,
  suggestions,
  onOutcome,
}: ModalClientOptions) {
  let newest = 0;
  let hasRetried = false;
  return {
    /** Notes that the reader has selected Retry. */
    noteRetry() {
      hasRetried = true;
    },
    async search({requests: [{query}]}: {requests: readonly [{query: string}]}) {
      newest += 1;
      const own = newest;
      // Outcomes of older queries are ignored.
      const report: typeof onOutcome = (...outcome) => {
        if (own === newest) onOutcome(...outcome);
      };
      try {
        const found = await (
          await backend()
        ).search({
          query: wholeQuery(query),
          tags: tagsOf(versions),
          preferred: tagOf(reading),
          maxHits: MAX_HITS,
          isComplete: false,
        });
        report(found);
        hasRetried = false;
        // The modal suggests the first three groups of the longest list of groups that it has received, so it
        // receives more suggestions than hits. They have no URL.
        const hits =
          found.nbHits > 0
            ? found.hits.map((hit) => modalHit(hit, reading))
            : Array.from({length: MAX_HITS + 1}, (_, index) => ({
                hierarchy: {lvl0: suggestions[index] ?? `#${index}`, lvl1: ''},
              }));
        return {results: [{...found, index: indexName, hits}]};
      } catch (error) {
        // The modal resets its error state immediately, so it receives an empty response, and the
        // caller shows the error.
        report(undefined, error, hasRetried);
        return {results: [{query, hits: [], nbHits: 0, index: indexName}]};
      }
    },
  };
}
