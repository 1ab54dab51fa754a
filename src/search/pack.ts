/**
 * A compact form of an inverted index, a quarter of the size of MiniSearch's JSON after
 * compression: sorted terms share prefixes, and the documents of a term are packed as bits.
 */
import {BitReader, BitWriter} from './bits';
import type {Occurrences} from './occurrences';

/** For each term the documents it stands in, in ascending order, and how often. */
export type Postings = ReadonlyMap<string, readonly (readonly [id: number, frequency: number])[]>;

/** A packed index. */
export interface PackedIndex {
  /** One term a line: length of the prefix shared with the line before in base 36, then the rest. */
  readonly terms: string;
  /** For each term: number of documents, which ones, how often in each; in Base64. */
  readonly postings: string;
}

const LONGEST_PREFIX = 35;

/** Ranking does not tell higher frequencies apart. */
const HIGHEST_FREQUENCY = 7;

/**
 * Packs postings.
 *
 * @param postings by term, in any order; no two terms differ in case alone
 * @param documents number of documents; their ids are 0, 1, 2...
 */
export function packIndex(postings: Postings, documents: number): PackedIndex {
  const bits = new BitWriter();
  const terms: string[] = [];
  let previous = '';
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1;
  for (const [term, found] of [...postings].sort(byName)) {
    let shared = 0;
    while (shared < LONGEST_PREFIX && shared < term.length && term[shared] === previous[shared]) {
      shared += 1;
    }
    terms.push(shared.toString(36) + term.slice(shared));
    previous = term;
    bits.gamma(found.length);
    bits.ascending(
      found.map(([id]) => id),
      0,
      documents - 1,
    );
    found.forEach(([, frequency]) => bits.gamma(Math.min(frequency, HIGHEST_FREQUENCY)));
  }
  return {terms: terms.join('\n'), postings: bits.toString()};
}

/**
 * Reads the postings that were packed.
 *
 * @param documents number of documents
 * @param into gets the documents of each term and how often it stands there
 * @param take is given each term, in the order in which they were packed, with the indices of its
 *   first occurrence and behind its last one
 */
export function unpackIndex(
  {terms, postings}: PackedIndex,
  documents: number,
  into: Occurrences,
  take: (term: string, start: number, end: number) => void,
): void {
  const bits = new BitReader(postings);
  let term = '';
  for (const line of terms === '' ? [] : terms.split('\n')) {
    term = term.slice(0, Number.parseInt(line[0]!, 36)) + line.slice(1);
    const count = bits.gamma();
    const start = into.length;
    into.reserve(count);
    into.length += count;
    bits.ascending(count, 0, documents - 1, into.ids, start);
    for (let at = start; at < into.length; at += 1) {
      into.frequencies[at] = bits.gamma();
    }
    take(term, start, into.length);
  }
}
