/** A shard of the embedded index: what a query needs of one docs version, and how it travels. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {packIndex, unpackIndex, type PackedIndex, type Postings} from './pack';
import {
  WORD,
  headingTerms,
  isStopWord,
  nameParts,
  normalTerms,
  normalizeTerm,
  plainWords,
  tokenize,
} from './terms';
import type {SearchRecord} from './types';

/** Kinds of pages, in the order in which shards number them. */
export const PAGE_KINDS: readonly SearchRecord['kind'][] = [
  'doc',
  'category',
  'blog',
  'page',
  'edition',
];

/** A page of a shard: path below the base path, title, index into `PAGE_KINDS`, its sections. */
export type ShardPage = readonly [path: string, title: string, kind: number, sections: number];

/**
 * A shard as a file. Lists have one entry a section, in the order of the pages; what can be derived
 * is left out. Texts for snippets come in a second file.
 */
export interface Shard {
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly pages: readonly ShardPage[];
  /** Headings; empty for the opening of a page, which has its title. */
  readonly headings: readonly string[];
  /** Ids of the headings; empty where `slugOf` gives the id, and for openings. */
  readonly anchors: readonly string[];
  /** Number of headings above each, as one digit. */
  readonly depths: string;
  /** Which of the texts of its topic a section has: a letter, or `.` where there is only one. */
  readonly copies: string;
  /** Words of the texts, as they are written: the parts of a name are derived from it. */
  readonly index: PackedIndex;
}

/** A section that can be found. */
export interface Section {
  readonly path: string;
  readonly title: string;
  readonly kind: SearchRecord['kind'];
  /** Id of the heading, empty for the opening of the page. */
  readonly anchor: string;
  readonly heading: string;
  /** Headings above, outermost first. */
  readonly parents: readonly string[];
  /** Equal for the same section of another docs version, or of another edition of the page. */
  readonly topic: string;
  /** Equal for sections of one topic that say the same. */
  readonly copy: string;
  /** Terms of the page's title and of the headings above. */
  readonly context: ReadonlySet<string>;
  /** Words of the heading. */
  readonly headingTerms: ReadonlySet<string>;
}

/** A shard that is ready to be searched. */
export interface LoadedShard {
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly sections: readonly Section[];
  /** Its document ids are indices into `sections`. */
  readonly index: MiniSearch<IndexedFields>;
  /** Terms of the index. */
  readonly vocabulary: ReadonlySet<string>;
  texts: readonly string[] | undefined;
}

/** Fields of a section, as MiniSearch sees them. Page title and parents are its `context`. */
export interface IndexedFields {
  readonly id: number;
  readonly heading: string;
  /** Text and names in code, without stop words. */
  readonly text: string;
}

const INDEX_OPTIONS: Options<IndexedFields> = {
  fields: ['heading', 'text'],
  tokenize,
  processTerm: (term) => normalizeTerm(term) || null,
};

/** The id that Docusaurus gives to most headings. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/**
 * Names what a section is about, apart from versions: the same for a section of two docs versions,
 * even if the page has moved, and of two editions of a page.
 */
export function topicOf(title: string, heading: string): string {
  const withoutNumbers = title.replace(/\d+(\.\d+)*/g, '');
  return `${plainWords(withoutNumbers)}#${heading === title ? '' : plainWords(heading)}`;
}

