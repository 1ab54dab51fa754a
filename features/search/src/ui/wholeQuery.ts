/**
 * The full text of the modal's input. DocSearch truncates its input after 64 characters, which is shorter
 * than most error messages. It still shows the first 64; the search and the link to all results use the
 * full text.
 */

/** Maximum length of the modal's query, in characters. */
const MODAL_LENGTH = 64;

/** Maximum length of a query in characters: a message, and the first lines of its stack trace. */
export const MAX_QUERY_LENGTH = 1000;

let written = '';

/** Stores the value of the input before the modal truncates it. */
export function noteQuery(value: string): void {
  written = value.slice(0, MAX_QUERY_LENGTH);
}

/** The full query for a query of the modal. */
export const wholeQuery = (query: string): string =>
  query.length === MODAL_LENGTH && written.startsWith(query) ? written : query;
