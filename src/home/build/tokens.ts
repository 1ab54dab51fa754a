/** Colours of the excerpt, found while building, so that no highlighter is sent to the reader. */
import Prism from 'prismjs';
import 'prismjs/components/prism-yaml.js';
import type {Token} from '../model';

/** Prism's name of a piece of YAML to the class that `src/css/code.css` colours. */
const KINDS: Readonly<Record<string, string>> = {
  key: 'name',
  string: 'string',
  number: 'number',
  boolean: 'keyword',
  null: 'keyword',
  punctuation: 'punctuation',
  comment: 'comment',
};

/** Splits one line of YAML into its coloured pieces. */
export function tokensOf(line: string): readonly Token[] {
  // Prism knows a key by what follows it, so the end of the line belongs to it.
  return Prism.tokenize(`${line}\n`, Prism.languages.yaml!).flatMap((token): readonly Token[] => {
    const text = (typeof token === 'string' ? token : String(token.content)).replace('\n', '');
    const kind = typeof token === 'string' ? '' : (KINDS[token.type] ?? '');
    return text === '' ? [] : [[kind, text]];
  });
}
