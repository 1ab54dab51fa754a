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
   * previous id: leading digits from `LEADING_DIGITS`, and a last digit from the entry of
   * `LAST_DIGITS` for the frequency. Empty for a derived field, whose terms the reader of the index
   * knows.
   */
  readonly postings: readonly string[];
  /** Number of documents. */
  readonly documents: number;
}

/** The only supported version of MiniSearch's JSON. */
const SERIALIZATION_VERSION = 2;

const BASE = 36;

/** Printable ASCII characters that JSON does not escape, without the space. */
const CHARACTERS = Array.from({length: 94}, (_, index) => String.fromCharCode(33 + index))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');

/** Few, because most differences are small and have only one digit. */
const LEADING_DIGITS = CHARACTERS.slice(0, 10);

/**
 * Last digits of postings with the frequency 1, and with 2 or more, which are reduced to 2. This
 * loses no correct result of `golden.json`, but a single frequency does. Most frequencies are 1.
 */
const LAST_DIGITS = [CHARACTERS.slice(10, 66), CHARACTERS.slice(66, 92)] as const;

function packNumber(value: number): string {
  const base = LEADING_DIGITS.length;
  const rest = Math.floor(value / base);
  return (rest === 0 ? '' : packNumber(rest)) + LEADING_DIGITS[value % base]!;
}

function packPostings(postings: Readonly<Record<string, number>> = {}): string {
  let previous = 0;
  return Object.entries(postings)
    .map(([key, frequency]) => {
      const digits = LAST_DIGITS[Math.min(frequency, LAST_DIGITS.length) - 1]!;
      const difference = Number(key) - previous;
      previous = Number(key);
      const leading = Math.floor(difference / digits.length);
      return (leading === 0 ? '' : packNumber(leading)) + digits[difference % digits.length]!;
    })
    .join('');
}

/** Values of the digits: a leading digit, or a last digit with its frequency and number of digits. */
const VALUES = new Map(
  [LEADING_DIGITS, ...LAST_DIGITS].flatMap((digits, frequency) =>
    Array.from(digits, (digit, value) => [digit, {value, frequency, base: digits.length}] as const),
  ),
);

/**
 * Unpacks the postings of a term to JSON.
 *
 * @param lengths incremented for each document, by its id
 */
function unpackPostings(packed: string, lengths: Uint32Array): string {
  let [id, leading] = [0, 0];
  let json = '';
  for (const digit of packed) {
    const {value, frequency, base} = VALUES.get(digit)!;
    if (frequency === 0) {
      leading = leading * base + value;
    } else {
      id += leading * base + value;
      leading = 0;
      lengths[id]! += 1;
      json += `${json && ','}"${id}":${frequency}`;
    }
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
    documents: index.documentCount,
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
 * numeric keys. The length of a field is the number of its distinct terms; MiniSearch also counts terms that
 * are not indexed, such as stop words.
 *
 * @param fields names of the fields, in indexing order
 * @param derived terms of each document in the derived fields, by the name of the field
 */
export function unpackIndex(
  {terms, postings, documents}: PackedIndex,
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
  const ids = Array.from({length: documents}, (_, id) => id);
  const lengths = fields.map(() => new Uint32Array(documents));
  const entries = names.map((term, at) => {
    const places = columns.flatMap((column, field) => {
      const found = known[field]?.get(term);
      found?.forEach((_, id) => (lengths[field]![id]! += 1));
      const json = found
        ? JSON.stringify(Object.fromEntries(found))
        : unpackPostings(column[at] ?? '', lengths[field]!);
      return json === '{}' ? [] : [`"${field}":${json}`];
    });
    return `[${JSON.stringify(term)},{${places.join(',')}}]`;
  });
  const head = JSON.stringify({
    documentCount: documents,
    nextId: documents,
    documentIds: {...ids},
    fieldIds: Object.fromEntries(fields.map((name, id) => [name, id])),
    fieldLength: {...ids.map((id) => lengths.map((each) => each[id]!))},
    averageFieldLength: lengths.map(
      (each) => each.reduce((sum, length) => sum + length, 0) / documents,
    ),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: SERIALIZATION_VERSION,
  });
  return {json: `${head.slice(0, -1)},"index":[${entries.join(',')}]}`, terms: names};
}
