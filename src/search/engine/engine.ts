/**
 * Searches shards of the embedded index. Independent of network and browser, so that Node can test the
 * relevance on the built index.
 */
import type {Query} from 'minisearch';
import {hitOf} from './hit';
import {
  FIELD_BOOST,
  FORM_WEIGHT,
  MIN_PREFIX,
  PART_WEIGHT,
  rank,
  type Candidate,
  type Finds,
  type QueryWord,
} from './ranking';
import type {PackedIndex} from './packing';
import {loadShard, type LoadedShard, type LoadedSections} from './shard';
import {BROAD_QUERY, nearHeadings, titlesOf} from './suggest';
import {MIN_STEM, normalizeTerm, queryTerms, stemOf, type QueryTerm} from './terms';
import type {FacetFilters, SearchRequest, SearchResponse} from './types';

/** Size of the word cache. While a reader types, only the last word changes. */
const MAX_REMEMBERED_WORDS = 200;

/** Whether a shard matches facet filters. Filters on attributes that shards do not have never match. */
export function matchesFilters(
  {tag, language}: Pick<LoadedShard, 'tag' | 'language'>,
  filters: FacetFilters,
): boolean {
  const isMet = (filter: string) =>
    filter === `docusaurus_tag:${tag}` || filter === `language:${language}`;
  return filters.every((filter) =>
    typeof filter === 'string' ? isMet(filter) : filter.some(isMet),
  );
}

/** All words in which two neighboring characters are swapped. */
function swappedForms(term: string): string[] {
  return Array.from(
    {length: Math.max(0, term.length - 1)},
    (_, at) => term.slice(0, at) + term[at + 1]! + term[at]! + term.slice(at + 2),
  );
}

/** Maximum number of wrong characters in a word, or `false`. */
function tolerance({length}: string): number | false {
  return length < 4 ? false : length < 8 ? 1 : 2;
}

/** Sections of a shard that contain one of the forms of a word, with their scores. */
function searchShard({index}: LoadedShard, queries: Query[]): Finds['own'] {
  const results = index.search(
    {combineWith: 'OR', queries},
    {boost: FIELD_BOOST, weights: {fuzzy: FORM_WEIGHT.fuzzy, prefix: FORM_WEIGHT.prefix}},
  );
  return new Map(
    results.map(({id, score, terms, queryTerms: {length}}) => [
      id as number,
      // MiniSearch multiplies by the number of matching forms, which is not relevant here.
      {score: score / length, terms},
    ]),
  );
}

/** The embedded search engine. */
export class SearchEngine {
  private readonly shards = new Map<string, LoadedShard>();
  /** Texts of sections, by the path of their page. */
  private readonly texts = new Map<string, readonly string[]>();
  /** Cache of places by word and shards. */
  private readonly remembered = new Map<string, QueryWord['finds']>();

  /**
   * @param origin origin of the site, for the absolute URLs of hits
   * @param baseUrl base path of the site, with a slash at both ends
   */
  constructor(
    private readonly origin: string,
    private readonly baseUrl: string,
  ) {}

  /**
   * Adds a shard, or replaces the shard with the same name.
   *
   * @throws Error if the index is damaged
   */
  add(sections: LoadedSections, index: PackedIndex): void {
    this.shards.set(sections.name, loadShard(sections, index));
    this.remembered.clear();
  }

  /** Adds the texts of the sections of a page, for snippets. */
  addTexts(path: string, texts: readonly string[]): void {
    this.texts.set(path, texts);
  }

  hasTexts(path: string): boolean {
    return this.texts.has(path);
  }

  /** Number of loaded shards. */
  get size(): number {
    return this.shards.size;
  }

