/** The hosted backend: an Algolia index that holds the same records. */
import {liteClient} from 'algoliasearch/lite';
import type {SearchBackend, SearchHit, SearchRequest, SearchResponse} from './types';

/** Public coordinates of an Algolia index. The key is a search-only key. */
export interface AlgoliaIndex {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

/** Attributes that the modal and the search page show. */
const ATTRIBUTES = [
  'anchor',
  'content',
  'docusaurus_tag',
  'hierarchy',
  'language',
  'type',
  'url',
  'url_without_anchor',
  'version',
];

const SNIPPET_WORDS = 24;

/** Searches an Algolia index. */
export class HostedSearch implements SearchBackend {
  private readonly client: ReturnType<typeof liteClient>;

  constructor(private readonly index: AlgoliaIndex) {
    this.client = liteClient(index.appId, index.apiKey);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    const {results} = await this.client.search<SearchHit>({
      requests: [
        {
          indexName: this.index.indexName,
          query: request.query,
          facetFilters: request.facetFilters as string[][],
          optionalFilters: [...request.optionalFilters],
          page: request.page,
          hitsPerPage: request.hitsPerPage,
          attributesToRetrieve: ATTRIBUTES,
          attributesToHighlight: ['hierarchy'],
          attributesToSnippet: [
            `content:${SNIPPET_WORDS}`,
            ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${SNIPPET_WORDS}`),
          ],
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          snippetEllipsisText: '…',
        },
      ],
    });
    const result = results[0];
    if (!result || !('hits' in result)) {
      throw new Error('Algolia answered without hits');
    }
    return {
      query: request.query,
      hits: result.hits as unknown as SearchHit[],
      page: result.page ?? 0,
      nbHits: result.nbHits ?? result.hits.length,
      nbPages: result.nbPages ?? 1,
    };
  }

  /** Nothing to fetch ahead: the index is elsewhere. */
  warm(): void {}

  /** The answer is complete at once. */
  onGrown(): () => void {
    return () => {};
  }
}
