/**
 * Searches shards of the embedded index. Independent of network and browser, so that Node can test the
 * relevance on the built index.
 */
import {hitOf} from './hit';
import {rank, type Ranked} from './ranking';
import {isPreferred} from './filters';
import {loadShard, type LoadedShard, type Shard} from './shard';
import {placesOfWords, termOf, topicalTerms} from './terms';
import type {SearchRequest, SearchResponse} from './types';

/** If the first hit covers a smaller share of the query's rarity, nothing fits the query well. */
const MIN_COVERAGE = 0.43;

/** Number of hits then, before the tools and the glossary. */
const MAX_POOR_HITS = 5;

/** The embedded search engine. */
export class SearchEngine {
  private readonly shards = new Map<string, LoadedShard>();
  /** What snippets show (`textsByPage`), by the path of the page. Others add it. */
  readonly texts = new Map<string, readonly string[]>();

  /** @param site URL of the site for those of hits, without a trailing slash */
  constructor(private readonly site: string) {}

  /**
   * Adds a shard, or replaces the shard with the same name.
   *
   * @throws Error if it is damaged
   */
  add(shard: Shard): void {
    this.shards.set(shard.name, loadShard(shard));
  }

  /** Whether a shard is loaded. */
  has(name: string): boolean {
    return this.shards.has(name);
  }

  search({query, tags, preferred, maxHits}: SearchRequest): SearchResponse {
    // Sorted, so that the order of equal scores does not depend on loading order.
    const shards = [...this.shards.values()]
      .filter(({tag}) => tags.includes(tag))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const {hits: ranked, unknown, coverage} = rank(query, shards, preferred);
    const isPoor = ranked.length > 0 && coverage < MIN_COVERAGE;
    const hits = isPoor ? withStarts(ranked.slice(0, MAX_POOR_HITS), shards, preferred) : ranked;
    return {
      query,
      isPoor,
      nbHits: hits.length,
      hits: hits
        .slice(0, maxHits)
        .map((hit) =>
          hitOf(hit, this.textOf(hit), this.texts.get(hit.section.path)?.at(-1), this.site),
        ),
      unknown,
      guess: unknown.length > 0 ? this.guessIn(query, hits[0]) : undefined,
    };
  }

  /** The text of a section and its questions, a line each. */
  private textOf({section: {path, position}}: Ranked): string | undefined {
    return this.texts.get(path)?.[position];
  }

  /** The word of a hit that the search took for an unknown word of the query. */
  private guessIn(query: string, hit: Ranked | undefined): string | undefined {
    const asked = topicalTerms(query);
    const guessed = new Set(hit?.terms.filter((term) => !asked.has(term)));
    const text = hit && [hit.section.heading, hit.section.title, this.textOf(hit)].join(' ');
    return Array.from(placesOfWords(text ?? ''), ([word]) => word).find((word) =>
      guessed.has(termOf(word)),
    );
  }
}

/** Adds the tools and the glossary, where readers can look for themselves. */
function withStarts(hits: readonly Ranked[], shards: readonly LoadedShard[], preferred: string) {
  const starts = shards
    .filter((shard) => isPreferred(shard, preferred))
    .flatMap((shard) =>
      shard.sections
        .filter(({kind, anchor}) => anchor === '' && ['tool', 'glossary'].includes(kind))
        .map((section): Ranked => ({shard, section, score: 0, coverage: 0, terms: []})),
    );
  return [...hits, ...starts.filter(({section}) => !hits.some((hit) => hit.section === section))];
}
