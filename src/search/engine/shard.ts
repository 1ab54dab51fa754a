/** A shard of the embedded index: what a query needs of one docs version, and how it travels. */
import {BitReader, BitWriter} from './bits';
import {PackedReader, packIndex, type PackedIndex, type Postings} from './pack';
import {SectionIndex} from './sectionIndex';
import {
  isStopWord,
  nameParts,
  normalTerms,
  normalizeTerm,
  plainWords,
  slugOf,
  topicalWords,
  wordsOf,
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

/**
 * A page of a shard: path below the base path, title, index into `PAGE_KINDS`, number of sections,
 * index into the trails of the shard.
 */
export type ShardPage = readonly [
  path: string,
  title: string,
  kind: number,
  sections: number,
  trail: number,
];

/**
 * A shard as a file. Lists have one entry a section, in the order of the pages; what can be derived
 * is left out. Texts for snippets come in a second file.
 */
export interface Shard {
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly pages: readonly ShardPage[];
  /** Places of pages on the site: sidebar and categories, outermost first. */
  readonly trails: readonly (readonly string[])[];
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
  /** Number of different terms in each text, which its score depends on; one more each, in Base64. */
  readonly lengths: string;
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
  /** Equal for sections of one topic that say the same. */
  readonly copy: string;
  /** Number of different words in the heading. */
  readonly headingTerms: number;
}

/** Indices of sections by term, in order; a section may come more than once in a row. */
export type SectionsByTerm = ReadonlyMap<string, readonly number[]>;

/** A shard that is ready to be searched. */
export interface LoadedShard {
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly sections: readonly Section[];
  /** Its document ids are indices into `sections`. */
  readonly index: SectionIndex;
  /** Sections by the terms of their surroundings, and by the words of their headings. */
  readonly byContext: SectionsByTerm;
  readonly byHeading: SectionsByTerm;
  texts: readonly string[] | undefined;
}

/**
 * Names what a section is about, apart from versions: the same for a section of two docs versions,
 * even if the page has moved, and of two editions of a page.
 */
export function topicOf(title: string, heading: string): string {
  return topicIn(pageTopic(title), heading === title ? '' : plainWords(heading));
}

function pageTopic(title: string): string {
  return plainWords(title.replace(/\d+(\.\d+)*/g, ''));
}

function topicIn(page: string, words: string): string {
  return `${page}#${words}`;
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
    const own = wordsOf(`${text} ${symbols}`);
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

/** What a word in a text is found by. */
function termsOfSpelling(spelling: string): string[] {
  return normalTerms(spelling).filter((term) => !isStopWord(term));
}

/** Numbers of different terms in texts, packed. */
function lengthsOf(postings: Postings, sections: number): string {
  const terms = Array.from({length: sections}, () => new Set<string>());
  postings.forEach((found, spelling) => {
    for (const term of termsOfSpelling(spelling)) {
      found.forEach(([id]) => terms[id]!.add(term));
    }
  });
  const bits = new BitWriter();
  terms.forEach(({size}) => bits.gamma(size + 1));
  return bits.toString();
}

/** Pages of a shard, with the number of their records, and the trails of these pages. */
function pagesOf(records: readonly SearchRecord[]): Pick<Shard, 'pages' | 'trails'> {
  const pages: [string, string, number, number, number][] = [];
  const trails = new Map<string, number>();
  for (const {path, pageTitle, anchor, kind, trail} of records) {
    const page = pages.at(-1);
    if (page?.[0] === path) {
      page[3] += 1;
    } else if (anchor !== '') {
      throw new Error(`${path}: the first record is the section #${anchor}, not the opening`);
    } else {
      const key = JSON.stringify(trail);
      trails.set(key, trails.get(key) ?? trails.size);
      pages.push([path, pageTitle, PAGE_KINDS.indexOf(kind), 1, trails.get(key)!]);
    }
  }
  return {pages, trails: [...trails.keys()].map((key) => JSON.parse(key) as string[])};
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
  const postings = postingsOf(records);
  const own = ({anchor, heading}: SearchRecord) => (anchor === '' ? '' : heading);
  return {
    tag,
    language,
    version,
    ...pagesOf(records),
    headings: records.map(own),
    anchors: records.map(({anchor, heading}) => (slugOf(heading) === anchor ? '' : anchor)),
    depths: records.map(({parents}) => Math.min(parents.length, 9)).join(''),
    copies: copies.join(''),
    index: packIndex(postings, records.length),
    lengths: lengthsOf(postings, records.length),
  };
}

/** Notes that a term stands in a section; sections come in order. */
function note(places: Map<string, number[]>, term: string, id: number): void {
  const ids = places.get(term);
  if (ids) {
    ids.push(id);
  } else {
    places.set(term, [id]);
  }
}

/** What a shard says of its sections, and which terms stand where in their headings. */
interface ReadSections extends Pick<LoadedShard, 'sections' | 'byContext' | 'byHeading'> {
  /** Sections by the terms of their headings, the parts of names among them. */
  readonly inHeading: SectionsByTerm;
}

/** What is derived from a heading. */
interface Heading {
  /** Its terms, the parts of names among them. */
  readonly terms: readonly string[];
  /** Its comparable form. */
  readonly words: string;
  readonly topical: ReadonlySet<string>;
  readonly slug: string;
}

function readHeading(text: string): Heading {
  const words = plainWords(text);
  return {terms: normalTerms(text), words, topical: topicalWords(words), slug: slugOf(text)};
}

function readSections(shard: Shard): ReadSections {
  /** Pages repeat their headings: a shard has twice as many sections as different headings. */
  const known = new Map<string, Heading>();
  const headingOf = (text: string): Heading => {
    let heading = known.get(text);
    if (!heading) {
      heading = readHeading(text);
      known.set(text, heading);
    }
    return heading;
  };
  const sections: Section[] = [];
  const inHeading = new Map<string, number[]>();
  const byContext = new Map<string, number[]>();
  const byHeading = new Map<string, number[]>();
  for (const [path, title, kind, count, trail] of shard.pages) {
    const page = pageTopic(title);
    const opening = headingOf(title);
    /** Headings above, and the terms of each. */
    const above: {readonly heading: string; readonly terms: readonly string[]}[] = [];
    for (let at = 0; at < count; at += 1) {
      const id = sections.length;
      const isOpening = at === 0;
      const heading = isOpening ? title : shard.headings[id]!;
      const {terms, words, topical, slug} = isOpening ? opening : headingOf(heading);
      const depth = isOpening ? 0 : Number(shard.depths[id]);
      above.length = Math.min(above.length, depth);
      const topic = topicIn(page, heading === title ? '' : words);
      const letter = shard.copies[id]!;
      terms.forEach((term) => note(inHeading, term, id));
      opening.terms.forEach((term) => note(byContext, term, id));
      above.forEach((parent) => parent.terms.forEach((term) => note(byContext, term, id)));
      topical.forEach((term) => note(byHeading, term, id));
      sections.push({
        path,
        title,
        trail: shard.trails[trail]!,
        kind: PAGE_KINDS[kind]!,
        anchor: isOpening ? '' : shard.anchors[id] || slug,
        heading,
        parents: above.map((parent) => parent.heading),
        topic,
        copy: letter === '.' ? `${path}${id}` : `${topic}${letter}`,
        headingTerms: topical.size,
      });
      if (!isOpening) {
        above.push({heading, terms});
      }
    }
  }
  return {sections, inHeading, byContext, byHeading};
}

/**
 * Makes a shard ready to be searched. Headings are indexed here: they are in the shard anyway.
 *
 * @throws Error when the shard is damaged
 */
export function loadShard(shard: Shard): LoadedShard {
  const {sections, inHeading, byContext, byHeading} = readSections(shard);
  const reader = new PackedReader(shard.index, sections.length);
  const index = new SectionIndex(sections.length, (spelling) => reader.occurrencesOf(spelling));
  inHeading.forEach((ids, term) => index.addHeadings(term, ids));
  reader.terms.forEach((spelling, number) =>
    termsOfSpelling(spelling).forEach((term) => index.addSpelling(term, number)),
  );
  const lengths = new BitReader(shard.lengths);
  index.complete(sections.map(() => lengths.gamma() - 1));
  const {tag, language, version} = shard;
  return {tag, language, version, sections, index, byContext, byHeading, texts: undefined};
}
