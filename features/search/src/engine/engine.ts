/**
 * Searches shards of the embedded index. Independent of network and browser, so that Node can test the
 * relevance on the built index.
 */
import {hitOf} from './hit';
import {rank, type Ranked} from './ranking';
import {loadShard, type LoadedShard, type Shard} from './shard';
import {placesOfWords, termOf, topicalTerms} from './terms';
import type {SearchRequest, SearchResponse} from './types';

/** The embedded search engine. */
export class SearchEngine {
  private readonly shards = new Map<string, LoadedShard>();
  /** Texts of sections for snippets, by the path of their page. Others add them. */
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

  /** Searches the loaded shards. */
  search({query, tags, preferred, maxHits}: SearchRequest): SearchResponse {
    // Sorted, so that the order of equal scores does not depend on loading order.
    const shards = [...this.shards.values()]
      .filter(({tag}) => tags.includes(tag))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const {hits, unknown} = rank(query, shards, preferred);
    return {
      query,
      nbHits: hits.length,
      hits: hits.slice(0, maxHits).map((hit) => hitOf(hit, this.textOf(hit), this.site)),
      unknown,
      guess: unknown.length > 0 ? this.guessIn(query, hits[0]) : undefined,
    };
  }

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
