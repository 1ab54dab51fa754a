/**
 * A compact format of a MiniSearch index: a third of the size of its JSON after compression. It contains
 * only whether a field of a document contains a term, not how often.
 */
import type MiniSearch from 'minisearch';
import type {AsPlainObject} from 'minisearch';

/** Documents of each term in a field, in ascending order. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** A packed index. Its documents must have the ids 0, 1, 2... */
export interface PackedIndex {
  /**
   * Sorted terms that no derived field has, separated by spaces. Each begins with the number of letters that it
   * shares with the previous term (one digit in base 36), and continues with the other letters.
   */
  readonly terms: string;
  /**
   * For each packed field, the documents of the terms of the derived fields and of the others, separated by spaces.
   * A character is the difference to the previous id.
   */
  readonly postings: readonly string[];
  readonly documents: number;
}

const BASE = 36;

/**
 * The character of a difference of 0, which does not occur. The most frequent differences are neither the
 * separator nor a quotation mark, which JSON escapes.
 */
const ZERO = 34;

/**
 * Number of documents above which a term is too common in a field to decide anything, if they are also more than a
 * twelfth of all. It is packed only for its other fields, if it has any.
 */
const MAX_DOCUMENTS = 100;

const packIds = (ids: readonly number[]): string =>
  ids.map((id, at) => String.fromCharCode(ZERO + id - (ids[at - 1] ?? -1))).join('');

function unpackIds(packed: string): readonly number[] {
  let id = -1;
  return Array.from(packed, (character) => (id += character.charCodeAt(0) - ZERO));
}

/** The number of letters that two terms share at the beginning, at most one digit. */
function sharedLetters(term: string, other: string): number {
  let count = 0;
  while (count < BASE - 1 && count < term.length && term[count] === other[count]) count += 1;
  return count;
}

const termsOf = (derived: readonly Postings[]) =>
  new Set(derived.flatMap((own) => [...own.keys()]));

/**
 * Packs an index.
 *
 * @param index result of `toJSON`, for documents that were added with the ids 0, 1, 2...
 * @param derived postings of the first fields, which are not packed
 */
export function packIndex(
  index: ReturnType<MiniSearch['toJSON']>,
  derived: readonly Postings[] = [],
): PackedIndex {
  const fields = Object.values(index.fieldIds).slice(derived.length);
  const entries = new Map(index.index);
  const known = termsOf(derived);
  const terms = [...entries.keys()].filter((term) => !known.has(term)).sort();
  const limit = Math.max(MAX_DOCUMENTS, index.documentCount / 12);
  const columns = fields.map((field) =>
    [...known, ...terms].map((term) => {
      const postings = entries.get(term)!;
      const ids = Object.keys(postings[field] ?? {}).map(Number);
      return ids.length > limit && Object.keys(postings).length > 1 ? [] : ids;
    }),
  );
  return {
    terms: terms
      .map((term, at) => {
        const shared = sharedLetters(term, terms[at - 1] ?? '');
        return shared.toString(BASE) + term.slice(shared);
      })
      .join(' '),
    postings: columns.map((column) => column.map(packIds).join(' ')),
    documents: index.documentCount,
  };
}

/** The documents of pages, from the first one of each. */
function inPages(firsts: readonly number[], sections: readonly number[]): readonly number[] {
  const ids: number[] = [];
  for (const first of firsts)
    for (let id = first; id < first + sections[first]!; id += 1) ids.push(id);

  return ids;
}

/**
 * Unpacks an index to the input of `MiniSearch.loadJS`, whose terms are created while it reads them. All
 * of them at once are 20 MB of garbage, which a browser keeps for up to a minute.
 *
 * @param fields names of the fields, in indexing order
 * @param derived postings of the first fields, which are not packed
 * @param paged number of a field that is packed only for the first document of each page, and the number of
 *   documents of a page by its first one
 */
export function unpackIndex(
  {terms, postings, documents}: PackedIndex,
  fields: readonly string[],
  derived: readonly Postings[] = [],
  paged: {readonly field?: number; readonly sections: readonly number[]} = {sections: []},
): {readonly input: AsPlainObject; readonly terms: readonly string[]} {
  let previous = '';
  const packedNames = (terms === '' ? [] : terms.split(' ')).map((packed) => {
    previous = previous.slice(0, parseInt(packed[0]!, BASE)) + packed.slice(1);
    return previous;
  });
  const names = [...termsOf(derived), ...packedNames];
  const none: readonly number[] = [];
  const columns = [
    ...derived.map((own) => names.map((name) => own.get(name) ?? none)),
    ...postings.map((column) => column.split(' ').map(unpackIds)),
  ].map((column, field) =>
    field === paged.field ? column.map((firsts) => inPages(firsts, paged.sections)) : column,
  );
  function* entries() {
    for (const [at, term] of names.entries()) {
      const places = columns.flatMap((column, field) =>
        column[at]!.length > 0 ? [`"${field}":{"${column[at]!.join('":1,"')}":1}`] : [],
      );
      // Browsers parse JSON faster than they create objects with numeric keys.
      yield [term, JSON.parse(`{${places.join(',')}}`)];
    }
  }
  /** Number of terms of each document in each field. */
  const lengths = columns.map((column) => {
    const counts = new Uint32Array(documents);
    for (const ids of column) for (const id of ids) counts[id]! += 1;
    return counts;
  });
  const ids = Array.from({length: documents}, (_, id) => id);
  const input: AsPlainObject = {
    documentCount: documents,
    nextId: documents,
    documentIds: {...ids},
    fieldIds: Object.fromEntries(fields.map((name, id) => [name, id])),
    fieldLength: Object.fromEntries(ids.map((id) => [id, lengths.map((each) => each[id]!)])),
    averageFieldLength: lengths.map(
      (each) =>
        each.reduce((sum, length) => sum + length, 0) / (paged.sections.length || documents),
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
