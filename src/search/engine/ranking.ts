/**
 * How search ranks: all weights, and the score of a section. Synonyms and word forms are in `terms.ts`,
 * the queries that prove a change are in `../golden.json`.
 *
 * A section scores by what its heading and its text say of the query, and by the share of the query that
 * it and its surroundings (page title, headings above) cover; rare words weigh more than frequent ones.
 * So a question in plain words and a message that is pasted whole need not match completely.
 */
import {isPreferred} from './filters';
import type {LoadedShard, Section} from './shard';

/** How much a match in a field counts. */
export const FIELD_BOOST = {heading: 5, text: 1};

/** Weights of word forms that differ from the query. */
export const FORM_WEIGHT = {
  /** Another wording for the same thing. */
  synonym: 0.6,
  /** A word of the same family. */
  family: 0.7,
  /** Two neighboring characters changed places. */
  swapped: 0.8,
  /** A longer word that begins with this one. */
  prefix: 0.3,
  /** A word that differs by one or two characters. */
  fuzzy: 0.35,
} as const;

/** What a word counts that is part of a compound name of the query, when that name is known. */
export const PART_WEIGHT = 0.25;

/** Shorter beginnings of a word are looked up in headings first: in texts, all sections have them. */
export const MIN_PREFIX = 3;

/** How strongly the share of the query that a section covers counts: the exponent of the share. */
const COVERAGE_POWER = 2;

/** Sections that cover less than this part of what the best one covers are not results. */
const MIN_COVERAGE = 0.5;

/** Gain of a section whose place and heading are the query, word for word. */
const HEADING_GAIN = 1.5;

/** Factors on the score of a whole section. */
const FACTOR = {
  /** Pages that only list others. */
  category: 0.35,
  /** Editions of a page for another syntax version than the recommended one. */
  edition: 0.6,
  blog: 0.7,
  doc: 1,
  page: 0.8,
  /** Other docs versions than the preferred one. */
  otherVersion: 0.2,
  /** The opening of a page, when the query is about the page. */
  opening: 1.25,
} as const;

/** Sections of one topic, from several docs versions or editions, that are listed at most. */
const MAX_OF_A_TOPIC = 2;

/** A word of the query, and where it was found. */
export interface QueryWord {
  /** Factor on its scores. */
  readonly factor: number;
  /** How much the word tells: rare words tell more. */
  readonly weight: number;
  readonly finds: ReadonlyMap<LoadedShard, Finds>;
}

/** Where a word of the query is in a shard. */
export interface Finds {
  /** Scores and terms by index of the section. */
  readonly own: ReadonlyMap<number, {readonly score: number; readonly terms: readonly string[]}>;
  /** The word, and its other forms. */
  readonly forms: readonly string[];
  /** Sections with the word in their surroundings. */
  readonly around: ReadonlySet<number>;
}

/** A section that answers the query. */
export interface Candidate {
  readonly shard: LoadedShard;
  readonly section: Section;
  readonly sectionIndex: number;
  readonly score: number;
}

/** How much of a query the sections of a shard cover. */
interface Coverage {
  readonly shard: LoadedShard;
  /** Sections that have a word of the query in their heading or text. */
  readonly ids: ReadonlySet<number>;
  /** Weight of the words that a section or its surroundings have, by section. */
  readonly weights: Float64Array;
}

function coverageOf(shard: LoadedShard, words: readonly QueryWord[]): Coverage {
  const ids = new Set<number>();
  const weights = new Float64Array(shard.sections.length);
  for (const {weight, finds} of words) {
    const {own, around} = finds.get(shard)!;
    for (const id of own.keys()) {
      ids.add(id);
      weights[id]! += weight;
    }
    for (const id of around) {
      weights[id]! += own.has(id) ? 0 : weight;
    }
  }
  return {shard, ids, weights};
}

/**
 * Scores one section.
 *
 * @param covered weight of the words that the section and its surroundings have
 * @param total weight of all words
 */
function scoreOf(
  shard: LoadedShard,
  sectionIndex: number,
  words: readonly QueryWord[],
  covered: number,
  total: number,
): number {
  const section = shard.sections[sectionIndex]!;
  const inHeading = new Set<string>();
  let score = 0;
  /** Weight of the words that its heading and surroundings have. */
  let placed = 0;
  for (const {factor, weight, finds} of words) {
    const {own, forms, around} = finds.get(shard)!;
    const found = forms.filter((form) => section.headingWords.has(form));
    found.forEach((form) => inHeading.add(form));
    score += (own.get(sectionIndex)?.score ?? 0) * factor;
    placed += found.length > 0 || around.has(sectionIndex) ? weight : 0;
  }
  const heading = ((inHeading.size / section.headingWords.size) * placed) / total;
  score *= (covered / total) ** COVERAGE_POWER * (1 + HEADING_GAIN * heading ** 2);
  if (section.anchor === '') {
    score *= FACTOR.opening;
  }
  // A list or a post that the query names exactly is what the reader wants.
  return heading < 1 || section.kind === 'edition' ? score * FACTOR[section.kind] : score;
}

/** Drops sections that repeat a better one: word for word, or as the third of one topic. */
function withoutRepetitions(sorted: readonly Candidate[]): Candidate[] {
  const variants = new Set<string>();
  const topics = new Map<string, number>();
  return sorted.filter(({section: {variant, topic}}) => {
    const count = topics.get(topic) ?? 0;
    if (variants.has(variant) || count >= MAX_OF_A_TOPIC) {
      return false;
    }
    variants.add(variant);
    topics.set(topic, count + 1);
    return true;
  });
}

/**
 * The sections that answer a query, best first.
 *
 * @param optionalFilters tags of the docs version that is preferred
 */
export function rank(
  words: readonly QueryWord[],
  shards: readonly LoadedShard[],
  optionalFilters: readonly string[],
): Candidate[] {
  const total = words.reduce((sum, {weight}) => sum + weight, 0);
  const coverages = shards.map((shard) => coverageOf(shard, words));
  let best = 0;
  for (const {ids, weights} of coverages) {
    ids.forEach((id) => (best = Math.max(best, weights[id]!)));
  }
  const candidates = coverages.flatMap(({shard, ids, weights}) => {
    const factor = isPreferred(shard, optionalFilters) ? 1 : FACTOR.otherVersion;
    return [...ids]
      .filter((id) => weights[id]! >= best * MIN_COVERAGE)
      .map((id) => ({
        shard,
        section: shard.sections[id]!,
        sectionIndex: id,
        score: factor * scoreOf(shard, id, words, weights[id]!, total),
      }));
  });
  return withoutRepetitions(candidates.sort((a, b) => b.score - a.score));
}
