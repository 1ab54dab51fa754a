/** Indentation of new lines. That of the YAML grammar needs text that is not broken. */
import {indentService} from '@codemirror/language';

/** Line that ends with a key, a block scalar's mark or the dash of a list item. */
const OPENS_BLOCK = /(?::|:\s+[|>][+-]?|^\s*-)\s*(?:\s#.*)?$/;

/**
 * Columns before the line that follows a line.
 *
 * @param above text of the line, up to the cursor
 */
export function indentAfter(above: string): number {
  const spaces = above.length - above.trimStart().length;
  const isComment = above.trimStart().startsWith('#');
  return spaces + (OPENS_BLOCK.test(above) && !isComment ? 2 : 0);
}

/** Indents lines as they are typed. Does not change lines that are there. */
export const indentation = indentService.of((context, position) =>
  context.simulatedBreak === null ? null : indentAfter(context.lineAt(position, -1).text),
);
