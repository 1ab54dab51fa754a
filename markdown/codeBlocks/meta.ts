/** What the words after the language of a fence, and its magic comments, say about its looks. */

/** The looks of a code block. */
export interface CodeLooks {
  readonly title?: string;
  /** Lines to highlight, from 1. */
  readonly highlighted: ReadonlySet<number>;
  /** Number of the first line, when lines are numbered. */
  readonly firstNumber?: number;
}

/** Code without its magic comments, and its looks. */
export interface ReadCode {
  readonly code: string;
  readonly looks: CodeLooks;
}

/** Numbers of a list such as `2,5-7`. */
function numbersOf(ranges: string): number[] {
  return ranges
    .split(',')
    .filter((range) => range !== '')
    .flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number);
      return Array.from({length: last! - first! + 1}, (_, offset) => first! + offset);
    });
}

/** A line that holds nothing but a magic comment, in the comment styles of common languages. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Takes magic comments out of code. */
function readMagicComments(code: string): {code: string; highlighted: Set<number>} {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const directive = MAGIC_COMMENT.exec(line)?.[1];
    if (directive === undefined) {
      lines.push(line);
      if (isInside || isNext) {
        highlighted.add(lines.length);
      }
      isNext = false;
    } else if (directive === 'next-line') {
      isNext = true;
    } else {
      isInside = directive === 'start';
    }
  }
  return {code: lines.join('\n'), highlighted};
}

/**
 * Reads `title="name"`, `{2,5-7}`, `showLineNumbers` and `showLineNumbers=5` from the words after a
 * language, and magic comments from the code. As in Docusaurus, lines in braces switch the comments
 * off.
 *
 * @param meta the words after the language
 * @param source the code between the fences
 */
export function readCode(meta: string, source: string): ReadCode {
  const title = /\btitle=(["'])(.*?)\1/.exec(meta)?.[2];
  const words = meta.replace(/=(["']).*?\1/g, '=');
  const ranges = /\{([\d,-]+)\}/.exec(words)?.[1];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(words);
  const {code, highlighted} =
    ranges === undefined
      ? readMagicComments(source)
      : {code: source, highlighted: new Set(numbersOf(ranges))};
  return {
    code,
    looks: {
      highlighted,
      ...(title !== undefined && {title}),
      ...(numbers !== null && {firstNumber: Number(numbers[1] ?? 1)}),
    },
  };
}
