/**
 * A compact form of an inverted index, a quarter of the size of MiniSearch's JSON after
 * compression: sorted terms share prefixes, and the documents of a term are packed as bits.
 */
import {BitReader, BitWriter} from './bits';

/** For each term the documents it stands in, in ascending order, and how often. */
export type Postings = ReadonlyMap<string, readonly (readonly [id: number, frequency: number])[]>;

/** A packed index. */
export interface PackedIndex {
  /** One term a line: length of the prefix shared with the line before in base 36, then the rest. */
  readonly terms: string;
  /**
   * For each term: number of documents, which ones, how often in each; in Base64. Terms come in
   * blocks of `TERMS_IN_BLOCK`, each of which begins in a byte of its own.
   */
  readonly postings: string;
  /** Number of bytes of each block but the last, in Base64. */
  readonly blocks: string;
}

/** The smaller a block, the less is read to find one term, and the more lengths are needed. */
const TERMS_IN_BLOCK = 8;

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
  const blocks = new BitWriter();
  const terms: string[] = [];
  let previous = '';
  let blockStart = 0;
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1;
  for (const [term, found] of [...postings].sort(byName)) {
    if (terms.length > 0 && terms.length % TERMS_IN_BLOCK === 0) {
      const end = bits.align();
      blocks.gamma(end - blockStart);
      blockStart = end;
    }
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
  return {terms: terms.join('\n'), postings: bits.toString(), blocks: blocks.toString()};
}

/** Where a term stands: documents in ascending order, and how often in each. */
export interface Occurrences {
  readonly ids: readonly number[];
  readonly frequencies: readonly number[];
}

/**
 * Reads a packed index. The terms are read at once, their postings when they are asked for: of some
 * thousand terms, a query asks for a few.
 */
export class PackedReader {
  /** In the order in which they were packed. */
  readonly terms: readonly string[];
  private readonly bits: BitReader;
  /** Where each block begins. */
  private readonly starts: number[] = [];
  private readonly found: Occurrences[] = [];

  /**
   * @param documents number of documents
   * @throws RangeError when the postings are shorter than their blocks; DOMException when they are no
   *   Base64
   */
  constructor(
    {terms, postings, blocks}: PackedIndex,
    private readonly documents: number,
  ) {
    let term = '';
    this.terms = (terms === '' ? [] : terms.split('\n')).map((line) => {
      term = term.slice(0, Number.parseInt(line[0]!, 36)) + line.slice(1);
      return term;
    });
    this.bits = new BitReader(postings);
    const lengths = new BitReader(blocks);
    let start = 0;
    for (let first = 0; first < this.terms.length; first += TERMS_IN_BLOCK) {
      start += first === 0 ? 0 : lengths.gamma();
      this.starts.push(start);
    }
    if (this.terms.length > 0 && start >= this.bits.length) {
      throw new RangeError('the packed numbers end too early');
    }
  }

  /**
   * Where a term stands.
   *
   * @param number its place among the terms
   */
  occurrencesOf(number: number): Occurrences {
    if (!this.found[number]) {
      this.readBlock(Math.floor(number / TERMS_IN_BLOCK));
    }
    return this.found[number]!;
  }

  private readBlock(block: number): void {
    const {bits, documents, found} = this;
    bits.seek(this.starts[block]!);
    const first = block * TERMS_IN_BLOCK;
    const end = Math.min(first + TERMS_IN_BLOCK, this.terms.length);
    for (let number = first; number < end; number += 1) {
      const count = bits.gamma();
      const ids: number[] = [];
      const frequencies: number[] = [];
      bits.ascending(count, 0, documents - 1, ids, 0);
      for (let at = 0; at < count; at += 1) {
        frequencies.push(bits.gamma());
      }
      found[number] = {ids, frequencies};
    }
  }
}
