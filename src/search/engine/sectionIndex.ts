/** MiniSearch over the words of sections, which come counted from a shard. */
import MiniSearch, {type Options} from 'minisearch';
import type {Occurrences} from './pack';
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

/** Number of the field of headings; the other one is that of texts. */
const HEADING = 0;

/** What MiniSearch keeps for a term: frequencies by section, by field. */
type FieldFrequencies = Map<number, Map<number, number>>;

/**
 * Where a term stands. It becomes maps, which are what MiniSearch reads, when a query asks for it.
 */
class Postings implements Pick<FieldFrequencies, 'get'> {
  /** Sections with the term in their heading, as often as it stands there. */
  headings: readonly number[] = NOWHERE;
  /** Numbers of the spellings that stand for the term in texts: most terms have one. */
  spellings: number[] | undefined;
  private readonly maps: (Map<number, number> | undefined)[] = [];

  constructor(private readonly occurrencesOf: (spelling: number) => Occurrences) {}

  get(field: number): Map<number, number> | undefined {
    this.maps[field] ??= field === HEADING ? this.inHeadings() : this.inTexts();
    return this.maps[field];
  }

  private inHeadings(): Map<number, number> | undefined {
    const found = new Map<number, number>();
    for (const id of this.headings) {
      found.set(id, (found.get(id) ?? 0) + 1);
    }
    return found.size > 0 ? found : undefined;
  }

  private inTexts(): Map<number, number> | undefined {
    const found = new Map<number, number>();
    for (const spelling of this.spellings ?? NOWHERE) {
      const {ids, frequencies} = this.occurrencesOf(spelling);
      ids.forEach((id, at) => found.set(id, (found.get(id) ?? 0) + frequencies[at]!));
    }
    return found.size > 0 ? found : undefined;
  }
}

const NOWHERE: readonly number[] = [];

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
  private readonly postings = new Map<string, Postings>();
  private readonly terms: Terms;

  /**
   * @param sections number of sections; their ids are 0, 1, 2...
   * @param occurrencesOf where a spelling stands in texts; asked when a query needs it
   */
  constructor(
    private readonly sections: number,
    private readonly occurrencesOf: (spelling: number) => Occurrences,
  ) {
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
   * Says where a term stands in headings.
   *
   * @param sections as often as the term stands in the heading of each
   */
  addHeadings(term: string, sections: readonly number[]): void {
    this.postingsOf(term).headings = sections;
  }

  /** Says that a spelling stands for a term. */
  addSpelling(term: string, spelling: number): void {
    const postings = this.postingsOf(term);
    postings.spellings ??= [];
    postings.spellings.push(spelling);
  }

  private postingsOf(term: string): Postings {
    let postings = this.postings.get(term);
    if (!postings) {
      postings = new Postings(this.occurrencesOf);
      this.postings.set(term, postings);
    }
    return postings;
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
   * after all headings were added.
   *
   * @param texts length of the text of each section
   */
  complete(texts: readonly number[]): void {
    const headings = new Array<number>(this.sections).fill(0);
    for (const postings of this.postings.values()) {
      let last = -1;
      for (const id of postings.headings) {
        headings[id]! += id === last ? 0 : 1;
        last = id;
      }
    }
    const average = (lengths: readonly number[]) =>
      lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.sections);
    for (let id = 0; id < this.sections; id += 1) {
      this._fieldLength.set(id, [headings[id]!, texts[id]!]);
    }
    this._avgFieldLength = [average(headings), average(texts)];
  }
}
