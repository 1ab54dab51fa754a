/** The project dictionary `words.txt`: sorted, each word once, and none that no page uses. */

const FILE = 'checks/markdown/words.txt';

/** Words of a dictionary with their lines. Lines that begin with # are comments. */
function wordsOf(dictionary: string): {word: string; line: number}[] {
  return dictionary
    .split('\n')
    .map((word, index) => ({word: word.trim(), line: index + 1}))
    .filter(({word}) => word !== '' && !word.startsWith('#'));
}

/**
 * What is wrong with the dictionary, one message each.
 *
 * @param dictionary text of the file
 * @param texts all Markdown that the dictionary is for
 */
export function wordProblems(dictionary: string, texts: readonly string[]): string[] {
  const words = wordsOf(dictionary);
  const all = texts.join('\n').toLowerCase();
  const key = ({word}: {word: string}) => word.toLowerCase();
  return words.flatMap((entry, index) => {
    const {word, line} = entry;
    const before = words[index - 1];
    if (before && key(before) === key(entry)) {
      return [`${FILE}:${line}: "${word}" stands there twice. Remove one of them.`];
    }
    if (before && key(before) > key(entry)) {
      return [`${FILE}:${line}: "${word}" belongs before "${before.word}". Sort the file.`];
    }
    return all.includes(key(entry))
      ? []
      : [`${FILE}:${line}: no page has the word "${word}" any more. Remove it.`];
  });
}
