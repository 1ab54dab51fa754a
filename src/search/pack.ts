/**
 * A compact form of a MiniSearch index, a third of the size of its JSON after compression: sorted
 * terms share prefixes, and documents are written as distances from the one before.
 */
import type {AsPlainObject} from 'minisearch';

/** A packed index. All numbers are in base 36. */
export interface PackedIndex {
  /** Number of documents; their ids are 0, 1, 2... */
  readonly documents: number;
  readonly fields: readonly string[];
  /** One term a line: length of the prefix shared with the line before, then the rest. */
  readonly terms: string;
  /** One line a term, fields separated by `,`: distances, with `.frequency` where above 1. */
  readonly postings: string;
  /** One line a document: lengths of its fields. */
  readonly lengths: string;
  readonly averageLengths: readonly number[];
}

const LARGEST_DIGIT = 35;

/** Packs an index whose document ids are 0, 1, 2... in the order of their addition. */
export function packIndex(index: AsPlainObject): PackedIndex {
  const fields = Object.keys(index.fieldIds);
  let previous = '';
  const terms: string[] = [];
  const postings: string[] = [];
  const sorted = [...index.index].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [term, byField] of sorted) {
    let shared = 0;
    while (shared < LARGEST_DIGIT && shared < term.length && term[shared] === previous[shared]) {
      shared += 1;
    }
    terms.push(shared.toString(36) + term.slice(shared));
    previous = term;
    postings.push(
      fields
        .map((field) => {
          let last = 0;
          return Object.entries(byField[String(index.fieldIds[field])] ?? {})
            .map(([id, frequency]) => [Number(id), frequency] as const)
            .sort(([a], [b]) => a - b)
            .map(([id, frequency]) => {
              const distance = id - last;
              last = id;
              return distance.toString(36) + (frequency > 1 ? `.${frequency.toString(36)}` : '');
            })
            .join(' ');
        })
        .join(','),
    );
  }
  const lengths = Array.from({length: index.documentCount}, (_, id) =>
    fields.map((_field, at) => (index.fieldLength[String(id)]?.[at] ?? 0).toString(36)).join(' '),
  );
  return {
    documents: index.documentCount,
    fields,
    terms: terms.join('\n'),
    postings: postings.join('\n'),
    lengths: lengths.join('\n'),
    averageLengths: index.averageFieldLength.map((length) => Math.round(length * 100) / 100),
  };
}

function unpackPostings(line: string): Record<string, Record<string, number>> {
  const byField: Record<string, Record<string, number>> = {};
  line.split(',').forEach((list, field) => {
    if (list === '') {
      return;
    }
    const frequencies: Record<string, number> = {};
    let id = 0;
    for (const entry of list.split(' ')) {
      const [distance = '', frequency] = entry.split('.');
      id += Number.parseInt(distance, 36);
      frequencies[id] = frequency === undefined ? 1 : Number.parseInt(frequency, 36);
    }
    byField[field] = frequencies;
  });
  return byField;
}

/** The index that was packed, as `MiniSearch.loadJS` takes it. */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const postings = packed.postings.split('\n');
  let previous = '';
  const index = packed.terms.split('\n').map((line, at): AsPlainObject['index'][number] => {
    previous = previous.slice(0, Number.parseInt(line[0]!, 36)) + line.slice(1);
    return [previous, unpackPostings(postings[at]!)];
  });
  const ids = Array.from({length: packed.documents}, (_, id) => id);
  return {
    documentCount: packed.documents,
    nextId: packed.documents,
    documentIds: Object.fromEntries(ids.map((id) => [id, id])),
    fieldIds: Object.fromEntries(packed.fields.map((field, at) => [field, at])),
    fieldLength: Object.fromEntries(
      packed.lengths
        .split('\n')
        .map((line, id) => [id, line.split(' ').map((length) => Number.parseInt(length, 36))]),
    ),
    averageFieldLength: [...packed.averageLengths],
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}
