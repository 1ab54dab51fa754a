/** The hosted backend: an Algolia index of the same records. */
import {liteClient} from 'algoliasearch/lite';
import type {SearchVersion} from '../options';
import type {HostedSearch as HostedSettings} from '../settings';
import {escapeHtml} from '../engine/highlight';
import {presentHit, usableHits} from '../engine/hit';
import type {
  MarkedText,
  SearchBackend,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from '../engine/types';

/** A string with marked words. Algolia does not escape it. */
type AlgoliaText = {readonly value: string};

/** A hit in Algolia's response, for exported records and for records of its crawler. */
export interface AlgoliaHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor?: string | null;
  readonly anchor?: string | null;
  readonly content?: string | null;
  readonly hierarchy: Readonly<Partial<Record<string, string | null>>>;
  readonly version?: string | readonly string[] | null;
  /** Only exported records contain it. */
  readonly trail?: readonly string[];
  readonly _highlightResult?: {readonly hierarchy?: Partial<Record<string, AlgoliaText>>};
  readonly _snippetResult?: {readonly content?: AlgoliaText};
}

const ATTRIBUTES = [
  'anchor',
  'content',
  'hierarchy',
  'trail',
  'url',
  'url_without_anchor',
  'version',
];

const SNIPPET_WORDS = 24;

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Markers around matched words; texts never contain them. */
const MARK = {start: '__mark__', end: '__/mark__'};

function safeText(text: AlgoliaText | undefined, plain: string): MarkedText {
  const escaped = escapeHtml(text?.value ?? plain);
  return escaped.replaceAll(MARK.start, '<mark>').replaceAll(MARK.end, '</mark>');
}

/** The docs version. The crawler writes lists, and also sets a version on blog posts and pages, which is ignored. */
const docsVersion = ({version}: AlgoliaHit, versions: Labels): string | null =>
  versions.find(({label}) => [version].flat().includes(label))?.label ?? null;

type Labels = readonly Pick<SearchVersion, 'label'>[];

/**
 * Converts an Algolia hit to a hit of the embedded search.
 *
 * @param versions the docs versions of the site
 */
export function adaptHit(hit: AlgoliaHit, versions: Labels): SearchHit {
  const {hierarchy, _highlightResult, _snippetResult} = hit;
  const headings = LEVELS.filter((level) => hierarchy[level]);
  const present = headings.length > 0 ? headings : ['lvl0'];
  const marked = present.map((level) =>
    safeText(_highlightResult?.hierarchy?.[level], hierarchy[level]!),
  );
  const content = _snippetResult?.content;
  const [pageAddress = '', fragment = ''] = hit.url.split('#');
  return presentHit({
    objectID: hit.objectID,
    pageAddress: new URL(hit.url_without_anchor ?? pageAddress).href,
    anchor: hit.anchor ?? decodeURIComponent(fragment),
    levels: present.map((level) => hierarchy[level]!),
    marked,
    excerpt: content?.value ? safeText(content, '') : undefined,
    content: hit.content ?? null,
    version: docsVersion(hit, versions),
    trail: hit.trail ?? [],
  });
}

export class HostedSearch implements SearchBackend {
  private readonly client: ReturnType<typeof liteClient>;

  constructor(
    private readonly index: HostedSettings,
    private readonly versions: Labels,
    private readonly language: string,
  ) {
    this.client = liteClient(index.appId, index.apiKey);
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    const {results} = await this.client.search<AlgoliaHit>({
      requests: [
        {
          indexName: this.index.indexName,
          query: request.query,
          facetFilters: [
            `language:${this.language}`,
            request.tags.map((tag) => `docusaurus_tag:${tag}`),
          ],
          optionalFilters: [`docusaurus_tag:${request.preferred}`],
          hitsPerPage: request.maxHits,
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
    if (!result || !('hits' in result)) throw new Error('The response of Algolia has no hits');

    const found: readonly AlgoliaHit[] = result.hits;
    const hits = usableHits(found, (hit) => adaptHit(hit, this.versions));
    const nbHits = (result.nbHits ?? found.length) - (found.length - hits.length);
    return {query: request.query, hits, nbHits};
  }

  /** Never calls back: responses are complete. */
  onUpdate(): () => void {
    return () => {};
  }
}
