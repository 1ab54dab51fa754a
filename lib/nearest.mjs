// @ts-check
import leven from 'leven';

/**
 * The known word that is most similar to a mistyped one. Case is ignored.
 *
 * @type {(word: string, known: readonly string[]) => string}
 */
export const nearest = (word, known) => {
  const distance = (/** @type {string} */ other) => leven(word.toLowerCase(), other.toLowerCase());
  return known.toSorted((one, other) => distance(one) - distance(other))[0] ?? '';
};

/**
 * The question whether the author meant the most similar word, after a space. Empty if no word is similar.
 *
 * @type {(word: string, known: readonly string[]) => string}
 */
export function didYouMean(word, known) {
  const guess = nearest(word, known);
  const isSimilar = guess !== '' && leven(word, guess) <= Math.max(word.length / 4, 2);
  return isSimilar ? ` Did you mean "${guess}"?` : '';
}
