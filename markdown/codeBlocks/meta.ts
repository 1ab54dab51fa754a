/** Reads the presentation of a code block from its metadata and its magic comments. */
import {parseFenceMetadata} from '../fenceMetadata';

export interface CodeBlockMetadata {
  readonly title?: string;
  /** Lines to highlight, from 1. */
  readonly highlighted: ReadonlySet<number>;
}

/** Code without its magic comments, and how to present it. */
export interface CodeBlock {
  readonly code: string;
  readonly metadata: CodeBlockMetadata;
}

/** A line that only contains a magic comment, in the comment syntax of common languages. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

function readMagicComments(code: string): {code: string; highlighted: Set<number>} {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const directive = MAGIC_COMMENT.exec(line)?.[1];
    if (directive === undefined) {
      lines.push(line);
      if (isInside || isNext) highlighted.add(lines.length);

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
 * Reads `title="name"` and `{2,5-7}` from the metadata, and
 * magic comments from the code. As in Docusaurus, lines in braces disable the comments.
 *
 * @param meta metadata after the language
 * @param source the code between the fences
 */
export function readCodeBlock(meta: string, source: string): CodeBlock {
  const {values, highlightedLines} = parseFenceMetadata(meta);
  const title = values.get('title');
  const {code, highlighted} = highlightedLines
    ? {code: source, highlighted: highlightedLines}
    : readMagicComments(source);
  return {code, metadata: {highlighted, ...(title !== undefined && {title})}};
}
