/** Parses the metadata of a code fence, which follows the language in its opening line. */

export interface FenceMetadata {
  /** Bare words, such as `run`. */
  readonly words: ReadonlySet<string>;
  /** `key=value` parts. */
  readonly values: ReadonlyMap<string, string>;
  /** Lines in braces such as `{2,5-7}`, from 1; `undefined` without braces. */
  readonly highlightedLines: ReadonlySet<number> | undefined;
}

/** Numbers of a list such as `2,5-7`. */
const parseRanges = (ranges: string): number[] =>
  ranges
    .split(',')
    .filter((range) => range !== '')
    .flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number);
      return Array.from({length: last! - first! + 1}, (_, offset) => first! + offset);
    });

/**
 * Parses metadata such as `title="a b" {1,3} fragment=2.1 at=plans.STUDIO`. Values may be quoted
 * with `"` or `'`.
 */
export function parseFenceMetadata(meta: string): FenceMetadata {
  const words = new Set<string>();
  const values = new Map<string, string>();
  let highlightedLines: Set<number> | undefined;
  const token = /\{([^}]*)\}|([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|(\S+)/g;
  for (const [, ranges, key, double, single, bare, word] of meta.matchAll(token)) {
    if (key !== undefined) values.set(key, double ?? single ?? bare ?? '');
    else if (word !== undefined) words.add(word);
    else if (/^[\d,-]+$/.test(ranges!)) highlightedLines = new Set(parseRanges(ranges!));
  }
  return {words, values, highlightedLines};
}
