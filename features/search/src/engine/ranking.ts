/** Ranking of the sections for a query. `../../README.md` lists what each part is worth. */
import type {SearchResult} from 'minisearch';
import {isPreferred} from './filters';
import type {LoadedShard, Section} from './shard';
import {cached, placesOfWords, termOf, topicalTerms} from './terms';

/** Weights of the fields: a heading says what a section is about, keywords what readers call it. */
const FIELD_BOOST = {heading: 3.5, names: 1, keywords: 3, text: 1};

/** Weight of the questions for each word of a query, up to four: a single word is seldom a question. */
const QUESTION_BOOST = 0.5;

/** Sections are short, so a repeated word says more than the default of MiniSearch lets it. */
const BM25 = {k: 1.8, b: 0.7, d: 0.5};

/** Weight of a guessed or completed word. */
const GUESS_WEIGHT = {fuzzy: 0.8, prefix: 0.8};

/** Number of terms of a short query. In longer ones, only words with one wrong letter are guessed. */
const SHORT_QUERY = 3;

/** A section whose heading is the query gets this much more. */
const HEADING_BONUS = 2;

/** A section gets this share of the scores of the best sections of its page: such a page is about the query. */
const PAGE_SHARE = 0.2;
const BEST_SECTIONS = 4;

const FACTOR = {
  /** Introductions summarize their page. */
  opening: 1.1,
  /** Other docs versions, and specifications of other syntax versions than the recommended one. */
  otherVersion: 0.12,
  edition: 0.8,
  /** Errors use the names of everything. Short queries are seldom about them, long ones often a part of a message. */
  error: {short: 0.5, long: 1.15},
  /** Entries of the glossary repeat the page that they link to, so they come after it. */
  glossaryEntry: 0.3,
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
  readonly terms: readonly string[];
  /** The share of the query's rarity that it contains. */
  readonly coverage: number;
}

/** The query for a term. If no section contains the term, it is completed, shortened or guessed. */
function queryFor(
  term: string,
  word: string,
  isLast: boolean,
  count: number,
  shards: readonly LoadedShard[],
) {
  const isKnown = (other: string) => shards.some(({terms}) => terms.has(other));
  const hasSimilar = (edits: number, own = term) =>
    shards.some(({index}) => index.search(own, {fuzzy: edits}).length > 0);
  // A first letter after other words says little, and completing it takes most of the time of a key press.
  if (isKnown(term) || (isLast && term.length === 1 && count > 1)) return {queries: [term]};

  // The reader may still be typing the last word. The texts of most sections contain one that begins so.
  const begins = (own: 'terms' | 'headingTerms') =>
    shards.some((shard) => Array.from(shard[own]).some((other) => other.startsWith(term)));
  if (isLast && term.length <= 2 && begins('headingTerms'))
    return {queries: [term], prefix: true, fields: ['heading']};

  if (isLast && begins('terms')) return {queries: [term], prefix: true};

  // In a long query, the other words say enough, and a wrong guess costs more than none.
  const isLong = count > SHORT_QUERY;
  if (term.length < (isLong ? 5 : 4)) return {queries: [term]};

  // Two neighbors in the wrong order are one mistake.
  const swapped = Array.from(term.slice(1), (letter, at) =>
    termOf(term.slice(0, at) + letter + term[at]! + term.slice(at + 2)),
  ).find(isKnown);
  if (swapped !== undefined) return {queries: [swapped], isGuess: true};

  // A mistake in the ending may have another stem: "expres" is not a form of "express".
  if (hasSimilar(1, word)) return {queries: [word], fuzzy: 1, isGuess: true};

  if (hasSimilar(1)) return {queries: [term], fuzzy: 1, isGuess: true};

  // A misspelled ending prevents the stem.
  for (let length = term.length - 1; length >= Math.max(4, term.length / 2); length -= 1)
    if (isKnown(term.slice(0, length))) return {queries: [term.slice(0, length)]};

  return !isLong && term.length >= 7 && hasSimilar(2)
    ? {queries: [term], fuzzy: 2, isGuess: true}
    : {queries: [term]};
}

