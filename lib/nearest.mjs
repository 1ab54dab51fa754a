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
 * The question whether the author meant the most similar word, or a longer one, after a space. Empty if there is none.
 *
 * @type {(word: string, known: readonly string[]) => string}
 */
export function didYouMean(word, known) {
  const near = nearest(word, known);
  const isSimilar =
    near !== '' && leven(word, near) <= Math.min(Math.max(word.length / 4, 2), word.length - 1);
  const isBeginning = (/** @type {string} */ other) =>
    word.length > 3 && other.toLowerCase().startsWith(word.toLowerCase());
  const guess = isSimilar ? near : known.find(isBeginning);
  return guess ? ` Did you mean "${guess}"?` : '';
}
