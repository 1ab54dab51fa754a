import type {SearchResponse} from '../engine/types';

/** "296 results", for the modal and the search page. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}

/** "No page contains “teach”. Results for “each”:", for words that the search had to guess. */
export function guessNotice({
  nbHits,
  unknown = [],
  guess,
}: Pick<SearchResponse, 'nbHits' | 'unknown' | 'guess'>): string {
  if (nbHits === 0 || unknown.length === 0) {
    return '';
  }
  const words = new Intl.ListFormat('en', {type: 'disjunction'}).format(
    unknown.map((word) => `“${word}”`),
  );
  const instead = guess === undefined ? 'similar words' : `“${guess}”`;
  return `No page contains ${words}. Results for ${instead}.`;
}
