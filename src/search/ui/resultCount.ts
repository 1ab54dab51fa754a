import type {SearchResponse} from '../engine/types';

/** "296 results", for the modal and the search page. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}

/** "No page contains “teach”. Results for “each”:", for words that the search had to guess. */
export function guessNotice({
  unknown = [],
  guess,
}: Pick<SearchResponse, 'unknown' | 'guess'>): string {
  const words = new Intl.ListFormat('en', {type: 'disjunction'}).format(
    unknown.map((word) => `“${word}”`),
  );
  const instead = guess === undefined ? 'similar words' : `“${guess}”`;
  return unknown.length > 0 ? `No page contains ${words}. Results for ${instead}.` : '';
}
