import type {SearchResponse} from '../engine/types';

/** "296 results", and a notice about guesses if there is one. */
export function resultNotice(found: SearchResponse): string {
  const count = found.nbHits === 1 ? '1 result' : `${found.nbHits} results`;
  return `${count} ${guessNotice(found)}`.trim();
}

/** "No page contains “teach”. Results for “each”:", for words that the search had to guess, or that no page fits. */
export function guessNotice({nbHits, isPoor, unknown = [], guess}: SearchResponse): string {
  // eslint-disable-next-line prose/style-words -- what the reader asked
  if (isPoor) return 'No page answers this well.';

  if (nbHits === 0 || unknown.length === 0) return '';

  const words = new Intl.ListFormat('en', {type: 'disjunction'}).format(
    unknown.map((word) => `“${word}”`),
  );
  const instead = guess === undefined ? 'similar words' : `“${guess}”`;
  return `No page contains ${words}. Results for ${instead}.`;
}