  /** Searches the loaded shards. */
  search(request: SearchRequest): SearchResponse {
    const {query, facetFilters, optionalFilters, page, hitsPerPage} = request;
    // Sorted, so that the order of equal scores does not depend on loading order.
    const shards = [...this.shards.values()]
      .filter((shard) => matchesFilters(shard, facetFilters))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const words = this.wordsOf(query, shards);
    const candidates = rank(words, shards, optionalFilters);
    const start = page * hitsPerPage;
    const foundTerms = ({shard, sectionIndex}: Candidate) =>
      new Set(words.flatMap(({finds}) => finds.get(shard)!.own.get(sectionIndex)?.terms ?? []));
    const near = candidates.length === 0 ? nearHeadings(query, shards, optionalFilters) : [];
    return {
      query,
      page,
      suggestions:
        candidates.length > 0 || near.length > 0 || query === BROAD_QUERY
          ? near
          : titlesOf(this.search({...request, query: BROAD_QUERY}).hits),
      nbHits: candidates.length,
      nbPages: Math.ceil(candidates.length / hitsPerPage),
      hasUnknownWord: queryTerms(query).some(
        ({term, partOf}) =>
          partOf === undefined &&
          !shards.some(({terms}) => [...terms].some((known) => known.startsWith(term))),
      ),
      hits: candidates.slice(start, start + hitsPerPage).map((candidate) => {
        const {path, position} = candidate.section;
        const result = {
          ...candidate,
          terms: foundTerms(candidate),
          text: this.texts.get(path)?.[position],
        };
        return hitOf(result, this.origin, this.baseUrl);
      }),
    };
  }

  /** Looks up the words of a query, without words that are not found. */
  private wordsOf(query: string, shards: readonly LoadedShard[]): QueryWord[] {
    const terms = queryTerms(query);
    const known = new Set(terms.map(({term}) => term).filter((term) => this.isKnown(term)));
    const sections = shards.reduce((sum, shard) => sum + shard.sections.length, 0);
    return terms
      .map((term) => {
        const finds = this.recall(term, known.has(term.term), shards);
        const count = [...finds.values()].reduce((sum, {own}) => sum + own.size, 0);
        const factor = term.partOf !== undefined && known.has(term.partOf) ? PART_WEIGHT : 1;
        const weight = count === 0 ? 0 : factor * Math.log(1 + sections / count);
        return {factor, weight, finds};
      })
      .filter(({weight}) => weight > 0);
  }

  private isKnown(term: string): boolean {
    return [...this.shards.values()].some(({terms}) => terms.has(term));
  }

  /** Other words that start with the stem of a word and have the same stem. */
  private familyOf(word: string): string[] {
    const stem = stemOf(word);
    if (stem.length < MIN_STEM) {
      return [];
    }
    const terms = new Set([...this.shards.values()].flatMap((shard) => [...shard.terms]));
    return [...terms].filter(
      (term) => term.startsWith(stem) && term !== word && stemOf(term) === stem,
    );
  }

  /** Cached `lookUp`. */
  private recall(
    term: QueryTerm,
    isKnown: boolean,
    shards: readonly LoadedShard[],
  ): QueryWord['finds'] {
    const key = [term.term, term.isLast, ...shards.map(({name}) => name)].join(' ');
    let finds = this.remembered.get(key);
    if (!finds) {
      if (this.remembered.size >= MAX_REMEMBERED_WORDS) {
        this.remembered.clear();
      }
      finds = this.lookUp(term, isKnown, shards);
      this.remembered.set(key, finds);
    }
    return finds;
  }

  /** Looks up all forms of a word in the shards. */
  private lookUp(
    {term: word, alternatives, isLast}: QueryTerm,
    isKnown: boolean,
    shards: readonly LoadedShard[],
  ): QueryWord['finds'] {
    const form = (text: string, weight: number): Query => ({
      queries: [text],
      boostTerm: () => weight,
    });
    const family = this.familyOf(word);
    const forms: string[] = [word, ...family];
    const isShort = isLast && word.length < MIN_PREFIX;
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
        // Matches a word that is both misspelled and incomplete.
        queries.push({queries: [word.slice(0, -2)], prefix: true, boostTerm: () => 0.5});
      }
    }
    let own = shards.map((shard) => searchShard(shard, queries));
    if (isShort && own.every(({size}) => size === 0)) {
      queries.push({queries: [word], prefix: true});
      own = shards.map((shard) => searchShard(shard, queries));
    }
    if (!isKnown) {
      own.forEach((found) => found.forEach(({terms}) => forms.push(...terms)));
    }
    const unique = [...new Set(forms)];
    return new Map(
      shards.map((shard, at) => {
        const around = new Set(unique.flatMap((each) => [...(shard.byContext.get(each) ?? [])]));
        return [shard, {own: own[at]!, forms: unique, around}];
      }),
    );
  }
}
