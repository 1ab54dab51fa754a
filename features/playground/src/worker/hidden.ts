/** Characters that readers do not see, or take for others, in places where YAML reads them as text. */
import {Lexer, parseDocument} from 'yaml';

/** Looks like a space or like nothing. Emoji contain the exceptions. */
const HIDDEN = '(?![ \\t\\r\\n\\uFE00-\\uFE0F\\u{E0000}-\\u{E0FFF}])[\\p{Z}\\p{Cc}\\p{DI}\\u2800]';
const QUOTE = '[“”„«»‘’‚‹›]';
/** Changes the direction of text. */
const TURN = /[\u202A-\u202E\u2066-\u2069]/g;
const GAP = `(?: |${HIDDEN})+`;
const INSIDE = `(?:(?!${QUOTE})[^"\\\\])*`;
/** Beside the text of a scalar, beside what would separate the parts of a line, and quotes around a scalar. */
const AROUND =
  `(?<around>^["']?(?:-|[^\\s:]+:)?${GAP}|\\n${GAP}|(?<! |${HIDDEN})${GAP}(?=["']?$|\\n|# )|[\\u2028\\u2029]|` +
  `^${QUOTE}(?=${INSIDE}${QUOTE}$)|${QUOTE}$(?<=^${QUOTE}${INSIDE}.))`;
const ANY = new RegExp(`${HIDDEN}|${QUOTE}`, 'u');
const RUN = new RegExp(`(?:${HIDDEN})+|${QUOTE}`, 'gu');
const IN_PROSE = new RegExp(`${AROUND}|${TURN.source}`, 'gu');
/** A value without spaces can contain only spaces that do not break a line. */
const IN_VALUE = new RegExp(`${AROUND}|(?![\\p{Z}\\u200C\\u200D])${HIDDEN}`, 'gu');
/** Nothing invisible belongs to a name, which other places repeat, or to an expression. */
const IN_NAME = new RegExp(`${AROUND}|(?![\\u200C\\u200D])${HIDDEN}`, 'gu');
/** Headers of block scalars, anchors, aliases, tags and expressions. */
const LIKE_NAME = /^[|>&*!]|^(?!#)[^]*Context\b/;

const NAMES =
  'A0 no-break space,AD soft hyphen,2002 en space,2003 em space,2007 figure space,2009 thin space,' +
  '200A hair space,200B zero-width space,200C zero-width non-joiner,200D zero-width joiner,' +
  '200E left-to-right mark,200F right-to-left mark,2028 line separator,2029 paragraph separator,' +
  '202F narrow no-break space,2060 word joiner,3000 ideographic space,FEFF byte order mark';

/** The message about hidden characters, which names the first. */
function messageOf(run: string): string {
  if (run.search(TURN) >= 0)
    return 'An invisible character here changes the text direction, so the text looks different from what it is.';

  const code = run.codePointAt(0)!.toString(16).toUpperCase();
  const name =
    new RegExp(`\\b${code} ([^,]+)`).exec(NAMES)?.[1] ??
    (/\p{Zs}/u.test(run) ? 'space' : 'character');
  return `YAML reads this ${name} (U+${code.padStart(4, '0')}) as text.`;
}

function visible(run: string, gap: string, isInQuotes: boolean): string {
  if (run.search(QUOTE) >= 0) return '"';
  // Inside quotes, a space would be part of the text.
  if (isInQuotes) return '';
  const spaces = run.replace(/[\p{Zl}\p{Zp}\x85]/gu, '\n').replace(/[\p{Zs}\u2800]/gu, ' ');
  // A dash or a colon needs a space.
  return spaces.replace(RUN, '') || (/[-:]/.test(gap) ? ' ' : '');
}

const isBroken = (text: string): boolean =>
  parseDocument(text, {logLevel: 'silent', uniqueKeys: false}).errors.length > 0;

/**
 * Finds hidden characters, also in broken YAML.
 *
 * @returns their places, and the text with visible characters in their place, unless this breaks the YAML
 */
export function findHidden(text: string) {
  const found: {readonly from: number; readonly to: number; readonly message: string}[] = [];
  let fixed = '';
  let start = 0;
  let end = 0;
  let isScalar = false;
  let before = '';
  const tokens = ANY.test(text) ? [...new Lexer().lex(text)] : [];
  for (const [place, token] of tokens.entries()) {
    // The lexer marks documents, errors and scalars with tokens that the text does not have.
    if (!isScalar && /^[\x02\x18\x1F]$/.test(token)) {
      isScalar = token === '\x1F';
      continue;
    }
    // A block scalar, unlike a plain one, begins with its indentation or ends with a line break.
    const isText = isScalar ? !/^[ \n]|\n$/.test(token) : /^["']/.test(token);
    const isKeyOrItem = isText && (before !== ':' || tokens[place + 1] === ':');
    const inText = /[ \n]/.test(token) ? IN_PROSE : IN_VALUE;
    const pattern = isKeyOrItem || LIKE_NAME.test(token) ? IN_NAME : isText ? inText : TURN;
    if (isText || !/^[\s#&!]/.test(token)) before = token;
    for (const {0: gap, index, groups} of token.matchAll(pattern)) {
      const isInQuotes = groups?.around !== undefined && /^["']/.test(token);
      for (const {0: run, index: offset} of gap.matchAll(RUN)) {
        const from = start + index + offset;
        fixed += text.slice(end, from) + visible(run, gap, isInQuotes);
        end = from + run.length;
        found.push({from, to: end, message: messageOf(run)});
      }
    }
    start += token.length;
    isScalar = false;
  }
  fixed += text.slice(end);
  const isWorse = found.length > 0 && isBroken(fixed) && !isBroken(text);
  return {found, fixed: isWorse ? undefined : fixed};
}
