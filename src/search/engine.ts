/**
 * Searches shards of the embedded index: one shard per docs version, one for blog and pages. Knows
 * neither network nor browser, so that relevance is tested in Node on the built index.
 *
 * A section scores by what its heading, its text and its surroundings (page title, headings above)
 * say of the query, and by the share of the query that they cover; rare words weigh more than
 * frequent ones. So a question in plain words and a message pasted whole need not match completely.
 */
import type {Query} from 'minisearch';
import {hitOf} from './hit';
import {loadShard, type LoadedShard, type Section, type Shard} from './shard';
import {normalizeTerm, queryTerms, stemOf, type QueryTerm} from './terms';
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

/** Sections of one topic, from several docs versions or editions, that are listed at most. */
const MOST_OF_A_TOPIC = 2;

/** A word of the query, and where it was found. */
interface Group {
  /** Factor on what it scores. */
  readonly factor: number;
  /** How much the word tells: rare words tell more. 0 when it stands nowhere. */
  readonly weight: number;
  /** By shard, by index of the section. */
  readonly found: ReadonlyMap<LoadedShard, ReadonlyMap<number, Found>>;
  /** Forms of the word, as they may stand in the surroundings of a section. */
  readonly forms: readonly string[];
}

interface Found {
  readonly score: number;
  readonly terms: readonly string[];
}

/** A section that answers the query. */
export interface Candidate {
  readonly shard: LoadedShard;
  readonly section: Section;
  readonly sectionIndex: number;
  /** Normalised words that were found, for marking. */
  readonly terms: ReadonlySet<string>;
  readonly share: number;
  readonly score: number;
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

function isPreferred({tag, version}: LoadedShard, optionalFilters: readonly string[]): boolean {
  return version === null || optionalFilters.includes(`docusaurus_tag:${tag}`);
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
  /** Words of all shards by stem. */
  private readonly families = new Map<string, Set<string>>();

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
    const loaded = loadShard(shard);
    this.shards.set(shard.tag, loaded);
    for (const term of loaded.vocabulary) {
      const stem = stemOf(term);
      const family = this.families.get(stem);
      if (family) {
        family.add(term);
      } else {
        this.families.set(stem, new Set([term]));
      }
    }
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
    const candidates = this.rank(query, shards, optionalFilters);
    const start = page * hitsPerPage;
    return {
      query,
      page,
      nbHits: candidates.length,
      nbPages: Math.ceil(candidates.length / hitsPerPage),
      hits: candidates
        .slice(start, start + hitsPerPage)
        .map((candidate) => hitOf(candidate, this.origin, this.baseUrl)),
    };
  }

  private rank(
    query: string,
    shards: readonly LoadedShard[],
    optionalFilters: readonly string[],
  ): Candidate[] {
    const terms = queryTerms(query);
    const known = new Set(terms.map(({term}) => term).filter((term) => this.isKnown(term)));
    const groups = terms
      .map((term) => this.lookUp(term, known, shards))
      .filter(({weight}) => weight > 0);
    const total = groups.reduce((sum, {weight}) => sum + weight, 0);
    const candidates = shards.flatMap((shard) => scoreSections(shard, groups, total));
    const best = Math.max(0, ...candidates.map(({share}) => share));
    const results = candidates.filter(({share}) => share >= best * LEAST_COVERAGE);
    return withoutCopies(results, optionalFilters);
  }

  private isKnown(term: string): boolean {
    return [...this.shards.values()].some(({vocabulary}) => vocabulary.has(term));
  }

