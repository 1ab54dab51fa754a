/**
 * A compact format of a MiniSearch index: a third of the size of its JSON after compression. It contains
 * only whether a field of a document contains a term, not how often.
 */
import type MiniSearch from 'minisearch';
import type {AsPlainObject} from 'minisearch';

/** A packed index. Its documents must have the ids 0, 1, 2... */
export interface PackedIndex {
  /**
   * Sorted terms, separated by spaces. Each begins with the number of letters that it shares with the
   * previous term (one digit in base 36), and continues with the other letters.
   */
  readonly terms: string;
  /**
   * For each field, the documents of each term, separated by spaces. A character is the difference to
   * the previous id.
   */
  readonly postings: readonly string[];
  /** Number of documents. */
  readonly documents: number;
}

const BASE = 36;

/**
 * The character of a difference of 0, which does not occur. The most frequent differences are neither the
 * separator nor a quotation mark, which JSON escapes.
 */
const ZERO = 34;

function packIds(ids: readonly number[]): string {
  return ids.map((id, at) => String.fromCharCode(ZERO + id - (ids[at - 1] ?? -1))).join('');
}

/** The number of letters that two terms share at the beginning, at most one digit. */
function sharedLetters(term: string, other: string): number {
  let count = 0;
  while (count < BASE - 1 && count < term.length && term[count] === other[count]) count += 1;
  return count;
}

/**
 * Packs an index.
 *
 * @param index result of `toJSON`, for documents that were added with the ids 0, 1, 2...
 */
export function packIndex(index: ReturnType<MiniSearch['toJSON']>): PackedIndex {
  const entries = [...index.index].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    terms: entries
      .map(([term], at) => {
        const shared = sharedLetters(term, entries[at - 1]?.[0] ?? '');
        return shared.toString(BASE) + term.slice(shared);
      })
      .join(' '),
    postings: Object.values(index.fieldIds).map((field) =>
      entries
        .map(([, postings]) => packIds(Object.keys(postings[field] ?? {}).map(Number)))
        .join(' '),
    ),
    documents: index.documentCount,
  };
}

/**
 * Unpacks an index to the input of `MiniSearch.loadJS`, whose terms are created while it reads them. All
 * of them at once are 20 MB of garbage, which a browser keeps for up to a minute.
 *
 * @param fields names of the fields, in indexing order
 * @param paged number of a field that is packed only for the first document of each page, and the number of
 *   documents of a page by its first one
 */
export function unpackIndex(
  {terms, postings, documents}: PackedIndex,
  fields: readonly string[],
  paged: {readonly field?: number; readonly sections: readonly number[]} = {sections: []},
): {readonly input: AsPlainObject; readonly terms: readonly string[]} {
  let previous = '';
  const names = (terms === '' ? [] : terms.split(' ')).map((packed) => {
    previous = previous.slice(0, parseInt(packed[0]!, BASE)) + packed.slice(1);
    return previous;
  });
  const columns = postings.map((column) => column.split(' '));
  function visit(packedIds: string, field: number, onDocument: (document: number) => void): void {
    let id = -1;
    for (const character of packedIds) {
      id += character.charCodeAt(0) - ZERO;
      const end = id + (field === paged.field ? paged.sections[id]! : 1);
      for (let document = id; document < end; document += 1) onDocument(document);
    }
  }
  function* entries() {
    for (const [at, term] of names.entries()) {
      const places = columns.flatMap((column, field) => {
        const own: string[] = [];
        visit(column[at]!, field, (document) => own.push(`"${document}":1`));
        return own.length > 0 ? [`"${field}":{${own.join(',')}}`] : [];
      });
      // Browsers parse JSON faster than they create objects with numeric keys.
      yield [term, JSON.parse(`{${places.join(',')}}`)];
    }
  }
  /** Number of terms of each document in each field. */
  const lengths = fields.map(() => new Uint32Array(documents));
  columns.forEach((column, field) =>
    column.forEach((packedIds) =>
      visit(packedIds, field, (document) => {
        lengths[field]![document]! += 1;
      }),
    ),
  );
  const ids = Array.from({length: documents}, (_, id) => id);
  const input: AsPlainObject = {
    documentCount: documents,
    nextId: documents,
    documentIds: {...ids},
    fieldIds: Object.fromEntries(fields.map((name, id) => [name, id])),
    fieldLength: Object.fromEntries(ids.map((id) => [id, lengths.map((each) => each[id]!)])),
    averageFieldLength: lengths.map(
      (each) => each.reduce((sum, length) => sum + length, 0) / documents,
    ),
    storedFields: {},
    dirtCount: 0,
    // MiniSearch rejects other versions.
    serializationVersion: 2,
    // MiniSearch only iterates over it.
    index: {[Symbol.iterator]: entries} as unknown as AsPlainObject['index'],
  };
  return {input, terms: names};
}
