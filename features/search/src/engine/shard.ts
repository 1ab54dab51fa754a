/**
 * Storage format of a shard of the embedded index: one docs version, or blog and pages. Specification
 * pages for other syntax versions than the recommended one are in another shard, because they are
 * long and rank last. A first query does not wait for them.
 */
import MiniSearch, {type Options} from 'minisearch';
import {packIndex, unpackIndex, type PackedIndex, type Postings} from './packing';
import {cached, isStopWord, slugOf, termOf, tokenize, WORD, withoutWordsOf} from './terms';
import type {SearchRecord} from './types';

/** A page of a shard: path below the base path, title, kind, number of sections, trail. */
type ShardPage = readonly [
  path: string,
  title: string,
  kind: SearchRecord['kind'],
  sections: number,
  trail: readonly string[],
];

/** A shard in its file. Lists have one entry per section, in page order. Derivable data is omitted. */
export interface Shard {
  readonly name: string;
  readonly tag: string;
  readonly version: string | null;
  readonly pages: readonly ShardPage[];
  /** Headings; empty for introductions, whose heading is the page title. */
  readonly headings: readonly string[];
  /** Ids of the headings; empty for introductions and if `slugOf` returns the id. */
  readonly anchors: readonly string[];
  /** Number of parent headings, as one digit each. */
  readonly depths: string;
  /** Variant of each section among the sections on its topic: a letter. */
  readonly variants: string;
  readonly index: PackedIndex;
}

export interface Section extends Pick<
  SearchRecord,
  'path' | 'trail' | 'kind' | 'anchor' | 'heading' | 'parents'
> {
  /** Number of the section on its page, from 0. */
  readonly position: number;
  readonly title: string;
  /** Same value for the same section in other docs versions or editions of the page. */
  readonly topic: string;
  /** Same value for sections on one topic with the same text. */
  readonly variant: string;
}

export interface LoadedShard extends Pick<Shard, 'name' | 'tag' | 'version'> {
  readonly sections: readonly Section[];
  /** Its document ids are indices of `sections`. */
  readonly index: MiniSearch;
  readonly terms: ReadonlySet<string>;
  readonly headingTerms: readonly string[];
}

/** The fields that a shard does not contain, because they are derived from its headings. */
const DERIVED = {
  heading: ({heading}: Section) => heading,
  /** Page title and parent headings. */
  names: ({title, parents}: Section) => [title, ...parents].join(' '),
};

/** `text` includes names in code. */
const FIELDS = [...Object.keys(DERIVED), 'keywords', 'text', 'questions'];

const INDEX_OPTIONS: Options = {
  fields: FIELDS,
  tokenize,
  // Stop words are indexed only in names, which can consist of them; long numbers and single letters not at all.
  processTerm: (word, field) =>
    ['text', 'questions'].includes(field!) && (isStopWord(word) || /^(\d{4,}|.)$/.test(word))
      ? null
      : termOf(word),
  searchOptions: {processTerm: (term) => term, tokenize: (term) => [term]},
};

/**
 * Identifies the topic of a section: the same for its counterparts in other docs versions, even if the
 * page has moved, and in other editions of the page.
 */
export function topicOf(title: string, heading: string): string {
  const page = title.replace(/\d+(\.\d+)*/g, '').trim();
  return `${page}#${heading === title ? '' : heading}`.toLowerCase();
}

/** Name of the shard that contains a record. */
export const shardNameOf = ({tag, kind}: Pick<SearchRecord, 'tag' | 'kind'>): string =>
  kind === 'edition' ? `${tag}-editions` : tag;

/**
 * File with the texts of a page, one for each section.
 *
 * @param folder folder of the texts, from the manifest
 * @param path path of the page below the base path
 */
export const textsFile = (folder: string, path: string): string =>
  `${folder}${path === '/' ? '/index' : path}.json`;

/** Words of texts, and names in the code of three or more sections. */
function knownWords(records: readonly SearchRecord[]): Set<string> {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\w+/g));
  const names = records.flatMap(({symbols}) => [...wordsOf(symbols)]).sort();
  const often = names.filter((name, at) => name === names[at + 2]);
  return new Set([
    ...records.flatMap(({heading, text}) => [...wordsOf(`${heading} ${text}`)]),
    ...often,
  ]);
}

