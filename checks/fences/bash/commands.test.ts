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
  it('joins lines that end in a backslash, and knows where commands begin', () => {
    expect(commandsOf('# first\nnpm install \\\n  a \\\n  b\n\nnpm test')).toEqual([
      {line: 1, words: ['npm', 'install', 'a', 'b']},
      {line: 5, words: ['npm', 'test']},
    ]);
  });
  it('leaves comments out, but not a # inside a word', () => {
    expect(words('npm i a#b # npm i c')).toEqual([['npm', 'i', 'a#b']]);
  });
  it('takes quotes off and keeps what is in them together', () => {
    expect(words(`curl -d '{"a; b": 1}' "x \\"y\\" & z" a\\ b`)).toEqual([
      ['curl', '-d', '{"a; b": 1}', 'x "y" & z', 'a b'],
    ]);
  });
  it('keeps substitutions inside their word', () => {
    expect(words('export A="$(openssl rand | tr -d x)" B=$(npm root; (ls))\nls')).toEqual([
      ['export', 'A=$(openssl rand | tr -d x)', 'B=$(npm root; (ls))'],
      ['ls'],
    ]);
  });
  it('skips here-documents', () => {
    expect(commandsOf("cat > a <<'EOF'\nnpm i b\nEOF\ncat <<- END\nnpm i c\nEND\nls")).toEqual([
      {line: 0, words: ['cat', '>', 'a', '<<EOF']},
      {line: 3, words: ['cat', '<<-', 'END']},
      {line: 6, words: ['ls']},
    ]);
  });
  it('counts lines inside quotes', () => {
    expect(commandsOf("echo 'a\nb'\nls").at(-1)).toEqual({line: 2, words: ['ls']});
  });
});
