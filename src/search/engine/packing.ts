/**
 * A compact text format of a MiniSearch index, half the size of its JSON after compression. The
 * documents of a term are stored as differences of their ids.
 */
import type MiniSearch from 'minisearch';

/** Return type of `MiniSearch.toJSON`; as text, input of `MiniSearch.loadJSON`. */
type SerializedIndex = ReturnType<MiniSearch['toJSON']>;

/** A packed index. Its documents must have the ids 0, 1, 2... */
export interface PackedIndex {
  /**
   * One line per term: the term, then for each field a space and its postings. A posting is the
   * difference to the previous id (base 36) and a letter for the frequency (A is 1).
   */
  readonly terms: string;
  /** Number of terms of each document, by field, in base 36 and separated by spaces. */
  readonly lengths: readonly string[];
  readonly averageLengths: readonly number[];
}

/** The only supported version of MiniSearch's JSON. */
const SERIALIZATION_VERSION = 2;

/** Higher frequencies are reduced to this one; ranking does not distinguish them. */
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
 * @param index result of `toJSON`, for documents that were added with the ids 0, 1, 2...
 * @throws Error if the serialization version is not supported
 */
export function packIndex(index: SerializedIndex): PackedIndex {
  if (index.serializationVersion !== SERIALIZATION_VERSION) {
    throw new Error(
      `MiniSearch serializes in version ${index.serializationVersion}, but src/search/engine/packing.ts ` +
        `supports ${SERIALIZATION_VERSION}. Adapt it to the new version.`,
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

/** An unpacked index. */
export interface UnpackedIndex {
  /** Input of `MiniSearch.loadJSON`. */
  readonly json: string;
  readonly terms: readonly string[];
}

/**
 * Unpacks an index to JSON text, which browsers parse faster than they create objects with thousands of
 * numeric keys.
 *
 * @param fields names of the fields, in indexing order
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
