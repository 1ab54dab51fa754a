/**
 * Searches shards of the embedded index: one shard per docs version, one for blog and pages. Knows
 * neither network nor browser, so that relevance is tested in Node on the built index.
 */
import MiniSearch, {type Options, type Query, type SearchResult} from 'minisearch';
import {escapeHtml, markWords, snippet} from './highlight';
import {unpackIndex, type PackedIndex} from './pack';
import {normalizeTerm, queryTerms, tokenize, type QueryTerm} from './terms';
import type {FacetFilters, HitHierarchy, SearchHit, SearchRequest, SearchResponse} from './types';

/** Kinds of pages, in the order in which shards number them. */
export const PAGE_KINDS = ['doc', 'category', 'blog', 'page'] as const;

/** A page of a shard: path below the base path, title, index into `PAGE_KINDS`. */
export type ShardPage = readonly [path: string, title: string, kind: number];

/**
 * A record of a shard: its page, the id of its heading, its heading, the headings above it, and a
 * short hash of its text, equal where two versions say the same; empty where no other version has
 * the section.
 */
export type ShardRecord = readonly [
  page: number,
  anchor: string,
  heading: string,
  parents: readonly string[],
  textHash: string,
];

/** What a query needs of a shard. Texts for snippets come in a second file. */
export interface Shard {
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  readonly pages: readonly ShardPage[];
  readonly records: readonly ShardRecord[];
  /** Its document ids are indices into `records`. */
  readonly index: PackedIndex;
}

/**
 * Fields of a record, as MiniSearch sees them. Page title and parent headings are not among them:
 * they would stand in the index once for each section; `context` below finds them.
 */
export interface IndexedFields {
  readonly id: number;
  readonly heading: string;
  /** Text and names in code. */
  readonly text: string;
}

/** Options of the index; the same when it is built and when it is read. */
export const INDEX_OPTIONS: Options<IndexedFields> = {
  fields: ['heading', 'text'],
  tokenize,
  processTerm: (term) => normalizeTerm(term) || null,
};

/** How much a match in a field counts. */
const FIELD_BOOST = {heading: 5, text: 1};

/** Factors on the score of a whole record. */
const FACTOR = {
  /** Pages that only list others. */
  category: 0.35,
  /** Other docs versions than the preferred one. */
  otherVersion: 0.5,
  /** A copy of a section that the preferred version has as well. */
  otherVersionCopy: 0.2,
  blog: 0.7,
  /** The opening of a page, when the query is about the page. */
  opening: 1.25,
  /** The heading contains the query as it stands. */
  phraseInHeading: 1.8,
  /** A word of the query stands only in the page's title or in a heading above. */
  context: 0.6,
  /** The heading is the query. */
  wholeHeading: 2.2,
} as const;

interface LoadedShard {
  readonly shard: Shard;
  readonly index: MiniSearch<IndexedFields>;
  /** Terms of each record's page title and parent headings. */
  readonly contexts: readonly ReadonlySet<string>[];
  texts: readonly string[] | undefined;
}

interface Candidate {
  readonly loaded: LoadedShard;
  readonly record: ShardRecord;
  readonly recordIndex: number;
  readonly terms: ReadonlySet<string>;
  score: number;
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

/** Address of a page without its docs version: the same for the same topic in two versions. */
export function topicOf(path: string): string {
  return path.replace(/^\/docs\/[^/]+/, '/docs/*');
}

/** One comparable form of headings and queries: terms only. */
function plainWords(text: string): string {
  return ` ${(text.match(/[\p{L}\p{N}_]+/gu) ?? []).map(normalizeTerm).join(' ')} `;
}

function queryTree(terms: readonly QueryTerm[], isFuzzy: boolean): Query {
  return {
    combineWith: 'OR',
    queries: terms.map(({term, alternatives}, position) => ({
      combineWith: 'OR',
      queries: [
        {
          queries: [term],
          prefix: (isFuzzy && term.length > 2) || position === terms.length - 1,
          fuzzy: isFuzzy && term.length > 3 ? (term.length > 7 ? 2 : 1) : false,
        },
        ...alternatives.map((wording) => ({
          combineWith: 'AND' as const,
          queries: [...wording],
          prefix: false,
          fuzzy: false,
        })),
      ],
    })),
  };
}

/** How many terms of a query a record covers by itself, and how many only by its surroundings. */
function coverage(
  found: ReadonlySet<string>,
  context: ReadonlySet<string>,
  terms: readonly QueryTerm[],
): {readonly own: number; readonly context: number} {
  let own = 0;
  let byContext = 0;
  for (const {term, alternatives} of terms) {
    if (
      found.has(term) ||
      alternatives.some((wording) => wording.every((part) => found.has(part)))
    ) {
      own += 1;
    } else if (context.has(term)) {
      byContext += 1;
    }
  }
  return {own, context: byContext};
}

/** The embedded search engine. */
export class SearchEngine {
  private readonly shards = new Map<string, LoadedShard>();