/**
 * Creates a shard.
 *
 * @param records records of the shard, grouped by page and in page order
 * @param variants a letter for each record of the site; equal for sections on one topic with the same text
 */
export function packShard(
  records: readonly SearchRecord[],
  variants: ReadonlyMap<SearchRecord, string>,
): Shard {
  const {tag, version} = records[0]!;
  const index = new MiniSearch(INDEX_OPTIONS);
  const known = knownWords(records);
  // Lower case, because the parts of names in samples say little. A name that no text contains is the sample's own, or
  // one of another library. The names of an introduction include the page's description.
  const namesOf = (symbols: string, anchor: string) =>
    symbols
      .toLowerCase()
      .split(' ')
      .filter((name) => anchor === '' || known.has(name));
  index.addAll(
    records.map(
      ({anchor, pageTitle, parents, heading, keywords, text, symbols, ...record}, id) => ({
        id,
        heading,
        names: [pageTitle, ...parents].join(' '),
        // The same in each section of the page (`loadShard`).
        keywords: anchor === '' ? keywords : '',
        // Without words that other fields of the section weigh more.
        text: withoutWordsOf(
          [heading, ...record.questions].join(' '),
          `${text} ${namesOf(symbols, anchor).join(' ')}`,
        ),
        questions: record.questions.join(' '),
      }),
    ),
  );
  const openings = records.filter(({path}, at) => records[at - 1]?.path !== path);
  const shard: Omit<Shard, 'index'> = {
    name: shardNameOf(records[0]!),
    tag,
    version,
    pages: openings.map(({path, pageTitle, kind, trail}) => {
      const count = records.filter((record) => record.path === path).length;
      return [path, pageTitle, kind, count, trail];
    }),
    headings: records.map(({anchor, heading}) => (anchor === '' ? '' : heading)),
    anchors: records.map(({anchor, heading}) => (slugOf(heading) === anchor ? '' : anchor)),
    depths: records.map(({parents}) => Math.min(parents.length, 9)).join(''),
    variants: records.map((record) => variants.get(record)!).join(''),
  };
  return {...shard, index: packIndex(index.toJSON(), derivedFrom(sectionsOf(shard)))};
}

function sectionsOf({pages, headings, anchors, depths, variants}: Omit<Shard, 'index'>): Section[] {
  const sections: Section[] = [];
  for (const [path, title, kind, count, trail] of pages) {
    let parents: readonly string[] = [];
    for (let position = 0; position < count; position += 1) {
      const id = sections.length;
      const isOpening = position === 0;
      const heading = isOpening ? title : headings[id]!;
      parents = parents.slice(0, isOpening ? 0 : Number(depths[id]));
      const topic = topicOf(title, heading);
      sections.push({
        path,
        position,
        title,
        trail,
        kind,
        anchor: isOpening ? '' : anchors[id] || slugOf(heading),
        heading,
        parents,
        topic,
        variant: topic + variants[id]!,
      });
      parents = isOpening ? parents : [...parents, heading];
    }
  }
  return sections;
}

/** The sections of each term in the derived fields. */
function derivedFrom(sections: readonly Section[]): Postings[] {
  const termsOf = cached((word) => tokenize(word).map(termOf).filter(Boolean));
  return Object.values(DERIVED).map((textOf) => {
    const postings = new Map<string, number[]>();
    const distinct = cached((text) => new Set((text.match(WORD) ?? []).flatMap(termsOf)));
    for (const [id, section] of sections.entries()) {
      for (const term of distinct(textOf(section))) {
        const own = postings.get(term);
        if (own) own.push(id);
        else postings.set(term, [id]);
      }
    }
    return postings;
  });
}

/**
 * Loads a shard.
 *
 * @throws Error if it is damaged
 */
export function loadShard(shard: Shard): LoadedShard {
  const {name, tag, version} = shard;
  const counts = shard.pages.flatMap(([, , , count]) => Array<number>(count).fill(count));
  const paged = {field: FIELDS.indexOf('keywords'), sections: counts};
  const sections = sectionsOf(shard);
  const derived = derivedFrom(sections);
  const {input, terms} = unpackIndex(shard.index, FIELDS, derived, paged);
  const index = MiniSearch.loadJS(input, INDEX_OPTIONS);
  const headingTerms = [...derived[0]!.keys()];
  return {name, tag, version, sections, index, terms: new Set(terms), headingTerms};
}
