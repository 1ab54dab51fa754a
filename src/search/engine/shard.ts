/**
 * Storage format of a shard of the embedded index: one docs version, or blog and pages. Specification
 * pages for other syntax versions than the recommended one are in another shard, because they are
 * long and rank last. A first query does not wait for them.
 */
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

/** A page of a shard: path below the base path, title, kind, number of sections, trail. */
export type ShardPage = readonly [
  path: string,
  title: string,
  kind: SearchRecord['kind'],
  sections: number,
  trail: readonly string[],
];

/**
 * The sections of a shard. Lists have one entry per section, in page order. Derivable data is omitted.
 * Texts for snippets are in a file for each page.
 */
export interface ShardSections {
  readonly name: string;
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly pages: readonly ShardPage[];
  /** Headings; empty for introductions, whose heading is the page title. */
  readonly headings: readonly string[];
  /** Ids of the headings; empty for introductions and if `slugOf` returns the id. */
  readonly anchors: readonly string[];
  /** Number of parent headings, as one digit each. */
  readonly depths: string;
  /** Variant of each section among the sections on its topic: a letter, or `.` if it is the only one. */
  readonly variants: string;
}

/** A shard as two files: browsers read the sections while the index, which is larger, is arriving. */
export interface Shard {
  readonly sections: ShardSections;
  /** MiniSearch index of headings and texts. The field of the headings is derived from them. */
  readonly index: PackedIndex;
}

/** A searchable section. */
export interface Section {
  readonly path: string;
  /** Number of the section on its page, from 0. */
  readonly position: number;
  readonly title: string;
  readonly trail: readonly string[];
  readonly kind: SearchRecord['kind'];
  /** Id of the heading; empty for the introduction of the page. */
  readonly anchor: string;
  readonly heading: string;
  /** Parent headings, outermost first. */
  readonly parents: readonly string[];
  /** Same value for the same section in other docs versions or editions of the page. */
  readonly topic: string;
  /** Same value for sections on one topic with the same text. */
  readonly variant: string;
  /** Words of the heading, without stop words. */
  readonly headingWords: ReadonlySet<string>;
}

/** The sections of a shard, before its index is loaded. */
export interface LoadedSections extends Pick<
  ShardSections,
  'name' | 'tag' | 'language' | 'version'
> {
  readonly sections: readonly Section[];
  /** Terms of the heading of each section. */
  readonly headingTerms: readonly (readonly string[])[];
  /** Sections by the terms of their page title and parent headings. */
  readonly byContext: ReadonlyMap<string, ReadonlySet<number>>;
}

/** A loaded shard. */
export interface LoadedShard extends Omit<LoadedSections, 'headingTerms'> {
  /** Its document ids are indices of `sections`. */
  readonly index: MiniSearch<IndexedSection>;
  /** All terms of the index. */
  readonly terms: ReadonlySet<string>;
}

/** Indexed fields of a section. */
export interface IndexedSection {
  readonly id: number;
  readonly heading: string;
  /** Text, and names in code. */
  readonly text: string;
}

const FIELDS = ['heading', 'text'];

/** Fields whose terms `Shard.headings` contains. */
const DERIVED_FIELDS = ['heading'];

const INDEX_OPTIONS: Options<IndexedSection> = {
  fields: FIELDS,
  tokenize,
  // Stop words are indexed only in headings, which can consist of them.
  processTerm: (word, field) => {
    const term = normalizeTerm(word);
    return term === '' || (field === 'text' && isStopWord(term)) ? null : term;
  },
  searchOptions: {processTerm: (term) => term, tokenize: (term) => [term]},
};

/**
 * Identifies the topic of a section: the same for its counterparts in other docs versions, even if the
 * page has moved, and in other editions of the page.
 */
export function topicOf(title: string, heading: string): string {
  const page = plainWords(title.replace(/\d+(\.\d+)*/g, ''));
  return `${page}#${heading === title ? '' : plainWords(heading)}`;
}

/** Name of the shard that contains a record. */
export function shardNameOf({tag, kind}: Pick<SearchRecord, 'tag' | 'kind'>): string {
  return kind === 'edition' ? `${tag}-editions` : tag;
}

/**
 * File with the texts of a page, one for each section.
 *
 * @param folder folder of the texts, from the manifest
 * @param path path of the page below the base path
 */
export function textsFile(folder: string, path: string): string {
  return `${folder}${path === '/' ? '/index' : path}.json`;
}

/** Pages of a shard, with their numbers of records. */
function pagesOf(records: readonly SearchRecord[]): ShardPage[] {
  const counts = new Map<string, number>();
  records.forEach(({path}) => counts.set(path, (counts.get(path) ?? 0) + 1));
  const openings = records.filter(({path}, at) => records[at - 1]?.path !== path);
  return openings.map(({path, pageTitle, anchor, kind, trail}) => {
    if (anchor !== '') {
      throw new Error(`${path}: the first record is the section #${anchor}, not the introduction`);
    }
    return [path, pageTitle, kind, counts.get(path)!, trail];
  });
}

/**
 * Creates the files of a shard.
 *
 * @param records records of the shard, grouped by page and in page order
 * @param variants a letter for each record; equal for sections on one topic with the same text
 * @throws Error if the first record of a page is not its introduction
 */
export function packShard(records: readonly SearchRecord[], variants: readonly string[]): Shard {
  const {tag, language, version} = records[0]!;
  const name = shardNameOf(records[0]!);
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    records.map(({heading, text, symbols}, id) => ({id, heading, text: `${text} ${symbols}`})),
  );
  const sections = {
    name,
    tag,
    language,
    version,
    pages: pagesOf(records),
    headings: records.map(({anchor, heading}) => (anchor === '' ? '' : heading)),
    anchors: records.map(({anchor, heading}) => (slugOf(heading) === anchor ? '' : anchor)),
    depths: records.map(({parents}) => Math.min(parents.length, 9)).join(''),
    variants: variants.join(''),
  };
  return {sections, index: packIndex(index.toJSON(), DERIVED_FIELDS)};
}

/**
 * Reads the sections of a shard, and indexes the terms of their context.
 *
 * @throws Error if the file is damaged
 */
export function readSections(shard: ShardSections): LoadedSections {
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
        position: at,
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
  const headingTerms = sections.map(({heading}) => normalTerms(heading));
  const {name, tag, language, version} = shard;
  return {name, tag, language, version, sections, headingTerms, byContext};
}

/**
 * Loads the index of a shard.
 *
 * @throws Error if it is damaged
 */
export function loadShard(
  {headingTerms, ...rest}: LoadedSections,
  packed: PackedIndex,
): LoadedShard {
  const {json, terms} = unpackIndex(packed, FIELDS, {heading: headingTerms});
  const index = MiniSearch.loadJSON<IndexedSection>(json, INDEX_OPTIONS);
  return {...rest, index, terms: new Set(terms)};
}
