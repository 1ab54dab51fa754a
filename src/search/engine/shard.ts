/** A shard of the embedded index: one docs version, or blog and pages. How it is stored and loaded. */
import MiniSearch, {type Options} from 'minisearch';
import {packIndex, unpackIndex, type PackedIndex} from './packing';
import {
  isStopWord,
  normalTerms,
  normalizeTerm,
  plainWords,
  slugOf,
  tokenize,
  topicalWords,
} from './terms';
import type {SearchRecord} from './types';

/** A page of a shard: path below the base path, title, kind, number of sections, place on the site. */
export type ShardPage = readonly [
  path: string,
  title: string,
  kind: SearchRecord['kind'],
  sections: number,
  trail: readonly string[],
];

/**
 * A shard as a file. Lists have one entry a section, in the order of the pages; what can be derived
 * is left out. Texts for snippets are in a second file.
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
  readonly variants: string;
  /** Headings and texts, indexed by MiniSearch. */
  readonly index: PackedIndex;
}

/** A section that can be found. */
export interface Section {
  readonly path: string;
  readonly title: string;
  readonly trail: readonly string[];
  readonly kind: SearchRecord['kind'];
  /** Id of the heading, empty for the opening of the page. */
  readonly anchor: string;
  readonly heading: string;
  /** Headings above, outermost first. */
  readonly parents: readonly string[];
  /** Equal for the same section of another docs version, or of another edition of the page. */
  readonly topic: string;
  /** Equal for sections of one topic with the same text. */
  readonly variant: string;
  /** Words of the heading, without stop words. */
  readonly headingWords: ReadonlySet<string>;
}

/** A shard that is ready to be searched. */
export interface LoadedShard {
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly sections: readonly Section[];
  /** Its document ids are indices into `sections`. */
  readonly index: MiniSearch<IndexedSection>;
  /** All terms of the index. */
  readonly terms: ReadonlySet<string>;
  /** Sections by the terms of their page title and of the headings above them. */
  readonly byContext: ReadonlyMap<string, ReadonlySet<number>>;
  texts: readonly string[] | undefined;
}

/** What MiniSearch indexes of a section. */
export interface IndexedSection {
  readonly id: number;
  readonly heading: string;
  /** Text and names in code. */
  readonly text: string;
}

const FIELDS = ['heading', 'text'];

const INDEX_OPTIONS: Options<IndexedSection> = {
  fields: FIELDS,
  tokenize,
  // Stop words are indexed in headings only, where they can make up a whole question.
  processTerm: (word, field) => {
    const term = normalizeTerm(word);
    return term === '' || (field === 'text' && isStopWord(term)) ? null : term;
  },
  searchOptions: {processTerm: (term) => term, tokenize: (term) => [term]},
};

/**
 * Names what a section is about, apart from versions: the same for a section of two docs versions,
 * even if the page has moved, and of two editions of a page.
 */
export function topicOf(title: string, heading: string): string {
  const page = plainWords(title.replace(/\d+(\.\d+)*/g, ''));
  return `${page}#${heading === title ? '' : plainWords(heading)}`;
}

/** Pages of a shard, with the number of their records. */
function pagesOf(records: readonly SearchRecord[]): ShardPage[] {
  const counts = new Map<string, number>();
  records.forEach(({path}) => counts.set(path, (counts.get(path) ?? 0) + 1));
  const openings = records.filter(({path}, at) => records[at - 1]?.path !== path);
  return openings.map(({path, pageTitle, anchor, kind, trail}) => {
    if (anchor !== '') {
      throw new Error(`${path}: the first record is the section #${anchor}, not the opening`);
    }
    return [path, pageTitle, kind, counts.get(path)!, trail];
  });
}

/**
 * Makes the file of a shard.
 *
 * @param records its records, those of a page together and in page order
 * @param variants for each record a letter that is equal where sections of one topic have the same text
 * @throws Error when a page does not begin with its opening
 */
export function packShard(records: readonly SearchRecord[], variants: readonly string[]): Shard {
  const {tag, language, version} = records[0]!;
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    records.map(({heading, text, symbols}, id) => ({id, heading, text: `${text} ${symbols}`})),
  );
  return {
    tag,
    language,
    version,
    pages: pagesOf(records),
    headings: records.map(({anchor, heading}) => (anchor === '' ? '' : heading)),
    anchors: records.map(({anchor, heading}) => (slugOf(heading) === anchor ? '' : anchor)),
    depths: records.map(({parents}) => Math.min(parents.length, 9)).join(''),
    variants: variants.join(''),
    index: packIndex(index.toJSON()),
  };
}

/** Sections of a shard, and where the terms of their surroundings are. */
function readSections(shard: Shard): Pick<LoadedShard, 'sections' | 'byContext'> {
  const sections: Section[] = [];
  const byContext = new Map<string, Set<number>>();
  for (const [path, title, kind, count, trail] of shard.pages) {
    let parents: readonly string[] = [];
    for (let at = 0; at < count; at += 1) {
      const id = sections.length;
      const isOpening = at === 0;
      const heading = isOpening ? title : shard.headings[id]!;
      parents = parents.slice(0, isOpening ? 0 : Number(shard.depths[id]));
      const topic = topicOf(title, heading);
      const letter = shard.variants[id]!;
      for (const term of [title, ...parents].flatMap(normalTerms)) {
        byContext.set(term, (byContext.get(term) ?? new Set()).add(id));
      }
      sections.push({
        path,
        title,
        trail,
        kind,
        anchor: isOpening ? '' : shard.anchors[id] || slugOf(heading),
        heading,
        parents,
        topic,
        variant: letter === '.' ? `${path}${id}` : `${topic}${letter}`,
        headingWords: topicalWords(plainWords(heading)),
      });
      parents = isOpening ? parents : [...parents, heading];
    }
  }
  return {sections, byContext};
}

/**
 * Makes a shard ready to be searched.
 *
 * @throws Error when the shard is damaged
 */
export function loadShard(shard: Shard): LoadedShard {
  const {json, terms} = unpackIndex(shard.index, FIELDS);
  const {tag, language, version} = shard;
  return {
    tag,
    language,
    version,
    ...readSections(shard),
    index: MiniSearch.loadJSON<IndexedSection>(json, INDEX_OPTIONS),
    terms: new Set(terms),
    texts: undefined,
  };
}
