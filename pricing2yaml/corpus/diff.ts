/** Shows what sets a YAML document apart from another one, line by line. */

/** A shown line: in both documents, only in the new one, only in the old one, or left out. */
export type DiffKind = ' ' | '+' | '-' | '…';

export type DiffLine = readonly [kind: DiffKind, text: string];

/** Removed blocks that are longer than this are cut. */
const LONGEST_REMOVAL = 4;

function linesOf(text: string): string[] {
  return text.replace(/\n+$/, '').split('\n');
}

/** Lengths of the longest common subsequences of the ends of two lists. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({length: before.length + 1}, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row]![column] =
        before[row] === after[column]
          ? lengths[row + 1]![column + 1]! + 1
          : Math.max(lengths[row + 1]![column]!, lengths[row]![column + 1]!);
    }
  }
  return lengths;
}

/** Every line of both documents, marked with where it stands. */
function compareLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const lengths = commonLengths(before, after);
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && old === fresh) {
      lines.push([' ', old]);
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || lengths[row + 1]![column]! >= lengths[row]![column + 1]!)
    ) {
      lines.push(['-', old]);
      row += 1;
    } else {
      lines.push(['+', fresh!]);
      column += 1;
    }
  }
  return lines;
}

/** How many lines differ. */
export function countDifferences(before: string, after: string): number {
  return compareLines(linesOf(before), linesOf(after)).filter(([kind]) => kind !== ' ').length;
}

function indentation(text: string): number {
  return text.length - text.trimStart().length;
}

/** Positions of the keys that a line stands below. */
function ancestors(lines: readonly DiffLine[], position: number): number[] {
  const [, text] = lines[position]!;
  const found: number[] = [];
  let indent = indentation(text);
  for (let above = position - 1; above >= 0 && indent > 0; above -= 1) {
    const [, candidate] = lines[above]!;
    if (candidate.trim() !== '' && indentation(candidate) < indent) {
      found.push(above);
      indent = indentation(candidate);
    }
  }
  return found;
}

/** Cuts long removed blocks. */
function shorten(lines: readonly DiffLine[]): DiffLine[] {
  const short: DiffLine[] = [];
  for (let start = 0; start < lines.length;) {
    const [kind] = lines[start]!;
    const length = lines.slice(start).findIndex(([other]) => other !== kind);
    const end = length === -1 ? lines.length : start + length;
    const run = lines.slice(start, end);
    if (kind === '-' && run.length > LONGEST_REMOVAL + 1) {
      const cut = run.length - LONGEST_REMOVAL;
      short.push(...run.slice(0, LONGEST_REMOVAL), ['…', `${cut} more lines left out`]);
    } else {
      short.push(...run);
    }
    start = end;
  }
  return short;
}

/**
 * The lines that differ, each below the keys it belongs to.
 *
 * @param before the base document
 * @param after the document to show
 * @returns changed lines in the order of the document, with the keys above them
 */
export function describeChange(before: string, after: string): readonly DiffLine[] {
  const lines = compareLines(linesOf(before), linesOf(after));
  const shown = new Set<number>();
  lines.forEach(([kind], position) => {
    if (kind === ' ') return;
    shown.add(position);
    for (const above of ancestors(lines, position)) shown.add(above);
  });
  return shorten(lines.filter((_, position) => shown.has(position)));
}
