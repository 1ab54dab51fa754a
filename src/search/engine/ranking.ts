/**
 * Ranking: all weights, and the score of a section. Synonyms and word forms are in `terms.ts`. Check
 * changes with the queries in `../golden.json`.
 *
 * The score of a section combines matches in its heading and text with the share of the query that the
 * section and its context (page title, parent headings) cover; rare words weigh more than frequent ones.
 * Therefore plain questions and pasted messages need not match completely.
 */
import {isPreferred} from './filters';
import type {LoadedShard, Section} from './shard';

/** Weights of matches by field. */
export const FIELD_BOOST = {heading: 5, text: 1};

/** Weights of word forms other than the word of the query. */
export const FORM_WEIGHT = {
  /** A synonym. */
  synonym: 0.6,
  /** A word with the same stem. */
  family: 0.7,
  /** A word with two neighboring characters swapped. */
  swapped: 0.8,
  /** A longer word that starts with this one. */
  prefix: 0.3,
  /** A word that differs by one or two characters. */
  fuzzy: 0.35,
} as const;

/** Weight of a word that is part of a compound name in the query, if the index contains the name. */
export const PART_WEIGHT = 0.25;

/** Shorter prefixes match headings first, because nearly all texts contain them. */
export const MIN_PREFIX = 3;

/** Exponent of the share of the query that a section covers. */
const COVERAGE_POWER = 2;

/** Minimum coverage of a result, relative to the best section. */
const MIN_COVERAGE = 0.5;

/** Bonus for sections whose heading and context are exactly the query. */
const HEADING_GAIN = 1.5;

/** Factors on the score of a section. */
const FACTOR = {
  /** Pages that only list other pages. */
  category: 0.35,
  /** Pages for another syntax version than the recommended one. */
  edition: 0.6,
  blog: 0.7,
  doc: 1,
  page: 0.8,
  /** Docs versions other than the preferred one. */
  otherVersion: 0.2,
  /** Introductions of pages. */
  opening: 1.25,
} as const;

/** Maximum number of sections on one topic, over docs versions and editions. */
const MAX_PER_TOPIC = 2;

/** Maximum number of sections of a page before the next page, also in the groups of the modal. */
export const MAX_PER_PAGE = 3;

/** A word of the query, and its places. */
export interface QueryWord {
  readonly factor: number;
  /** Inverse frequency of the word, so that rare words weigh more. */
  readonly weight: number;
  readonly finds: ReadonlyMap<LoadedShard, Finds>;
}

/** Places of a query word in a shard. */
export interface Finds {
  /** Scores and terms by section index. */
  readonly own: ReadonlyMap<number, {readonly score: number; readonly terms: readonly string[]}>;
  /** The word and its other forms. */
  readonly forms: readonly string[];
  /** Sections with the word in their context. */
  readonly around: ReadonlySet<number>;
}

/** A possible result. */
export interface Candidate {
  readonly shard: LoadedShard;
  readonly section: Section;
  readonly sectionIndex: number;
  readonly score: number;
}

/** Share of a query that the sections of a shard cover. */
interface Coverage {
  readonly shard: LoadedShard;
  /** Sections that contain a word of the query in heading or text. */
  readonly ids: ReadonlySet<number>;
  /** Total weight of the words in a section and its context, by section. */
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
 * @param covered weight of the words in the section and its context
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
  /** Weight of the words in heading and context. */
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
  // If the query is exactly the title of a list or a post, its kind does not lower the score.
  return heading < 1 || section.kind === 'edition' ? score * FACTOR[section.kind] : score;
}

/** Removes sections with the same text as a better one, and surplus sections on one topic. */
function withoutRepetitions(sorted: readonly Candidate[]): Candidate[] {
  const variants = new Set<string>();
  const topics = new Map<string, number>();
  return sorted.filter(({section: {variant, topic}}) => {
    const count = topics.get(topic) ?? 0;
    if (variants.has(variant) || count >= MAX_PER_TOPIC) {
      return false;
    }
    variants.add(variant);
    topics.set(topic, count + 1);
    return true;
  });
}

/** Moves sections that follow `MAX_PER_PAGE` sections of their page behind the best one of another page. */
function withoutLongRuns(sorted: readonly Candidate[]): Candidate[] {
  const result: Candidate[] = [];
  const waiting = [...sorted];
  while (waiting.length > 0) {
    const {path} = waiting[0]!.section;
    const last = result.slice(-MAX_PER_PAGE);
    const isLong = last.length === MAX_PER_PAGE && last.every(({section}) => section.path === path);
    const next = isLong ? waiting.findIndex(({section}) => section.path !== path) : 0;
    result.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return result;
}

/**
 * Returns the results of a query, best first.
 *
 * @param optionalFilters tags of the preferred docs version
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
  return withoutLongRuns(withoutRepetitions(candidates.sort((a, b) => b.score - a.score)));
}
