/** Shows how a YAML document differs from another one. */
import {diffArrays} from 'diff';

/** Longer runs of removed lines are cut to this length. */
const MAX_REMOVED_LINES = 4;

interface Line {
  /** As in a patch: in both documents, only in the new one, only in the old one. */
  readonly sign: ' ' | '+' | '-';
  readonly text: string;
}

const linesOf = (text: string): string[] => text.replace(/\n+$/, '').split('\n');

const compare = (before: string, after: string): Line[] =>
  diffArrays(linesOf(before), linesOf(after)).flatMap(({value, added, removed}) =>
    value.map((text): Line => ({sign: added ? '+' : removed ? '-' : ' ', text})),
  );

const indentation = (text: string): number => text.length - text.trimStart().length;

/** Positions of the keys that contain the line at a position. */
function keysAbove(lines: readonly Line[], position: number): number[] {
  const found: number[] = [];
  let indent = indentation(lines[position]!.text);
  for (let above = position - 1; above >= 0 && indent > 0; above -= 1) {
    const {text} = lines[above]!;
    if (text.trim() !== '' && indentation(text) < indent) {
      found.push(above);
      indent = indentation(text);
    }
  }
  return found;
}

/** Cuts long runs of removed lines, and adds the number of lines that were cut. */
function shorten(lines: readonly string[]): string[] {
  const short: string[] = [];
  let removed = 0;
  lines.forEach((line, index) => {
    removed = line.startsWith('-') ? removed + 1 : 0;
    if (removed <= MAX_REMOVED_LINES) {
      short.push(line);
    } else if (!lines[index + 1]?.startsWith('-')) {
      // A note instead of a single line would not be shorter.
      const cut = removed - MAX_REMOVED_LINES;
      short.push(cut === 1 ? line : `… ${cut} more lines removed`);
    }
  });
  return short;
}

/**
 * The lines that differ, each below the keys that contain it, as in a patch.
 *
 * @param before the base document
 * @param after the document to show
 * @returns lines that begin with a space, `+` or `-`; empty if the documents are equal
 */
export function describeChange(before: string, after: string): string {
  const lines = compare(before, after);
  const shown = new Set<number>();
  lines.forEach(({sign}, position) => {
    if (sign !== ' ') [position, ...keysAbove(lines, position)].forEach((each) => shown.add(each));
  });
  const patch = lines
    .filter((_, position) => shown.has(position))
    .map(({sign, text}) => sign + text);
  return shorten(patch).join('\n');
}
