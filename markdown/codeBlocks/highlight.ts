/** Highlights code with Prism during the build. */
import type {Grammar, TokenStream} from 'prismjs';
import {Prism} from './prism';
// The languages that this copy lacks. All at once, because grammars change others.
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-properties';

/** Kinds of tokens with a color (`src/css/code.css`), and what Prism calls them. */
const TYPES = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'boolean', 'important', 'builtin'],
  string: ['string', 'char', 'attr-value', 'regex', 'scalar'],
  name: ['atrule', 'attr-name', 'class-name', 'function', 'key', 'property', 'tag', 'title'],
  number: ['number', 'constant', 'symbol', 'annotation', 'variable'],
  punctuation: ['punctuation', 'operator'],
  inserted: ['inserted'],
  deleted: ['deleted'],
};

type TokenKind = keyof typeof TYPES;

export const TOKEN_KINDS = Object.keys(TYPES) as TokenKind[];

const KIND_OF_TYPE: ReadonlyMap<string, TokenKind> = new Map(
  TOKEN_KINDS.flatMap((kind) => TYPES[kind].map((type) => [type, kind] as const)),
);

/** Adjacent code of one kind. */
interface Run {
  /** Absent for plain code. */
  readonly kind: TokenKind | undefined;
  readonly text: string;
}

/** Runs of a token tree. The innermost type with a color applies. */
function runsOf(stream: TokenStream, kind?: TokenKind): Run[] {
  if (typeof stream === 'string') return [{kind, text: stream}];

  if (Array.isArray(stream)) return stream.flatMap((token) => runsOf(token, kind));

  const own = [stream.type, stream.alias ?? []]
    .flat()
    .map((type) => KIND_OF_TYPE.get(type))
    .findLast((found) => found !== undefined);
  return runsOf(stream.content, own ?? kind);
}

/** Grammar of a language, or `undefined` if Prism does not support it. `extend` is a function among the grammars. */
function grammarOf(language: string): Grammar | undefined {
  const grammar = Object.hasOwn(Prism.languages, language) && Prism.languages[language];
  return typeof grammar === 'object' ? grammar : undefined;
}

/** Lines of code, with adjacent runs of one color joined. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {kind, text} of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);

      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last !== undefined && last.kind === kind)
        line[line.length - 1] = {kind, text: last.text + part};
      else if (part !== '') line.push({kind, text: part});
    });
  }
  return lines;
}

function spanOf({kind, text}: Run): string {
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return kind === undefined || text.trim() === ''
    ? html
    : `<span class="token ${kind}">${html}</span>`;
}

/** A line with its line feed. A highlighted line is wrapped in an element. */
const lineOf = (html: string, isHighlighted: boolean): string =>
  isHighlighted
    ? `<span class="token-line theme-code-block-highlighted-line">${html}</span>`
    : html;

/**
 * Highlights code.
 *
 * @param code code without a line feed at its end
 * @param language language in the fence; code in unsupported languages stays plain
 * @param highlighted lines to highlight, from 1
 * @returns HTML for the content of a `code` element
 */
export function highlight(
  code: string,
  language: string,
  highlighted?: ReadonlySet<number>,
): string {
  const grammar = grammarOf(language.toLowerCase());
  return linesOf(grammar ? runsOf(Prism.tokenize(code, grammar)) : runsOf(code))
    .map((line, index, all) =>
      lineOf(
        line.map(spanOf).join('') + (index < all.length - 1 ? '\n' : ''),
        highlighted?.has(index + 1) ?? false,
      ),
    )
    .join('');
}
