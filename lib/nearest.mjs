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