/**
 * Ranks the sections of shards.
 *
 * @param preferred tag of the reader's docs version
 * @returns the hits, best first, the words of the query for which hits match similar ones, and the share of its rarity that
 *   the first hit covers
 */
export function rank(query: string, shards: readonly LoadedShard[], preferred: string) {
  // 1. The terms of the query, without stop words. Only terms that no section contains are completed or guessed.
  const words = Array.from(placesOfWords(query), ([word]) => word);
  const terms = [...topicalTerms(query)];
  const queries = terms.map((term) =>
    queryFor(
      term,
      words.find((word) => termOf(word) === term)?.toLowerCase() ?? term,
      term === termOf(words.at(-1)!),
      terms.length,
      shards,
    ),
  );

  // 2. BM25 of each section that contains one of them, times the number of different terms (MiniSearch).
  const boost = {...FIELD_BOOST, questions: QUESTION_BOOST * Math.min(queries.length, 4)};
  const found = shards.flatMap((shard) => {
    const versionFactor = isPreferred(shard, preferred) ? 1 : FACTOR.otherVersion;
    return shard.index
      .search({combineWith: 'OR', queries}, {boost, weights: GUESS_WEIGHT, bm25: BM25})
      .map((match) => ({shard, match, versionFactor}));
  });

  // 3. The rarity of each term, in all shards.
  const total = shards.reduce((sum, {sections}) => sum + sections.length, 0);
  const counts = new Map<string, number>();
  for (const {match} of found)
    for (const term of match.queryTerms) counts.set(term, (counts.get(term) ?? 0) + 1);

  const rarities = new Map(
    Array.from(counts, ([term, count]) => [term, Math.log(1 + total / count)]),
  );
  const rarityOf = (some: readonly string[]) =>
    some.reduce((sum, term) => sum + rarities.get(term)!, 0);
  const rarityOfQuery = rarityOf([...counts.keys()]);

  // 4. The scores. Sections that contain only the frequent words of a query do not answer it.
  const isShort = queries.length <= SHORT_QUERY;
  const hits = found.map(({shard, match, versionFactor}): Ranked => {
    const section = shard.sections[match.id as number]!;
    const coverage = rarityOf(match.queryTerms) / rarityOfQuery;
    const bonus = HEADING_BONUS * headingShare(section, match, queries.length) ** 2;
    const score =
      match.score *
      coverage *
      (1 + bonus) *
      (section.anchor === '' ? FACTOR.opening : 1) *
      versionFactor *
      (section.kind === 'edition' ? FACTOR.edition : 1) *
      (section.kind === 'error' ? FACTOR.error[isShort ? 'short' : 'long'] : 1) *
      (section.kind === 'glossary' && section.anchor !== '' ? FACTOR.glossaryEntry : 1);
    return {shard, section, score, coverage, terms: match.terms};
  });
  const ranked = withoutCopies(best(withPage(best(hits))));

  // 5. Words that nothing contains are the rarest ones.
  const missing = queries.filter(({queries: [term]}) => !counts.has(term!)).length;
  const known = rarityOfQuery / (rarityOfQuery + missing * Math.log(1 + total));
  const guessed = new Set(terms.filter((_, at) => queries[at]!.isGuess));
  return {
    hits: ranked,
    unknown: words.filter((word) => guessed.has(termOf(word))),
    coverage: (ranked[0]?.coverage ?? 0) * known,
  };
}

const best = (hits: Ranked[]): Ranked[] => hits.sort((one, other) => other.score - one.score);

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
  const terms = headingTerms(heading);
  let [inHeading, inNames] = [0, 0];
  for (const term in match) {
    const fields = match[term]!;
    inHeading += fields.includes('heading') && terms.has(term) ? 1 : 0;
    inNames += fields.includes('heading') || fields.includes('names') ? 1 : 0;
  }
  return inHeading === 0
    ? 0
    : Math.min(1, inHeading / terms.size) * Math.min(1, inNames / queryLength);
}

/** Terms of a heading; of the last name in the path of a field, such as `plans.<name>.price`. */
const headingTerms = cached((heading) =>
  topicalTerms(/^\S+[.>\]]([^.\s<>]+)$/.exec(heading)?.[1] ?? heading),
);

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
