/**
 * A compact text form of a MiniSearch index, half the size of its JSON after compression: the documents
 * of a term are stored as differences of their ids.
 */
import type MiniSearch from 'minisearch';

/** What `MiniSearch.toJSON` returns and `MiniSearch.loadJSON` reads, as text. */
type SerializedIndex = ReturnType<MiniSearch['toJSON']>;

/** A packed index. Its documents have the ids 0, 1, 2... */
export interface PackedIndex {
  /**
   * One line a term: the term, and for each field a space and its postings. Postings are the difference
   * to the id before (base 36) and a letter for the frequency, from A for 1.
   */
  readonly terms: string;
  /** Number of terms of each document, by field; in base 36, separated by spaces. */
  readonly lengths: readonly string[];
  readonly averageLengths: readonly number[];
}

/** The only form of MiniSearch's JSON that this module knows. */
const SERIALIZATION_VERSION = 2;

/** Ranking does not distinguish higher frequencies. */
const MAX_FREQUENCY = 7;

const BASE = 36;
const CODE_BEFORE_A = 64;

function packPostings(postings: Readonly<Record<string, number>> = {}): string {
  let previous = 0;
  return Object.entries(postings)
    .map(([key, frequency]) => {
      const id = Number(key);
      const difference = (id - previous).toString(BASE);
      previous = id;
      return difference + String.fromCharCode(CODE_BEFORE_A + Math.min(frequency, MAX_FREQUENCY));
    })
    .join('');
}

function unpackPostings(packed: string): string {
  let id = 0;
  let json = '';
  for (const [, difference, letter] of packed.matchAll(/([0-9a-z]+)([A-Z])/g)) {
    id += Number.parseInt(difference!, BASE);
    json += `${json && ','}"${id}":${letter!.charCodeAt(0) - CODE_BEFORE_A}`;
  }
  return `{${json}}`;
}

/**
 * Packs an index.
 *
 * @param index what `toJSON` returns, of documents that were added with the ids 0, 1, 2...
 * @throws Error when MiniSearch serializes in another form than this module knows
 */
export function packIndex(index: SerializedIndex): PackedIndex {
  if (index.serializationVersion !== SERIALIZATION_VERSION) {
    throw new Error(
      `MiniSearch serializes in version ${index.serializationVersion}, and src/search/engine/packing.ts ` +
        `knows ${SERIALIZATION_VERSION}. Adapt it to the new form.`,
    );
  }
  const fields = Object.values(index.fieldIds);
  // Sorted terms compress better.
  const lines = index.index
    .map(([term, postings]) => [term, ...fields.map((field) => packPostings(postings[field]))])
    .map((parts) => parts.join(' '))
    .sort();
  const lengths = Object.values(index.fieldLength);
  return {
    terms: lines.join('\n'),
    lengths: fields.map((field) =>
      lengths.map((each) => (each[field] ?? 0).toString(BASE)).join(' '),
    ),
    averageLengths: index.averageFieldLength,
  };
}

/** An index that is unpacked. */
export interface UnpackedIndex {
  /** For `MiniSearch.loadJSON`. */
  readonly json: string;
  /** All terms. */
  readonly terms: readonly string[];
}

/**
 * Unpacks an index. It becomes JSON text, which browsers parse faster than they fill objects with
 * thousands of numeric keys.
 *
 * @param fields names of the fields, in the order in which they were indexed
 */
export function unpackIndex(
  {terms, lengths, averageLengths}: PackedIndex,
  fields: readonly string[],
): UnpackedIndex {
  const names: string[] = [];
  const entries = (terms === '' ? [] : terms.split('\n')).map((line) => {
    const [term = '', ...places] = line.split(' ');
    names.push(term);
    const postings = places.flatMap((packed, field) =>
      packed === '' ? [] : [`"${field}":${unpackPostings(packed)}`],
    );
    return `[${JSON.stringify(term)},{${postings.join(',')}}]`;
  });
  const byField = lengths.map((packed) => packed.split(' ').map((each) => parseInt(each, BASE)));
  const documents = lengths[0] ? byField[0]!.map((_, id) => id) : [];
  const head = JSON.stringify({
    documentCount: documents.length,
    nextId: documents.length,
    documentIds: {...documents},
    fieldIds: Object.fromEntries(fields.map((name, id) => [name, id])),
    fieldLength: {...documents.map((id) => byField.map((each) => each[id]!))},
    averageFieldLength: averageLengths,
    storedFields: {},
    dirtCount: 0,
    serializationVersion: SERIALIZATION_VERSION,
  });
  return {json: `${head.slice(0, -1)},"index":[${entries.join(',')}]}`, terms: names};
}
