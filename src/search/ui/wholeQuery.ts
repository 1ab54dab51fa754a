/**
 * What a reader wrote into the modal, as far as the modal keeps it to itself.
 *
 * DocSearch cuts its input after 64 characters. Most error messages are longer. It keeps
 * showing the first 64; the search and the link to all results use everything that was pasted.
 */

/** Letters that the modal keeps. */
const KEPT = 64;

/** Letters of a query that are searched for: a message, and the first lines of its stack trace. */
export const MAX_QUERY_LENGTH = 1000;

/** Remembers what was written last. */
export interface WholeQuery {
  /** Takes down the value of the input, before the modal cuts it. */
  note(value: string): void;
  /** The query that the modal knows, with what it has cut. */
  complete(query: string): string;
}

/** Makes such a memory, for one opening of the modal. */
export function createWholeQuery(): WholeQuery {
  let written = '';
  return {
    note(value) {
      written = value.slice(0, MAX_QUERY_LENGTH);
    },
    complete(query) {
      return query.length === KEPT && written.startsWith(query) ? written : query;
    },
  };
}
