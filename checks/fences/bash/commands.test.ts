import {describe, expect, it} from 'vitest';
import {commandsOf} from './commands';

function words(script: string): (readonly string[])[] {
  return commandsOf(script).map((command) => command.words);
}

describe('commandsOf', () => {
  it('splits at line ends and operators', () => {
    expect(words('cd app && npm install a; npm test | tee out\n(yarn add b)')).toEqual([
      ['cd', 'app'],
      ['npm', 'install', 'a'],
      ['npm', 'test'],
      ['tee', 'out'],
      ['yarn', 'add', 'b'],
    ]);
  });
  it('joins lines that end in a backslash, and returns the line of each command', () => {
    expect(commandsOf('# first\nnpm install \\\n  a \\\n  b\n\nnpm test')).toEqual([
      {line: 2, words: ['npm', 'install', 'a', 'b']},
      {line: 6, words: ['npm', 'test']},
    ]);
  });
  it('omits comments and redirections', () => {
    expect(words('npm i a >log 2>&1 b # npm i c')).toEqual([['npm', 'i', 'a', 'b']]);
  });
  it('keeps quoted text as one word, and the names of variables', () => {
    expect(words(`curl -d '{"a; b": 1}' "x \\"y\\" & z" a\\ b c@$V *.tgz`)).toEqual([
      ['curl', '-d', '{"a; b": 1}', 'x "y" & z', 'a b', 'c@$V', '*.tgz'],
    ]);
    expect(words('A="$(openssl rand | tr -d x)"')).toEqual([['A=$(openssl rand | tr -d x)']]);
  });
  it('skips here-documents', () => {
    expect(commandsOf("cat > a <<'EOF'\nnpm i b\nEOF\ncat <<- END\nnpm i c\nEND\nls")).toEqual([
      {line: 1, words: ['cat']},
      {line: 4, words: ['cat']},
      {line: 7, words: ['ls']},
    ]);
  });
});
