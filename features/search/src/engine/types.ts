/**
 * Interface of both search backends, the embedded index and Algolia. Hits have the shape that
 * DocSearch reads.
 */
import type {DocSearchHit} from '@docsearch/react';

/** HTML in which matched words are wrapped in `<mark>`; everything else is escaped. */
export type MarkedText = string;

/** Text as DocSearch reads it. */
type Shown = {readonly value: MarkedText};

export interface SearchHit
  extends
    Omit<DocSearchHit, '_highlightResult' | '_snippetResult' | 'hierarchy'>,
    Pick<SearchRecord, 'version' | 'trail'> {
  readonly hierarchy: {readonly lvl0: string; readonly lvl1: string; readonly lvl2: string | null};
  readonly _highlightResult: {readonly hierarchy: Readonly<Record<string, Shown>>};
  readonly _snippetResult: {
    readonly content?: Shown;
    readonly hierarchy: Readonly<Record<string, Shown>>;
  };
}

export interface SearchRequest {
  readonly query: string;
  /** What to search, see `tagsOf`. */
  readonly tags: readonly string[];
  /** Tag of the reader's docs version, which ranks first. */
  readonly preferred: string;
  readonly maxHits: number;
  /** Waits for the data of all versions, instead of searching the preferred one first. */
  readonly isComplete: boolean;
}

export interface SearchResponse {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** Whether nothing fits the query well. */
  readonly isPoor?: boolean;
  /** Words of the query that no searched section contains; the hits match similar words. */
  readonly unknown?: readonly string[];
  /** The similar word in the first hit, if it is visible there. */
  readonly guess?: string | undefined;
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
  /** Questions of readers for the section, from the front matter of its page. */
  readonly questions: readonly string[];
  /** Label of the docs version, or `null` outside the docs. */
  readonly version: string | null;
  /** Sidebar and categories of the page, outermost first. */
  readonly trail: readonly string[];
  readonly tag: string;
  readonly language: string;
  /**
   * `category` pages only list other pages. An `edition` is a specification page for another syntax
   * version than the recommended one. `error` pages explain errors, and a `tool` is an application.
   */
  readonly kind: 'doc' | 'category' | 'glossary' | 'blog' | 'page' | 'edition' | 'error' | 'tool';
}

export interface ManifestShard {
  /** Unique: the tag, or the tag and a suffix. */
  readonly name: string;
  readonly tag: string;
  /** Path of its file, relative to the manifest. */
  readonly file: string;
}

/** List of the index files: the only file without a hash. */
export interface SearchManifest {
  /** Format of the files; the search rejects other formats. */
  readonly format: number;
  readonly shards: readonly ManifestShard[];
  /** Folder with the texts for snippets, relative to the manifest. See `textsFile`. */
  readonly texts: string;
}
