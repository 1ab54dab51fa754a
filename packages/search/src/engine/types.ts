/**
 * Interface of both search backends, the embedded index and Algolia. Hits have the shape that
 * DocSearch reads.
 */

/** Heading levels of a hit, outermost first. `lvl0` is the group in which the hit is listed. */
export interface HitHierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

/** HTML in which matched words are wrapped in `<mark>`; everything else is escaped. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'full';
}

export interface SearchHit {
  /** Key of the hit in recent and favorite searches. */
  readonly objectID: string;
  /** Absolute URL, with a fragment if the hit is a section. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2';
  readonly content: string | null;
  readonly hierarchy: HitHierarchy;
  /** Label of the docs version, or `null` outside the docs. */
  readonly version: string | null;
  /** Sidebar and categories of the page, outermost first. */
  readonly trail: readonly string[];
  readonly docusaurus_tag: string;
  readonly language: string;
  readonly _highlightResult: {readonly hierarchy: Readonly<Record<string, MarkedText>>};
  readonly _snippetResult: {
    readonly content?: MarkedText;
    readonly hierarchy: Readonly<Record<string, MarkedText>>;
  };
}

/** `"attribute:value"`; a nested list means "any of". */
export type FacetFilters = readonly (string | readonly string[])[];

export interface SearchRequest {
  readonly query: string;
  /** Required attributes of hits. */
  readonly facetFilters: FacetFilters;
  /** Attributes that rank higher. */
  readonly optionalFilters: readonly string[];
  /** Page of results, from 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /**
   * Waits until all data that matches the filters is loaded, instead of searching the preferred part
   * first.
   */
  readonly isComplete: boolean;
}

export interface SearchResponse {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly page: number;
  readonly nbHits: number;
  readonly nbPages: number;
  /** Words of the query that no searched section contains; the hits match similar words. */
  readonly unknown?: readonly string[];
  /** The similar word in the first hit, if it is visible there. */
  readonly guess?: string | undefined;
  /** If there are no hits: queries to try instead. */
  readonly suggestions?: readonly string[];
}

export interface SearchBackend {
  /**
   * Runs a query.
   *
   * @throws Error if the backend cannot be reached or its data cannot be read
   */
  search(request: SearchRequest): Promise<SearchResponse>;
  /**
   * Calls back when more data has loaded, so that the same query may return more.
   *
   * @returns a function that unsubscribes
   */
  onUpdate(listener: () => void): () => void;
}

/** A section of a page, as indexed. */
export interface SearchRecord {
  /** Path below the base path, such as `/docs/2.0.1/api/introduction`. */
  readonly path: string;
  /** Id of the heading; empty for the introduction of the page. */
  readonly anchor: string;
  readonly pageTitle: string;
  /** Parent headings on the page, outermost first. */
  readonly parents: readonly string[];
  /** Heading of the section; the page title for the introduction. */
  readonly heading: string;
  readonly text: string;
  /** Names in samples, and the description of the page. */
  readonly symbols: string;
  /** Words of readers for the page, from its front matter: the same for each section. */
  readonly keywords: string;
  readonly version: string | null;
  /** Sidebar and categories of the page, outermost first. */
  readonly trail: readonly string[];
  readonly tag: string;
  readonly language: string;
  /**
   * `category` pages only list other pages. An `edition` is a specification page for another syntax
   * version than the recommended one.
   */
  readonly kind: 'doc' | 'category' | 'glossary' | 'blog' | 'page' | 'edition';
}

/** A shard in the manifest. */
export interface ManifestShard {
  /** Unique: the tag, or the tag and a suffix. */
  readonly name: string;
  readonly tag: string;
  readonly language: string;
  readonly version: string | null;
  /** Path of its file, relative to the manifest. */
  readonly file: string;
}

/** List of the index files. It is the only file without a hash, and the browser reads it first. */
export interface SearchManifest {
  /** Format of the files; the search rejects other formats. */
  readonly format: number;
  readonly shards: readonly ManifestShard[];
  /** Folder with the texts for snippets, relative to the manifest. See `textsFile`. */
  readonly texts: string;
}
