/**
 * Searches shards of the embedded index: one shard per docs version, one for blog and pages. Knows
 * neither network nor browser, so that relevance is tested in Node on the built index.
 *
 * A section scores by what its heading, its text and its surroundings (page title, headings above)
 * say of the query, and by the share of the query that they cover; rare words weigh more than
 * frequent ones. So a question in plain words and a message pasted whole need not match completely.
 */
import type {Query} from 'minisearch';
import {isPreferred} from './filters';
import {hitOf} from './hit';
import {loadShard, type LoadedShard, type Section, type Shard} from './shard';
import {SHORTEST_STEM, normalizeTerm, queryTerms, stemOf, type QueryTerm} from './terms';
import type {FacetFilters, SearchRequest, SearchResponse} from './types';

/** How much a match in a field counts. */
const FIELD_BOOST = {heading: 5, text: 1};

/** How much a form of a word counts that is not the one of the query. */
const FORM_WEIGHT = {
  /** Another wording for the same thing. */
  synonym: 0.6,
  /** A word of the same family. */
  family: 0.7,
  /** Two neighbouring letters changed places. */
  swapped: 0.8,
  /** A longer word that begins like this one. */
  prefix: 0.3,
  /** A word that differs by a letter or two. */
  fuzzy: 0.35,
} as const;

/** What a word counts that is part of a compound name of the query, when that name is known. */
const PART_WEIGHT = 0.25;

/** What a word in the surroundings counts, measured by how much it tells. */
const CONTEXT_SCORE = 1;

/** How strongly the share of the query that a section covers tells: the exponent of the share. */
const COVERAGE_POWER = 2;

/** Sections that cover less than this part of what the best one covers are no results. */
const LEAST_COVERAGE = 0.5;

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

/** Shorter beginnings of a word are looked for in headings first: in texts, all sections have them. */
const SHORTEST_PREFIX = 3;

/** Words whose places are remembered; while a reader types, only the last word is a new one. */
const REMEMBERED_WORDS = 200;

/** Sections of one topic, from several docs versions or editions, that are listed at most. */
const MOST_OF_A_TOPIC = 2;

/** A word of the query, and where it was found. */
interface Group {
  /** Factor on what it scores. */
  readonly factor: number;
  /** How much the word tells: rare words tell more. 0 when it stands nowhere. */
  readonly weight: number;
  readonly finds: ReadonlyMap<LoadedShard, Finds>;
}

/** Where a word of the query stands in a shard, by index of the section. */
interface Finds {
  readonly own: ReadonlyMap<number, Found>;
  /** Forms of the word in the heading of the section. */
  readonly inHeading: ReadonlyMap<number, readonly string[]>;
  /** Sections with the word in their surroundings. */
  readonly around: ReadonlySet<number>;
}

interface Found {
  readonly score: number;
  readonly terms: readonly string[];
}

/** A section that answers the query. */
interface Candidate {
  readonly shard: LoadedShard;
  readonly section: Section;
  readonly sectionIndex: number;
  readonly score: number;
}

/** A section that is listed. */
export interface Result extends Candidate {
  /** Normalised words that were found, for marking. */
  readonly terms: ReadonlySet<string>;
}

/** Whether a shard meets facet filters; attributes that shards do not have are met by none. */
export function matchesFilters(
  {tag, language}: Pick<Shard, 'tag' | 'language'>,
  filters: FacetFilters,
): boolean {
  const holds = (filter: string) =>
    filter === `docusaurus_tag:${tag}` || filter === `language:${language}`;
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.some(holds),
  );
}

/** Words that two neighbouring letters in the wrong order could be meant for. */
function swappedForms(term: string): string[] {
  return Array.from(
    {length: Math.max(0, term.length - 1)},
    (_, at) => term.slice(0, at) + term[at + 1]! + term[at]! + term.slice(at + 2),
  );
}

/** Letters that may be wrong in a word. */
function tolerance({length}: string): number | false {
  return length < 4 ? false : length < 8 ? 1 : 2;
}

