/** MiniSearch over the words of sections, which come counted from a shard. */
import MiniSearch, {type Options} from 'minisearch';
import {Occurrences} from './occurrences';
import {normalizeTerm, tokenize} from './terms';

/** Fields of a section, as MiniSearch sees them. */
interface IndexedFields {
  readonly id: number;
  readonly heading: string;
  /** Text and names in code, without stop words. */
  readonly text: string;
}

/** What MiniSearch is told about sections. */
export const INDEX_OPTIONS: Options<IndexedFields> = {
  fields: ['heading', 'text'],
  tokenize,
  processTerm: (term) => normalizeTerm(term) || null,
};

/** Numbers of the fields. */
export const HEADING = 0;
export const TEXT = 1;
type Field = typeof HEADING | typeof TEXT;

/** What MiniSearch keeps for a term: frequencies by section, by field. */
type FieldFrequencies = Map<number, Map<number, number>>;

/**
 * Where a term stands. It becomes maps, which are what MiniSearch reads, when a query asks for it:
 * of some thousand terms, a query asks for a few.
 */
class Postings implements Pick<FieldFrequencies, 'get'> {
  /** Field, start and end of each run of occurrences. */
  readonly runs: number[] = [];
  private readonly maps: (Map<number, number> | undefined)[] = [];

  constructor(private readonly occurrences: Occurrences) {}

  get(field: number): Map<number, number> | undefined {
    this.maps[field] ??= this.mapOf(field);
    return this.maps[field];
  }

  private mapOf(field: number): Map<number, number> | undefined {
    const {ids, frequencies} = this.occurrences;
    const found = new Map<number, number>();
    for (let run = 0; run < this.runs.length; run += 3) {
      if (this.runs[run] === field) {
        for (let at = this.runs[run + 1]!; at < this.runs[run + 2]!; at += 1) {
          found.set(ids[at]!, (found.get(ids[at]!) ?? 0) + frequencies[at]!);
        }
      }
    }
    return found.size > 0 ? found : undefined;
  }
}

/** The tree of terms that MiniSearch makes; `fuzzyGet` finds those that differ by some letters. */
interface TermTree {
  set(term: string, postings: Postings): unknown;
  fuzzyGet(term: string, distance: number): unknown;
}

/**
 * What MiniSearch asks of its tree of terms. To build the tree takes as long as to read a shard, and
 * only misspelt words need it: what begins in one way is found in the sorted terms.
 */
class Terms {
  private sorted: readonly string[] | undefined;
  private isTreeFull = false;

  constructor(
    private readonly postings: ReadonlyMap<string, Postings>,
    private readonly tree: TermTree,
  ) {}

  get(term: string): Postings | undefined {
    return this.postings.get(term);
  }

  *atPrefix(beginning: string): Iterable<[string, Postings]> {
    this.sorted ??= [...this.postings.keys()].sort();
    let low = 0;
    for (let high = this.sorted.length; low < high;) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < beginning) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    for (; this.sorted[low]?.startsWith(beginning); low += 1) {
      yield [this.sorted[low]!, this.postings.get(this.sorted[low]!)!];
    }
  }

  fuzzyGet(term: string, distance: number): unknown {
    if (!this.isTreeFull) {
      this.isTreeFull = true;
      this.postings.forEach((found, each) => this.tree.set(each, found));
    }
    return this.tree.fuzzyGet(term, distance);
  }
}

/**
 * A MiniSearch that is filled with occurrences. `MiniSearch.loadJS` would want them as objects that it
 * turns into maps, most of which no query ever asks for; that takes five times as long.
 */
export class SectionIndex extends MiniSearch<IndexedFields> {
  /** Where terms stand: write here, then call `count`. */
  readonly occurrences = new Occurrences();
  private readonly postings = new Map<string, Postings>();
  private readonly terms: Terms;

  /** @param sections number of sections; their ids are 0, 1, 2... */
  constructor(private readonly sections: number) {
    super(INDEX_OPTIONS);
    this.terms = new Terms(this.postings, this._index as unknown as TermTree);
    this._index = this.terms as unknown as typeof this._index;
    this._documentCount = sections;
    this._nextId = sections;
    for (let id = 0; id < sections; id += 1) {
      this._documentIds.set(id, id);
      this._idToShortId.set(id, id);
    }
  }

  /**
   * Says which term a run of occurrences belongs to. A term may have several runs.
   *
   * @param start index of the first occurrence
   * @param end index behind the last one
   */
  count(term: string, field: Field, start: number, end: number): void {
    let postings = this.postings.get(term);
    if (!postings) {
      postings = new Postings(this.occurrences);
      this.postings.set(term, postings);
    }
    postings.runs.push(field, start, end);
  }

  /** Whether a term stands anywhere. */
  hasTerm(term: string): boolean {
    return this.postings.has(term);
  }

  /** Terms that begin in one way. */
  termsFrom(beginning: string): string[] {
    return Array.from(this.terms.atPrefix(beginning), ([term]) => term);
  }

  /**
   * Measures the fields: their length is the number of different terms in them. Must be called once,
   * after the last count.
   */
  complete(): void {
    const {ids} = this.occurrences;
    const lengths = new Uint32Array(this.sections * 2);
    /** The term that a field was last counted for. */
    const counted = new Uint32Array(this.sections * 2);
    const totals = [0, 0];
    let term = 0;
    for (const {runs} of this.postings.values()) {
      term += 1;
      for (let run = 0; run < runs.length; run += 3) {
        const field = runs[run]!;
        const end = runs[run + 2]!;
        for (let at = runs[run + 1]!; at < end; at += 1) {
          const place = ids[at]! * 2 + field;
          if (counted[place] !== term) {
            counted[place] = term;
            lengths[place]! += 1;
            totals[field]! += 1;
          }
        }
      }
    }
    for (let id = 0; id < this.sections; id += 1) {
      this._fieldLength.set(id, [lengths[id * 2 + HEADING]!, lengths[id * 2 + TEXT]!]);
    }
    this._avgFieldLength = totals.map((total) => total / Math.max(1, this.sections));
  }
}
