/** Ranking of the sections for a query. `../../README.md` lists what each part is worth. */
import type {SearchResult} from 'minisearch';
import {isPreferred} from './filters';
import type {LoadedShard, Section} from './shard';
import {cached, placesOfWords, termOf, topicalTerms} from './terms';

/** Weights of the fields: a heading says what a section is about, keywords what readers call it. */
const FIELD_BOOST = {heading: 3, names: 1, keywords: 3, text: 1};

/** Weight of a guessed or completed word. */
const GUESS_WEIGHT = {fuzzy: 0.8, prefix: 0.8};

/** A section whose heading is the query gets this much more. */
const HEADING_BONUS = 4;

/** A section gets this share of the scores of the best sections of its page: such a page is about the query. */
const PAGE_SHARE = 0.2;
const BEST_SECTIONS = 4;

/** Factors on the score of a section. */
const FACTOR = {
  /** Introductions summarize their page. */
  opening: 1.1,
  /** Other docs versions, and specifications of other syntax versions than the recommended one. */
  otherVersion: 0.12,
  edition: 0.6,
  /** Entries of the glossary repeat the page that they link to, so they answer only what nothing else does. */
  glossaryEntry: 0.01,
} as const;

/** Maximum number of sections of a page before the other pages, also in the groups of the modal. */
export const MAX_PER_PAGE = 2;

/** The same on one topic, over docs versions and editions. */
const MAX_PER_TOPIC = 2;

/** A section that contains a term of the query. */
export interface Ranked {
  readonly shard: LoadedShard;
  readonly section: Section;
  score: number;
  /** Terms of the section that match. */
  readonly terms: readonly string[];
}

/** The query for a term. If no section contains the term, it is completed, shortened or guessed. */
function queryFor(term: string, isLast: boolean, count: number, shards: readonly LoadedShard[]) {
  const isKnown = (other: string) => shards.some(({terms}) => terms.has(other));
  // A first letter after other words says little, and completing it takes most of the time of a key press.
  if (isKnown(term) || (isLast && term.length === 1 && count > 1)) return {queries: [term]};

  // The reader may still be typing the last word.
  if (isLast && shards.some(({terms}) => Array.from(terms).some((other) => other.startsWith(term))))
    return {queries: [term], prefix: true};

  if (term.length >= 4 && shards.some(({index}) => index.search(term, {fuzzy: 1}).length > 0))
    return {queries: [term], fuzzy: 1};

  // A misspelled ending prevents the stem.
  for (let length = term.length - 1; length >= Math.max(4, term.length / 2); length -= 1)
    if (isKnown(term.slice(0, length))) return {queries: [term.slice(0, length)]};

  return {queries: [term], fuzzy: term.length >= 5 ? 2 : 0};
}

/**
 * Ranks the sections of shards.
 *
 * @param preferred tag of the reader's docs version
 * @returns the hits, best first, and the words of the query that no section contains, for which hits match similar ones
 */
export function rank(query: string, shards: readonly LoadedShard[], preferred: string) {
  // 1. The terms of the query, without stop words. Only terms that no section contains are completed or guessed.
  const words = Array.from(placesOfWords(query), ([word]) => word);
  const queries = Array.from(topicalTerms(query), (term) =>
    queryFor(term, term === termOf(words.at(-1)!), words.length, shards),
  );

  // 2. BM25 of each section that contains one of them, times the number of different terms (MiniSearch).
  const found = shards.flatMap((shard) => {
    const versionFactor = isPreferred(shard, preferred) ? 1 : FACTOR.otherVersion;
    return shard.index
      .search({combineWith: 'OR', queries}, {boost: FIELD_BOOST, weights: GUESS_WEIGHT})
      .map((match) => ({shard, match, versionFactor}));
  });

  // 3. The rarity of each term, in all shards.
  const total = shards.reduce((sum, {sections}) => sum + sections.length, 0);
  const counts = new Map<string, number>();
  for (const {match} of found)
    for (const term of match.queryTerms) counts.set(term, (counts.get(term) ?? 0) + 1);

  const rarityOf = (some: readonly string[]) =>
    some.reduce((sum, term) => sum + Math.log(1 + total / counts.get(term)!), 0);
  const rarityOfQuery = rarityOf([...counts.keys()]);

  // 4. The score.
  const hits = found.map(({shard, match, versionFactor}): Ranked => {
    const section = shard.sections[match.id as number]!;
    // Sections that contain only the frequent words of a question do not answer it.
    const coverage = rarityOf(match.queryTerms) / rarityOfQuery;
    const bonus = HEADING_BONUS * headingShare(section, match, queries.length) ** 2;
    const score =
      match.score *
      coverage *
      (1 + bonus) *
      (section.anchor === '' ? FACTOR.opening : 1) *
      versionFactor *
      (section.kind === 'edition' ? FACTOR.edition : 1) *
      (section.kind === 'glossary' && section.anchor !== '' ? FACTOR.glossaryEntry : 1);
    return {shard, section, score, terms: match.terms};
  });
  const guessed = new Set(
    queries.flatMap(({queries: own, fuzzy}) => (fuzzy === undefined ? [] : own)),
  );
  return {
    hits: withoutCopies(best(withPage(best(hits)))),
    unknown: words.filter((word) => guessed.has(termOf(word))),
  };
}

function best(hits: Ranked[]): Ranked[] {
  return hits.sort((one, other) => other.score - one.score);
}

/** Adds the scores of the best sections of its page to that of a section. */
function withPage(sorted: Ranked[]): Ranked[] {
  const pages = new Map<string, {count: number; score: number}>();
  for (const {section, score} of sorted) {
    const page = pages.get(section.path) ?? {count: 0, score: 0};
    page.count += 1;
    page.score += page.count <= BEST_SECTIONS ? score : 0;
    pages.set(section.path, page);
  }
  for (const hit of sorted) hit.score += PAGE_SHARE * pages.get(hit.section.path)!.score;

  return sorted;
}

/** The share of a heading that the query names; less if heading and page title do not name the whole query. */
function headingShare({heading}: Section, {match}: SearchResult, queryLength: number): number {
  let [inHeading, inNames] = [0, 0];
  for (const term in match) {
    const fields = match[term]!;
    inHeading += fields.includes('heading') ? 1 : 0;
    inNames += fields.includes('heading') || fields.includes('names') ? 1 : 0;
  }
  return inHeading === 0
    ? 0
    : Math.min(1, inHeading / headingLength(heading)) * Math.min(1, inNames / queryLength);
}

/** Number of terms of a heading. */
const headingLength = cached((heading) => topicalTerms(heading).size);

/**
 * Removes sections with the same text as a better one, and surplus sections on a topic. Moves surplus
 * sections of a page to the end.
 */
function withoutCopies(sorted: readonly Ranked[]): Ranked[] {
  const [variants, topics, pages] = Array.from({length: 3}, () => new Map<string, number>());
  const count = (counts: Map<string, number>, key: string) => {
    const number = (counts.get(key) ?? 0) + 1;
    counts.set(key, number);
    return number;
  };
  const [first, surplus]: [Ranked[], Ranked[]] = [[], []];
  for (const hit of sorted) {
    const {variant, topic, path} = hit.section;
    if (count(variants!, variant) === 1 && count(topics!, topic) <= MAX_PER_TOPIC)
      (count(pages!, path) <= MAX_PER_PAGE ? first : surplus).push(hit);
  }
  return [...first, ...surplus];
}