/** The embedded search engine. */
export class SearchEngine {
  private readonly shards = new Map<string, LoadedShard>();
  /** What looking up a word gave, by word and shards. */
  private readonly remembered = new Map<string, ReadonlyMap<LoadedShard, Finds>>();

  /**
   * @param origin origin of the site, for the absolute addresses that hits carry
   * @param baseUrl base path of the site, with a slash at both ends
   */
  constructor(
    private readonly origin: string,
    private readonly baseUrl: string,
  ) {}

  /**
   * Adds a shard. A shard of the same tag is replaced.
   *
   * @throws Error when the shard is damaged
   */
  add(shard: Shard): void {
    this.shards.set(shard.tag, loadShard(shard));
    this.remembered.clear();
  }

  /** Adds the texts of a shard, from which snippets are cut. */
  addTexts(tag: string, texts: readonly string[]): void {
    const loaded = this.shards.get(tag);
    if (loaded) {
      loaded.texts = texts;
    }
  }

  /** Tags of the shards that are there. */
  get tags(): readonly string[] {
    return [...this.shards.keys()];
  }

  /** Answers a query from the shards that are there. */
  search({query, facetFilters, optionalFilters, page, hitsPerPage}: SearchRequest): SearchResponse {
    const shards = [...this.shards.values()].filter((shard) => matchesFilters(shard, facetFilters));
    const groups = this.groupsOf(query, shards);
    const candidates = rank(groups, shards, optionalFilters);
    const start = page * hitsPerPage;
    return {
      query,
      page,
      nbHits: candidates.length,
      nbPages: Math.ceil(candidates.length / hitsPerPage),
      hits: candidates
        .slice(start, start + hitsPerPage)
        .map((candidate) =>
          hitOf({...candidate, terms: foundTerms(candidate, groups)}, this.origin, this.baseUrl),
        ),
    };
  }

  /** Looks the words of a query up. */
  private groupsOf(query: string, shards: readonly LoadedShard[]): Group[] {
    const terms = queryTerms(query);
    const known = new Set(terms.map(({term}) => term).filter((term) => this.isKnown(term)));
    const sections = shards.reduce((sum, shard) => sum + shard.sections.length, 0);
    return terms
      .map((term) => {
        const finds = this.recall(term, known.has(term.term), shards);
        const count = [...finds.values()].reduce((sum, {own}) => sum + own.size, 0);
        const factor = term.partOf !== undefined && known.has(term.partOf) ? PART_WEIGHT : 1;
        return {
          factor,
          weight: count === 0 ? 0 : factor * Math.log(1 + sections / count),
          finds,
        };
      })
      .filter(({weight}) => weight > 0);
  }

  private isKnown(term: string): boolean {
    return [...this.shards.values()].some(({index}) => index.hasTerm(term));
  }

  /** Other words with the same stem, which is how each of them begins. */
  private familyOf(word: string): string[] {
    const stem = stemOf(word);
    const family = new Set<string>();
    if (stem.length < SHORTEST_STEM) {
      return [];
    }
    for (const {index} of this.shards.values()) {
      for (const term of index.termsFrom(stem)) {
        if (term !== word && stemOf(term) === stem) {
          family.add(term);
        }
      }
    }
    return [...family];
  }

  /** What looking a word up gives; it is looked up once. */
  private recall(
    term: QueryTerm,
    isKnown: boolean,
    shards: readonly LoadedShard[],
  ): ReadonlyMap<LoadedShard, Finds> {
    const key = [term.term, term.isLast, ...shards.map(({tag}) => tag)].join(' ');
    let finds = this.remembered.get(key);
    if (!finds) {
      if (this.remembered.size >= REMEMBERED_WORDS) {
        this.remembered.clear();
      }
      finds = this.lookUp(term, isKnown, shards);
      this.remembered.set(key, finds);
    }
    return finds;
  }