  /**
   * @param origin origin of the site, for the absolute addresses that hits carry
   * @param baseUrl base path of the site, with a slash at both ends
   */
  constructor(
    private readonly origin: string,
    private readonly baseUrl: string,
  ) {}

  /** Adds a shard. A shard of the same tag is replaced. */
  add(shard: Shard): void {
    this.shards.set(shard.tag, {
      shard,
      index: MiniSearch.loadJS(unpackIndex(shard.index), INDEX_OPTIONS),
      contexts: shard.records.map(
        ([page, , , parents]) =>
          new Set([shard.pages[page]![1], ...parents].flatMap(tokenize).map(normalizeTerm)),
      ),
      texts: undefined,
    });
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
    const terms = queryTerms(query);
    const candidates =
      terms.length === 0 ? [] : this.rank(query, terms, facetFilters, optionalFilters);
    const nbHits = candidates.length;
    const start = page * hitsPerPage;
    return {
      query,
      page,
      nbHits,
      nbPages: Math.ceil(nbHits / hitsPerPage),
      hits: candidates.slice(start, start + hitsPerPage).map((candidate) => this.hit(candidate)),
    };
  }

  private isPreferred({tag, version}: Shard, optionalFilters: readonly string[]): boolean {
    return version === null || optionalFilters.includes(`docusaurus_tag:${tag}`);
  }

  private rank(
    query: string,
    terms: readonly QueryTerm[],
    facetFilters: FacetFilters,
    optionalFilters: readonly string[],
  ): Candidate[] {
    const shards = [...this.shards.values()].filter(({shard}) =>
      matchesFilters(shard, facetFilters),
    );
    const exact = shards.flatMap((loaded) => this.candidates(loaded, query, terms, false));
    const isComplete = exact.some(({score}) => score > 0);
    const found = isComplete
      ? exact
      : shards.flatMap((loaded) => this.candidates(loaded, query, terms, true));
    const positive = found.filter(({score}) => score > 0);
    return this.withoutCopies(positive, optionalFilters).sort(
      (a, b) =>
        b.score - a.score ||
        // A stable order where scores are equal: the index decides nothing by chance.
        a.loaded.shard.tag.localeCompare(b.loaded.shard.tag) ||
        a.recordIndex - b.recordIndex,
    );
  }

