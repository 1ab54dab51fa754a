import {readText, root} from '../../lib/root';
import {listMarkdownFiles} from '../../markdown/files';

describe('words.txt', () => {
  const words = readText('checks/markdown/words.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((word) => word.toLowerCase());
  it('is sorted and has each word once', () => {
    expect(words).toEqual([...new Set(words)].sort());
  });
  it('has only words that pages use', () => {
    const all = listMarkdownFiles(root)
      .map((file) => readText(file).toLowerCase())
      .join('\n');
    expect(words.filter((word) => !all.includes(word))).toEqual([]);
  });
});