  /** Finds a word of the query in the shards, in all the forms it may have there. */
  private lookUp(
    {term: word, alternatives, isLast}: QueryTerm,
    isKnown: boolean,
    shards: readonly LoadedShard[],
  ): ReadonlyMap<LoadedShard, Finds> {
    const form = (text: string, weight: number): Query => ({
      queries: [text],
      boostTerm: () => weight,
    });
    const family = this.familyOf(word);
    const forms: string[] = [word, ...family];
    const isShort = isLast && word.length < SHORTEST_PREFIX;
    const queries: Query[] = [
      {queries: [word], prefix: isLast && !isShort},
      ...(isShort ? [{queries: [word], prefix: true, fields: ['heading']}] : []),
      ...family.map((other) => form(other, FORM_WEIGHT.family)),
      ...alternatives.map((wording): Query => ({
        combineWith: 'AND',
        queries: [...wording],
        boostTerm: () => FORM_WEIGHT.synonym / wording.length,
      })),
    ];
    if (!isKnown && family.length === 0) {
      const swapped = swappedForms(word)
        .map(normalizeTerm)
        .filter((other) => this.isKnown(other));
      forms.push(...swapped);
      queries.push(...swapped.map((other) => form(other, FORM_WEIGHT.swapped)));
      if (swapped.length === 0) {
        queries.push({queries: [word], fuzzy: tolerance(word)});
      }
      if (isLast && word.length > 4) {
        // Misspelt and not yet written to its end.
        queries.push({queries: [word.slice(0, -2)], prefix: true, boostTerm: () => 0.5});
      }
    }
    const own = new Map(shards.map((shard) => [shard, searchShard(shard, queries)]));
    if (isShort && [...own.values()].every(({size}) => size === 0)) {
      queries.push({queries: [word], prefix: true});
      shards.forEach((shard) => own.set(shard, searchShard(shard, queries)));
    }
    if (!isKnown) {
      for (const found of own.values()) {
        found.forEach(({terms}) => forms.push(...terms));
      }
    }
    const allForms = [...new Set(forms)];
    return new Map(shards.map((shard) => [shard, findsIn(shard, own.get(shard)!, allForms)]));
  }
}

/** Sections of a shard that have one of the forms of a word, with the score of each. */
function searchShard({index}: LoadedShard, queries: Query[]): Map<number, Found> {
  const found = new Map<number, Found>();
  index.search(
    {combineWith: 'OR', queries},
    {
      boost: FIELD_BOOST,
      weights: {fuzzy: FORM_WEIGHT.fuzzy, prefix: FORM_WEIGHT.prefix},
      filter({id, score, terms, queryTerms: {length}}) {
        // MiniSearch multiplies by the number of forms found, which tells nothing here.
        found.set(id as number, {score: score / length, terms});
        // What it leaves out it does not sort.
        return false;
      },
    },
  );
  return found;
}

function findsIn(
  {byContext, byHeading}: LoadedShard,
  own: ReadonlyMap<number, Found>,
  forms: readonly string[],
): Finds {
  const inHeading = new Map<number, string[]>();
  const around = new Set<number>();
  for (const form of forms) {
    for (const id of byHeading.get(form) ?? []) {
      const others = inHeading.get(id);
      if (others) {
        others.push(form);
      } else {
        inHeading.set(id, [form]);
      }
    }
    byContext.get(form)?.forEach((id) => around.add(id));
  }
  return {own, inHeading, around};
}

/** Terms of the index that a section was found by. */
function foundTerms(
  {shard, sectionIndex}: Candidate,
  groups: readonly Group[],
): ReadonlySet<string> {
  return new Set(groups.flatMap(({finds}) => finds.get(shard)!.own.get(sectionIndex)?.terms ?? []));
}

/** The sections that answer a query, best first. */
function rank(
  groups: readonly Group[],
  shards: readonly LoadedShard[],
  optionalFilters: readonly string[],
): Candidate[] {
  const total = groups.reduce((sum, {weight}) => sum + weight, 0);
  const coverage = new Map(shards.map((shard) => [shard, coverageIn(shard, groups)]));
  const best = Math.max(0, ...[...coverage.values()].map(({most}) => most));
  const candidates = shards.flatMap((shard) => {
    const isFirst = isPreferred(shard, optionalFilters);
    return scoreSections(shard, {
      groups,
      total,
      coverage: coverage.get(shard)!,
      least: best * LEAST_COVERAGE,
      factor: isFirst ? 1 : FACTOR.otherVersion,
    });
  });
  return withoutCopies(candidates.sort(byScore));
}

