/** Finds what two texts say in the same words. */

/**
 * Runs of words that stand in both texts.
 *
 * @param length number of words of a run; ten words in a row are no coincidence
 */
export function sharedRuns(one: string, other: string, length = 10): string[] {
  const runsOf = (text: string): string[] => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
  };
  const known = new Set(runsOf(one));
  return [...new Set(runsOf(other))].filter((run) => known.has(run));
}
