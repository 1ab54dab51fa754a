/** Reads a diff and looks for its lines in a file. */

/** Lines of one hunk. `line` is where it begins in the diff, from 0. */
export interface Hunk {
  readonly line: number;
  /** Context and removed lines: what the file has. */
  readonly before: readonly string[];
  /** Context and added lines: what the file will have. */
  readonly after: readonly string[];
}

/** A mistake in a diff: its line, from 0, and what is wrong. */
export interface PatchError {
  readonly line: number;
  readonly message: string;
}

/** The hunks of a diff and the mistakes in its form. */
export interface Patch {
  readonly hunks: readonly Hunk[];
  readonly errors: readonly PatchError[];
}

/** Lines that name files: they hold no content. */
const FILE_LINES =
  /^(?:diff --git |index [\da-f]+\.\.|--- (?:a\/|\/dev\/null)|\+\+\+ (?:b\/|\/dev\/null))/;

/** Numbers of lines before and after, which a header such as `@@ -8,3 +8,4 @@` announces. */
const HUNK_HEADER = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

/** Lines that stand for others that are not shown. */
const GAP = /^\s*(?:…|\.\.\.)\s*$/;

interface OpenHunk {
  readonly line: number;
  readonly lines: string[];
  readonly counts: readonly [before: number, after: number] | undefined;
}

function sideOf({lines}: OpenHunk, mark: '-' | '+'): string[] {
  return lines
    .filter((line) => line.startsWith(mark) || !/^[+-]/.test(line))
    .map((line) => line.slice(1));
}

function closeHunk(hunk: OpenHunk, errors: PatchError[]): Hunk {
  const {line, lines, counts} = hunk;
  if (counts) {
    // Empty lines after the last one that the header counts separate the hunk from what follows.
    while (lines.at(-1) === '' && sideOf(hunk, '-').length > counts[0]) {
      lines.pop();
    }
  }
  const before = sideOf(hunk, '-');
  const after = sideOf(hunk, '+');
  if (!lines.some((content) => /^[+-]/.test(content))) {
    errors.push({line, message: 'this part of the diff changes nothing. Remove it.'});
  } else if (counts && (counts[0] !== before.length || counts[1] !== after.length)) {
    errors.push({
      line,
      message:
        `its header announces ${counts[0]} lines before and ${counts[1]} after the change, and it ` +
        `has ${before.length} and ${after.length}. "git apply" refuses that. Correct the header.`,
    });
  }
  return {line, before, after};
}

/**
 * Reads a diff. A line with `@@` or `…` begins a new hunk; a diff without them is one hunk.
 */
export function parsePatch(text: string): Patch {
  const hunks: Hunk[] = [];
  const errors: PatchError[] = [];
  let open: OpenHunk | undefined;
  function close(): void {
    if (open) {
      hunks.push(closeHunk(open, errors));
    }
    open = undefined;
  }
  text.split('\n').forEach((content, line) => {
    const header = HUNK_HEADER.exec(content);
    if (content.startsWith('@@') || GAP.test(content) || FILE_LINES.test(content)) {
      close();
      if (header) {
        const counts = [Number(header[1] ?? 1), Number(header[2] ?? 1)] as const;
        open = {line, lines: [], counts};
      }
    } else if (/^[+ -]/.test(content) || content === '') {
      // An empty line is context from which an editor took the space.
      open ??= {line, lines: [], counts: undefined};
      open.lines.push(content);
    } else if (!content.startsWith('\\ ')) {
      errors.push({
        line,
        message: 'a line of a diff begins with "+", "-" or a space. Put a space before context.',
      });
    }
  });
  close();
  if (hunks.length === 0 && errors.length === 0) {
    errors.push({line: 0, message: 'this diff is empty.'});
  }
  return {hunks, errors};
}

function sameLine(left: string | undefined, right: string): boolean {
  return left !== undefined && left.trimEnd() === right.trimEnd();
}

/** Empty lines around a hunk belong to the page and not to the file. */
function trimmed(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
}

/**
 * Looks for the lines of the hunks in a text: each hunk without gaps, one hunk after the other.
 * Space at the ends of lines does not count.
 *
 * @param side which lines the text has to have
 */
export function locate(
  hunks: readonly Hunk[],
  text: string,
  side: 'before' | 'after',
): PatchError[] {
  const lines = text.split('\n');
  const errors: PatchError[] = [];
  let from = 0;
  for (const hunk of hunks) {
    const wanted = trimmed(hunk[side]);
    if (wanted.length === 0) {
      if (side === 'before') {
        errors.push({
          line: hunk.line,
          message: 'nothing says where these lines go. Add a line of context before or after them.',
        });
      }
      continue;
    }
    const standsAt = (start: number) =>
      wanted.every((line, offset) => sameLine(lines[start + offset], line));
    const start = lines.findIndex((_, index) => index >= from && standsAt(index));
    if (start >= 0) {
      from = start + wanted.length;
    } else {
      const missing = wanted.find((line) => !lines.some((other) => sameLine(other, line)));
      errors.push({
        line: hunk.line,
        message:
          missing === undefined
            ? 'the lines of this part are all there, but not next to each other in this order.'
            : `it has no line "${missing.trim()}".`,
      });
    }
  }
  return errors;
}