/** How much of a query the sections of a shard cover. */
interface Coverage {
  /** Sections that have a word of the query in their heading or text. */
  readonly ids: ReadonlySet<number>;
  /** Weight of the words that a section or its surroundings have, by section. */
  readonly weights: Float64Array;
  /** The highest weight of a section in `ids`. */
  readonly most: number;
}

function coverageIn(shard: LoadedShard, groups: readonly Group[]): Coverage {
  const ids = new Set<number>();
  const weights = new Float64Array(shard.sections.length);
  for (const {weight, finds} of groups) {
    const {own, around} = finds.get(shard)!;
    for (const id of own.keys()) {
      ids.add(id);
      weights[id]! += weight;
    }
    for (const id of around) {
      weights[id]! += own.has(id) ? 0 : weight;
    }
  }
  let most = 0;
  for (const id of ids) {
    most = Math.max(most, weights[id]!);
  }
  return {ids, weights, most};
}

/** Scores the sections of a shard that cover enough of a query. */
function scoreSections(
  shard: LoadedShard,
  query: {
    readonly groups: readonly Group[];
    /** Weight of all words of the query. */
    readonly total: number;
    readonly coverage: Coverage;
    readonly least: number;
    /** Factor on the scores of this shard. */
    readonly factor: number;
  },
): Candidate[] {
  const {ids, weights} = query.coverage;
  const words = query.groups.map(({factor, weight, finds}) => ({
    factor,
    weight,
    ...finds.get(shard)!,
  }));
  const candidates: Candidate[] = [];
  for (const sectionIndex of ids) {
    const covered = weights[sectionIndex]!;
    if (covered < query.least) {
      continue;
    }
    const section = shard.sections[sectionIndex]!;
    let inHeading: Set<string> | undefined;
    let score = 0;
    /** Weight of the words that its heading and surroundings have. */
    let placed = 0;
    for (const {factor, weight, own, inHeading: headings, around} of words) {
      const isAround = around.has(sectionIndex);
      const forms = headings.get(sectionIndex);
      score += (own.get(sectionIndex)?.score ?? 0) * factor;
      score += isAround ? weight * CONTEXT_SCORE : 0;
      if (forms) {
        inHeading ??= new Set();
        for (const form of forms) {
          inHeading.add(form);
        }
      }
      placed += forms || isAround ? weight : 0;
    }
    const share = covered / query.total;
    const heading = (((inHeading?.size ?? 0) / section.headingTerms) * placed) / query.total;
    score *= share ** COVERAGE_POWER * (1 + HEADING_GAIN * heading ** 2);
    if (section.anchor === '') {
      score *= FACTOR.opening;
    }
    if (heading < 1 || section.kind === 'edition') {
      // Whoever asks for it by name wants it, be it in a list or in the blog.
      score *= FACTOR[section.kind];
    }
    candidates.push({shard, section, sectionIndex, score: score * query.factor});
  }
  return candidates;
}

/** Best first. The order is stable where scores are equal: nothing is decided by chance. */
function byScore(a: Candidate, b: Candidate): number {
  if (a.score !== b.score) {
    return b.score - a.score;
  }
  if (a.shard.tag !== b.shard.tag) {
    // `localeCompare` would load the browser's collation, which takes longer than the query.
    return a.shard.tag < b.shard.tag ? -1 : 1;
  }
  return a.sectionIndex - b.sectionIndex;
}

/** Drops sections that repeat a better one: word for word, or as the third of one topic. */
function withoutCopies(sorted: readonly Candidate[]): Candidate[] {
  const copies = new Set<string>();
  const topics = new Map<string, number>();
  return sorted.filter(({section: {copy, topic}}) => {
    const count = topics.get(topic) ?? 0;
    if (copies.has(copy) || count >= MOST_OF_A_TOPIC) {
      return false;
    }
    copies.add(copy);
    topics.set(topic, count + 1);
    return true;
  });
}
