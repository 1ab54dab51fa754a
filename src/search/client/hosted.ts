/** The hosted backend: an Algolia index that holds the same records. */
import {liteClient} from 'algoliasearch/lite';
import {VERSIONS} from '../../../site/versions';
import {escapeHtml} from '../engine/highlight';
import {presentHit} from '../engine/hit';
import type {
  MarkedText,
  SearchBackend,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from '../engine/types';

/** Public coordinates of an Algolia index. The key is a search-only key. */
export interface AlgoliaIndex {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
}

type Level = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** A string in which Algolia marked words. It escapes nothing. */
interface AlgoliaText {
  readonly value: string;
  readonly matchLevel: string;
}

/** A hit as Algolia answers it, for exported records and for those of its crawler. */
export interface AlgoliaHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor?: string | null;
  readonly anchor?: string | null;
  readonly content?: string | null;
  readonly hierarchy: Readonly<Partial<Record<Level | 'lvl0', string | null>>>;
  readonly version?: string | readonly string[] | null;
  /** Only exported records have it. */
  readonly trail?: readonly string[];
  readonly docusaurus_tag?: string | readonly string[];
  readonly language?: string;
  readonly _highlightResult?: {readonly hierarchy?: Partial<Record<string, AlgoliaText>>};
  readonly _snippetResult?: {readonly content?: AlgoliaText};
}

/** Attributes that a hit is made of. */
const ATTRIBUTES = [
  'anchor',
  'content',
  'docusaurus_tag',
  'hierarchy',
  'language',
  'trail',
  'url',
  'url_without_anchor',
  'version',
];

const SNIPPET_WORDS = 24;

const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What Algolia puts around marked words, to be told from everything that the texts contain. */
const MARK = {start: '__mark__', end: '__/mark__'};

function safeText(text: AlgoliaText | undefined, plain: string): MarkedText {
  const escaped = escapeHtml(text?.value ?? plain);
  return {
    value: escaped.replaceAll(MARK.start, '<mark>').replaceAll(MARK.end, '</mark>'),
    matchLevel: escaped.includes(MARK.start) ? 'full' : 'none',
  };
}

/** The only or first value of an attribute; the crawler writes lists. */
function only(value: string | readonly string[] | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}

/** The crawler gives blog and pages a version as well, which is none of the documentation's. */
function docsVersion(version: string | null): string | null {
  return VERSIONS.some(({label}) => label === version) ? version : null;
}

/** Presents a hit of Algolia like one of the embedded search. */
export function adaptHit(hit: AlgoliaHit): SearchHit {
  const {hierarchy, _highlightResult, _snippetResult} = hit;
  const present = LEVELS.filter((level) => hierarchy[level]);
  const texts = present.map((level) => hierarchy[level]!);
  const marked = present.map((level) =>
    safeText(_highlightResult?.hierarchy?.[level], hierarchy[level]!),
  );
  const title = texts[0] ?? hierarchy.lvl0 ?? '';
  const markedTitle = marked[0] ?? safeText(undefined, title);
  const content = _snippetResult?.content;
  const [pageAddress = '', fragment = ''] = hit.url.split('#');
  return presentHit({
    objectID: hit.objectID,
    pageAddress: hit.url_without_anchor ?? pageAddress,
    anchor: texts.length > 1 ? (hit.anchor ?? decodeURIComponent(fragment)) : '',
    title,
    parents: texts.slice(1, -1),
    heading: texts.at(-1) ?? title,
    content: hit.content ?? null,
    version: docsVersion(only(hit.version)),
    trail: hit.trail ?? [],
    tag: only(hit.docusaurus_tag) ?? '',
    language: hit.language ?? '',
    marked: {
      title: markedTitle,
      parents: marked.slice(1, -1),
      heading: marked.at(-1) ?? markedTitle,
      ...(content?.value ? {content: safeText(content, '')} : {}),
    },
  });
}

/** Searches an Algolia index. */
export class HostedSearch implements SearchBackend {
  private readonly client: ReturnType<typeof liteClient>;

  constructor(private readonly index: AlgoliaIndex) {
    this.client = liteClient(index.appId, index.apiKey);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    const {results} = await this.client.search<AlgoliaHit>({
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
          attributesToSnippet: [`content:${SNIPPET_WORDS}`],
          highlightPreTag: MARK.start,
          highlightPostTag: MARK.end,
          snippetEllipsisText: '…',
        },
      ],
    });
    const result = results[0];
    if (!result || !('hits' in result)) {
      throw new Error('Algolia answered without hits');
    }
    const hits = result.hits as readonly AlgoliaHit[];
    return {
      query: request.query,
      hits: hits.map(adaptHit),
      page: result.page ?? 0,
      nbHits: result.nbHits ?? result.hits.length,
      nbPages: result.nbPages ?? 1,
    };
  }

  /** The answer is complete at once. */
  onUpdate(): () => void {
    return () => {};
  }
}
