/**
 * The engine-neutral interface of search, and the response shape that DocSearch reads. Both
 * backends, the embedded index and Algolia, answer the same calls with the same shape.
 */

/** Heading levels of a hit, outermost first. `lvl0` names the group the hit is listed under. */
export interface HitHierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

/** A string in which the matched words are wrapped in `<mark>`; everything else is escaped. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
}

/** One hit, as DocSearch reads it. */
export interface SearchHit {
  /** Identity of the hit in recent and favorite searches. */
  readonly objectID: string;
  /** Absolute address, with a fragment where the hit is a heading. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2';
  readonly content: string | null;
  readonly hierarchy: HitHierarchy;
  /** Label of the docs version, or `null` outside docs. */
  readonly version: string | null;
  /** Where the page is on the site: sidebar and categories, outermost first. */
  readonly trail: readonly string[];
  readonly docusaurus_tag: string;
  readonly language: string;
  readonly _highlightResult: {readonly hierarchy: Readonly<Record<string, MarkedText>>};
  readonly _snippetResult: {
    readonly content?: MarkedText;
    readonly hierarchy: Readonly<Record<string, MarkedText>>;
  };
}

/** `"attribute:value"`; a list inside the list means "any of". */
export type FacetFilters = readonly (string | readonly string[])[];

/** One query. */
export interface SearchRequest {
  readonly query: string;
  /** What a hit must be. */
  readonly facetFilters: FacetFilters;
  /** What ranks higher without being required. */
  readonly optionalFilters: readonly string[];
  /** Page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /**
   * Wait until everything that meets the filters can be searched, instead of answering from what
   * ranks highest first.
   */
  readonly isComplete: boolean;
}

/** Answer to one query. */
export interface SearchResponse {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly page: number;
  readonly nbHits: number;
  readonly nbPages: number;
}

/** A search backend. */
export interface SearchBackend {
  /**
   * Answers a query.
   *
   * @throws Error when the backend cannot be reached or its data cannot be read
   */
  search(request: SearchRequest): Promise<SearchResponse>;
  /**
   * Calls back when the same query would now find more, because further data has arrived.
   *
   * @returns a function that ends the subscription
   */
  onUpdate(listener: () => void): () => void;
}

/** A section of a page: what the index is made of. */
export interface SearchRecord {
  /** Address of the page below the base path, such as `/docs/2.0.1/api/introduction`. */
  readonly path: string;
  /** Id of the heading, empty for the opening of the page. */
  readonly anchor: string;
  readonly pageTitle: string;
  /** Headings above this one inside the page, outermost first. */
  readonly parents: readonly string[];
  /** The section's own heading; the page title for the opening. */
  readonly heading: string;
  readonly text: string;
  /** Names in code: inline code, signatures, identifiers of samples. */
  readonly symbols: string;
  readonly version: string | null;
  /** Where the page is on the site: sidebar and categories, outermost first. */
  readonly trail: readonly string[];
  readonly tag: string;
  readonly language: string;
  /**
   * `category` pages only list others; an `edition` is a specification page for another syntax
   * version than the one its docs version recommends.
   */
  readonly kind: 'doc' | 'category' | 'blog' | 'page' | 'edition';
}

/** A shard in the manifest. */
export interface ManifestShard {
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  /** File of the shard; its path begins at the manifest. */
  readonly index: string;
  /** File of the texts for snippets. */
  readonly texts: string;
}

/** What the browser reads first: which files there are. It is the only file without a hash. */
export interface SearchManifest {
  /** Format of the files; a browser with other code refuses them. */
  readonly format: number;
  readonly shards: readonly ManifestShard[];
}