function frequencies(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** One way to write a word, so that words sort well and their parts can be told. */
function spellingOf(word: string): string {
  const parts = nameParts(word);
  if (parts.length === 0) {
    return normalizeTerm(word);
  }
  const uncapitalised = word[0]!.toLowerCase() + word.slice(1);
  const normal = (text: string) => nameParts(text).map(normalizeTerm).join();
  return normal(uncapitalised) === normal(word) ? uncapitalised : word;
}

/** Postings of the words in the texts of records, by spelling. Stop words are left out. */
function postingsOf(records: readonly SearchRecord[]): Postings {
  const words = new Map<string, {spelling: string; found: [number, number][]}>();
  records.forEach(({text, symbols}, id) => {
    const own = `${text} ${symbols}`.match(WORD) ?? [];
    for (const [term, frequency] of frequencies(own.map(normalizeTerm))) {
      if (term !== '' && !isStopWord(term)) {
        const word = words.get(term) ?? {spelling: term, found: []};
        word.found.push([id, frequency]);
        words.set(term, word);
      }
    }
    for (const spelling of new Set(own.map(spellingOf))) {
      const word = words.get(normalizeTerm(spelling));
      if (word && nameParts(spelling).length > nameParts(word.spelling).length) {
        word.spelling = spelling;
      }
    }
  });
  return new Map([...words.values()].map(({spelling, found}) => [spelling, found]));
}

/** Pages of a shard, with the number of their records. */
function pagesOf(records: readonly SearchRecord[]): ShardPage[] {
  const pages: [string, string, number, number][] = [];
  for (const {path, pageTitle, anchor, kind} of records) {
    const page = pages.at(-1);
    if (page?.[0] === path) {
      page[3] += 1;
    } else if (anchor !== '') {
      throw new Error(`${path}: the first record is the section #${anchor}, not the opening`);
    } else {
      pages.push([path, pageTitle, PAGE_KINDS.indexOf(kind), 1]);
    }
  }
  return pages;
}

/**
 * Makes the file of a shard.
 *
 * @param records its records, those of a page together and in page order
 * @param copies for each record a letter that is equal where sections of one topic say the same
 * @throws Error when a page does not begin with its opening
 */
export function packShard(records: readonly SearchRecord[], copies: readonly string[]): Shard {
  const {tag, language, version} = records[0]!;
  const own = ({anchor, heading}: SearchRecord) => (anchor === '' ? '' : heading);
  return {
    tag,
    language,
    version,
    pages: pagesOf(records),
    headings: records.map(own),
    anchors: records.map(({anchor, heading}) => (slugOf(heading) === anchor ? '' : anchor)),
    depths: records.map(({parents}) => Math.min(parents.length, 9)).join(''),
    copies: copies.join(''),
    index: packIndex(postingsOf(records), records.length),
  };
}

function sectionsOf(shard: Shard): Section[] {
  const sections: Section[] = [];
  for (const [path, title, kind, count] of shard.pages) {
    const above: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const id = sections.length;
      const isOpening = at === 0;
      const heading = isOpening ? title : shard.headings[id]!;
      const depth = Number(shard.depths[id]);
      const parents = isOpening ? [] : above.slice(0, depth);
      if (!isOpening) {
        above.length = depth;
        above.push(heading);
      }
      const topic = topicOf(title, heading);
      const letter = shard.copies[id]!;
      sections.push({
        path,
        title,
        kind: PAGE_KINDS[kind]!,
        anchor: isOpening ? '' : shard.anchors[id] || slugOf(heading),
        heading,
        parents,
        topic,
        copy: letter === '.' ? `${path}${id}` : `${topic}${letter}`,
        context: new Set([title, ...parents].flatMap(normalTerms)),
        headingTerms: headingTerms(heading),
      });
    }
  }
  return sections;
}

/** Documents of a term in one field, with frequencies, as MiniSearch keeps them. */
type Found = Record<string, number>;

class FieldPostings {
  readonly byTerm = new Map<string, Found>();
  /** Number of different terms, by document. */
  readonly lengths: number[];

  constructor(documents: number) {
    this.lengths = Array.from({length: documents}, () => 0);
  }

  add(term: string, id: number, frequency: number): void {
    let found = this.byTerm.get(term);
    if (!found) {
      found = {};
      this.byTerm.set(term, found);
    }
    const before = found[id] ?? 0;
    found[id] = before + frequency;
    this.lengths[id]! += before === 0 ? 1 : 0;
  }

  get averageLength(): number {
    return this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.lengths.length);
  }
}

/**
 * Makes a shard ready to be searched. Headings are indexed here: they are in the shard anyway.
 *
 * @throws Error when the shard is damaged
 */
export function loadShard(shard: Shard): LoadedShard {
  const sections = sectionsOf(shard);
  const headings = new FieldPostings(sections.length);
  sections.forEach(({heading}, id) =>
    normalTerms(heading).forEach((term) => headings.add(term, id, 1)),
  );
  const texts = new FieldPostings(sections.length);
  for (const [spelling, found] of unpackIndex(shard.index, sections.length)) {
    for (const term of normalTerms(spelling).filter((each) => !isStopWord(each))) {
      found.forEach(([id, frequency]) => texts.add(term, id, frequency));
    }
  }
  const vocabulary = new Set([...headings.byTerm.keys(), ...texts.byTerm.keys()]);
  const plain: AsPlainObject = {
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: Object.fromEntries(sections.map((_, id) => [id, id])),
    fieldIds: {heading: 0, text: 1},
    fieldLength: Object.fromEntries(
      sections.map((_, id) => [id, [headings.lengths[id]!, texts.lengths[id]!]]),
    ),
    averageFieldLength: [headings.averageLength, texts.averageLength],
    storedFields: {},
    dirtCount: 0,
    index: [...vocabulary].map((term) => [
      term,
      {
        ...(headings.byTerm.has(term) ? {0: headings.byTerm.get(term)!} : {}),
        ...(texts.byTerm.has(term) ? {1: texts.byTerm.get(term)!} : {}),
      },
    ]),
    serializationVersion: 2,
  };
  const {tag, language, version} = shard;
  return {
    tag,
    language,
    version,
    sections,
    index: MiniSearch.loadJS(plain, INDEX_OPTIONS),
    vocabulary,
    texts: undefined,
  };
}
