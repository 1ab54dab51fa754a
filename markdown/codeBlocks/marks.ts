/**
 * Marked code: code in which single characters say where a colour or a line begins and ends. The
 * build makes it, the browser turns it into HTML. It is a quarter of that HTML, and what readers copy
 * is the code without its marks.
 */

/** Kinds of tokens that differ in colour (`src/css/code.css`). */
export const TOKEN_KINDS = [
  'comment',
  'keyword',
  'string',
  'name',
  'number',
  'punctuation',
  'inserted',
  'deleted',
] as const;

export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Marks are characters of Unicode's private use area, the first of which begin tokens. */
const FIRST_MARK = 0xe000;
const TOKEN_END = '\ue010';
const LINE_END = '\ue011';
const NUMBERED_LINE = '\ue012';
const HIGHLIGHTED_LINE = '\ue013';
const HIGHLIGHTED_NUMBERED_LINE = '\ue014';
const MARKS = /[\ue000-\ue014]/g;

/** Code as a token of a kind. */
export function markToken(code: string, kind: TokenKind): string {
  return String.fromCharCode(FIRST_MARK + TOKEN_KINDS.indexOf(kind)) + code + TOKEN_END;
}

/** A line, with its line feed, as one with looks of its own. */
export function markLine(line: string, isHighlighted: boolean, isNumbered: boolean): string {
  if (!isHighlighted && !isNumbered) {
    return line;
  }
  const highlighted = isNumbered ? HIGHLIGHTED_NUMBERED_LINE : HIGHLIGHTED_LINE;
  return (isHighlighted ? highlighted : NUMBERED_LINE) + line + LINE_END;
}

/** Whether code could be taken for marked code. */
export function containsMarks(code: string): boolean {
  return code.search(MARKS) >= 0;
}

/** The code itself: what a reader copies. */
export function codeOf(marked: string): string {
  return marked.replace(MARKS, '');
}

/**
 * HTML for the content of a `code` element.
 *
 * @param firstNumber number of the first numbered line
 */
export function htmlOf(marked: string, firstNumber = 1): string {
  let number = firstNumber;
  return marked
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(MARKS, (mark) => {
      if (mark === TOKEN_END || mark === LINE_END) {
        return '</span>';
      }
      if (mark < TOKEN_END) {
        return `<span class="token ${TOKEN_KINDS[mark.charCodeAt(0) - FIRST_MARK]}">`;
      }
      const classes =
        (mark === NUMBERED_LINE ? '' : ' theme-code-block-highlighted-line') +
        (mark === HIGHLIGHTED_LINE ? '' : ` numbered-line" data-line="${number++}`);
      return `<span class="token-line${classes}">`;
    });
}
