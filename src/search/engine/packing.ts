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
   * Sorted terms, separated by spaces. Each begins with the number of letters that it shares with the
   * previous term (one digit in base 36), and continues with the other letters.
   */
  readonly terms: string;
  /**
   * For each field, the postings of each term, separated by spaces. A posting is the difference to the
   * previous id, in base 26 with the digits a to z, the last of which is in upper case, and the
   * frequency if it is not 1. Empty for a derived field, whose terms the reader of the index knows.
   */
  readonly postings: readonly string[];
  /** Number of terms of each document, by field, in base 36 and separated by spaces. */
  readonly lengths: readonly string[];
  readonly averageLengths: readonly number[];
}

/** The only supported version of MiniSearch's JSON. */
const SERIALIZATION_VERSION = 2;

/** Higher frequencies are reduced to this one, which loses no correct result of `golden.json`. */
const MAX_FREQUENCY = 3;

const BASE = 36;
const LETTERS = 26;
const CODE_OF_A = 97;

function packNumber(value: number): string {
  const rest = Math.floor(value / LETTERS);
  return (rest === 0 ? '' : packNumber(rest)) + String.fromCharCode(CODE_OF_A + (value % LETTERS));
}

function packPostings(postings: Readonly<Record<string, number>> = {}): string {
  let previous = 0;
  return Object.entries(postings)
    .map(([key, frequency]) => {
      const id = Number(key);
      const difference = packNumber(id - previous);
      previous = id;
      const last = difference.length - 1;
      return (
        difference.slice(0, last) +
        difference.slice(last).toUpperCase() +
        (frequency === 1 ? '' : Math.min(frequency, MAX_FREQUENCY))
      );
    })
    .join('');
}

function unpackPostings(packed = ''): string {
  let id = 0;
  let json = '';
  for (const [, digits, frequency] of packed.matchAll(/([a-z]*[A-Z])(\d?)/g)) {
    let difference = 0;
    for (const digit of digits!.toLowerCase()) {
      difference = difference * LETTERS + digit.charCodeAt(0) - CODE_OF_A;
    }
    id += difference;
    json += `${json && ','}"${id}":${frequency || 1}`;
  }
  return `{${json}}`;
}

/** The number of letters that two terms share at the beginning, at most one digit in base 36. */
function sharedLetters(term: string, other: string): number {
  let count = 0;
  while (count < BASE - 1 && count < term.length && term[count] === other[count]) count += 1;
  return count;
}

/** Postings of the terms of documents. */
function postingsOf(documents: readonly (readonly string[])[]): Map<string, Map<number, number>> {
  const postings = new Map<string, Map<number, number>>();
  documents.forEach((terms, id) => {
    for (const term of terms) {
      const places = postings.get(term) ?? new Map<number, number>();
      postings.set(term, places.set(id, (places.get(id) ?? 0) + 1));
    }
  });
  return postings;
}

/**
 * Packs an index.
 *
 * @param index result of `toJSON`, for documents that were added with the ids 0, 1, 2...
 * @param derived names of the derived fields
 * @throws Error if the serialization version is not supported
 */
export function packIndex(index: SerializedIndex, derived: readonly string[] = []): PackedIndex {
  if (index.serializationVersion !== SERIALIZATION_VERSION) {
    throw new Error(
      `MiniSearch serializes in version ${index.serializationVersion}, but src/search/engine/packing.ts ` +
        `supports ${SERIALIZATION_VERSION}. Adapt it to the new version.`,
    );
  }
  const fields = Object.entries(index.fieldIds);
  const entries = [...index.index].sort(([one], [other]) => (one < other ? -1 : 1));
  const lengths = Object.values(index.fieldLength);
  return {
    terms: entries
      .map(([term], at) => {
        const shared = sharedLetters(term, entries[at - 1]?.[0] ?? '');
        return shared.toString(BASE) + term.slice(shared);
      })
      .join(' '),
    postings: fields.map(([name, field]) =>
      derived.includes(name)
        ? ''
        : entries.map(([, postings]) => packPostings(postings[field])).join(' '),
    ),
    lengths: fields.map(([, field]) =>
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
 * @param derived terms of each document in the derived fields, by the name of the field
 */
export function unpackIndex(
  {terms, postings, lengths, averageLengths}: PackedIndex,
  fields: readonly string[],
  derived: Readonly<Record<string, readonly (readonly string[])[]>> = {},
): UnpackedIndex {
  const known = fields.map((name) => derived[name] && postingsOf(derived[name]));
  const columns = postings.map((column) => column.split(' '));
  let previous = '';
  const names = (terms === '' ? [] : terms.split(' ')).map((packed) => {
    previous = previous.slice(0, parseInt(packed[0]!, BASE)) + packed.slice(1);
    return previous;
  });
  const entries = names.map((term, at) => {
    const places = columns.flatMap((column, field) => {
      const found = known[field]?.get(term);
      const json = found ? JSON.stringify(Object.fromEntries(found)) : unpackPostings(column[at]);
      return json === '{}' ? [] : [`"${field}":${json}`];
    });
    return `[${JSON.stringify(term)},{${places.join(',')}}]`;
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