  /**
   * Candidates of one shard. Without typing errors allowed, only records that cover the whole query
   * get a score above 0; with them, those that cover the better part of it.
   */
  private candidates(
    loaded: LoadedShard,
    query: string,
    terms: readonly QueryTerm[],
    isFuzzy: boolean,
  ): Candidate[] {
    const {shard, index} = loaded;
    const words = plainWords(query);
    const needed = isFuzzy ? Math.min(1, 0.5 + 0.5 / terms.length) : 1;
    const results: SearchResult[] = index.search(queryTree(terms, isFuzzy), {
      boost: FIELD_BOOST,
      weights: {fuzzy: 0.35, prefix: 0.3},
    });
    return results.flatMap((result) => {
      const recordIndex = result.id as number;
      const covered = coverage(new Set(result.queryTerms), loaded.contexts[recordIndex]!, terms);
      const share = (covered.own + covered.context) / terms.length;
      if (share < needed) {
        return [];
      }
      const record = shard.records[recordIndex]!;
      const [pageIndex, anchor, heading] = record;
      const kind = PAGE_KINDS[shard.pages[pageIndex]![2]]!;
      const headingWords = plainWords(heading);
      let score = result.score * share * share;
      score += (result.score / Math.max(1, covered.own)) * covered.context * FACTOR.context;
      if (kind === 'category') {
        score *= FACTOR.category;
      } else if (kind === 'blog') {
        score *= FACTOR.blog;
      }
      if (anchor === '') {
        score *= FACTOR.opening;
      }
      if (headingWords === words) {
        score *= FACTOR.wholeHeading;
      } else if (headingWords.includes(words)) {
        score *= FACTOR.phraseInHeading;
      }
      return [{loaded, record, recordIndex, score, terms: new Set(result.terms)}];
    });
  }

  /** Lowers hits of other docs versions, and drops those that repeat a hit word for word. */
  private withoutCopies(
    candidates: readonly Candidate[],
    optionalFilters: readonly string[],
  ): Candidate[] {
    const topics = new Map<string, string>();
    const key = ({loaded: {shard}, record: [pageIndex, anchor]}: Candidate) =>
      `${topicOf(shard.pages[pageIndex]![0])}#${anchor}`;
    for (const candidate of candidates) {
      if (this.isPreferred(candidate.loaded.shard, optionalFilters)) {
        topics.set(key(candidate), candidate.record[4]);
      }
    }
    const seen = new Set<string>();
    return candidates.filter((candidate) => {
      if (this.isPreferred(candidate.loaded.shard, optionalFilters)) {
        return true;
      }
      const topic = key(candidate);
      const preferredHash = topics.get(topic);
      const copy = `${topic} ${candidate.record[4]}`;
      if (preferredHash === candidate.record[4] || seen.has(copy)) {
        return false;
      }
      seen.add(copy);
      candidate.score *=
        preferredHash === undefined ? FACTOR.otherVersion : FACTOR.otherVersionCopy;
      return true;
    });
  }

  private hit({loaded, record, recordIndex, terms}: Candidate): SearchHit {
    const {shard, texts} = loaded;
    const [pageIndex, anchor, heading, parents] = record;
    const [path, title] = shard.pages[pageIndex]!;
    const address = `${this.origin}${this.baseUrl}${path.slice(1)}`;
    const text = texts?.[recordIndex];
    const cut = text === undefined ? undefined : snippet(text, terms);
    const above = parents.join(' › ');
    const isOpening = anchor === '';
    // The second line of a hit in the modal: where it stands, and what it says.
    const place = [above && escapeHtml(above), cut?.value].filter(Boolean).join(' — ');
    const hierarchy: HitHierarchy = {
      lvl0: title,
      lvl1: isOpening ? title : above || title,
      lvl2: isOpening ? null : heading,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    };
    const marked = markWords(heading, terms);
    const breadcrumbs = [title, ...parents].map((part) => markWords(part, terms));
    return {
      objectID: `${path}#${anchor}`,
      url: anchor === '' ? address : `${address}#${encodeURIComponent(anchor)}`,
      url_without_anchor: address,
      anchor: anchor === '' ? null : anchor,
      type: isOpening ? 'lvl1' : 'lvl2',
      content: text ?? null,
      hierarchy,
      version: shard.version,
      docusaurus_tag: shard.tag,
      language: shard.language,
      _highlightResult: {
        // The search page takes the last entry as the title and the others as the path to it.
        hierarchy: Object.fromEntries(
          [...(isOpening ? [] : breadcrumbs), isOpening ? markWords(title, terms) : marked].map(
            (value, level) => [`lvl${level}`, value],
          ),
        ),
      },
      _snippetResult: {
        ...(cut ? {content: cut} : {}),
        hierarchy: {
          lvl0: markWords(title, terms),
          lvl1: isOpening ? markWords(title, terms) : {value: place, matchLevel: 'full'},
          lvl2: marked,
        },
      },
    };
  }
}