  /** Finds a word of the query in the shards, in all the forms it may have there. */
  private lookUp(
    term: QueryTerm,
    known: ReadonlySet<string>,
    shards: readonly LoadedShard[],
  ): Group {
    const {term: word, alternatives, partOf, isLast} = term;
    const form = (text: string, weight: number): Query => ({
      queries: [text],
      boostTerm: () => weight,
    });
    const family = [...(this.families.get(stemOf(word)) ?? [])].filter((other) => other !== word);
    const forms: string[] = [word, ...family];
    const queries: Query[] = [
      {queries: [word], prefix: isLast},
      ...family.map((other) => form(other, FORM_WEIGHT.family)),
      ...alternatives.map((wording): Query => ({
        combineWith: 'AND',
        queries: [...wording],
        boostTerm: () => FORM_WEIGHT.synonym / wording.length,
      })),
    ];
    if (!known.has(word) && family.length === 0) {
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
    const found = new Map<LoadedShard, Map<number, Found>>();
    let count = 0;
    let sections = 0;
    for (const shard of shards) {
      const results = shard.index.search(
        {combineWith: 'OR', queries},
        {boost: FIELD_BOOST, weights: {fuzzy: FORM_WEIGHT.fuzzy, prefix: FORM_WEIGHT.prefix}},
      );
      found.set(
        shard,
        new Map(
          results.map(({id, score, terms, queryTerms: {length}}) => [
            id as number,
            // MiniSearch multiplies by the number of forms found, which tells nothing here.
            {score: score / length, terms},
          ]),
        ),
      );
      count += results.length;
      sections += shard.sections.length;
      if (!known.has(word)) {
        results.forEach(({terms}) => forms.push(...terms));
      }
    }
    const factor = partOf !== undefined && known.has(partOf) ? PART_WEIGHT : 1;
    return {
      factor,
      weight: count === 0 ? 0 : factor * Math.log(1 + sections / count),
      found,
      forms: [...new Set(forms)],
    };
  }
}

/** Scores the sections of a shard that have a word of the query in their heading or text. */
function scoreSections(shard: LoadedShard, groups: readonly Group[], total: number): Candidate[] {
  const ids = new Set(groups.flatMap(({found}) => [...found.get(shard)!.keys()]));
  return [...ids].map((sectionIndex) => {
    const section = shard.sections[sectionIndex]!;
    const terms = new Set<string>();
    const headingLeft = new Set(section.headingTerms);
    let score = 0;
    /** Weight of the words that the section has, and that its heading and surroundings have. */
    let covered = 0;
    let placed = 0;
    for (const {factor, weight, found, forms} of groups) {
      const own = found.get(shard)!.get(sectionIndex);
      const inHeading = forms.filter((form) => section.headingTerms.has(form));
      const isAround = forms.some((form) => section.context.has(form));
      if (own) {
        own.terms.forEach((word) => terms.add(word));
        score += own.score * factor;
      }
      if (isAround) {
        score += weight * CONTEXT_SCORE;
      }
      inHeading.forEach((form) => headingLeft.delete(form));
      covered += weight * (own || isAround ? 1 : 0);
      placed += weight * (inHeading.length > 0 || isAround ? 1 : 0);
    }
    const share = covered / total;
    const inHeading = 1 - headingLeft.size / section.headingTerms.size;
    const heading = (inHeading * placed) / total;
    score *= share ** COVERAGE_POWER * (1 + HEADING_GAIN * heading ** 2);
    if (section.anchor === '') {
      score *= FACTOR.opening;
    }
    if (heading < 1 || section.kind === 'edition') {
      // Whoever asks for it by name wants it, be it in a list or in the blog.
      score *= FACTOR[section.kind];
    }
    return {shard, section, sectionIndex, terms, share, score};
  });
}

/** Best first. The order is stable where scores are equal: nothing is decided by chance. */
function byScore(a: Candidate, b: Candidate): number {
  return (
    b.score - a.score || a.shard.tag.localeCompare(b.shard.tag) || a.sectionIndex - b.sectionIndex
  );
}

/**
 * Sorts candidates, lowers those of other docs versions, and drops those that repeat another one:
 * word for word, or as the third of one topic.
 */
function withoutCopies(
  candidates: readonly Candidate[],
  optionalFilters: readonly string[],
): Candidate[] {
  const sorted = candidates
    .map((candidate) => {
      const isFirst = isPreferred(candidate.shard, optionalFilters);
      return {...candidate, score: candidate.score * (isFirst ? 1 : FACTOR.otherVersion)};
    })
    .sort(byScore);
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
