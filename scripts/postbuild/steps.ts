/** What happens to each built page after the build, in this order. */
import {gzipSync} from 'node:zlib';
import type {SearchRecord} from '@pricing4saas/search/engine/types';
import {recordsOf} from '@pricing4saas/search/indexing/collect';
import {endOfEncoding, stylesheetLink} from '../../plugins/upstream/html';
import {partProblems} from '../../plugins/upstream/pages';
import {contentSecurityPolicy, type PolicyFacts} from '../../site/contentSecurityPolicy';
import type {SiteAddress} from '../../site/environment';
import {LEARN_PATH} from '../../site/pages';
import {search} from '../../site/search';
import {crawlerTags, type Preview} from './crawlerTags';
import type {Keep} from './cache';
import {hashOf, readInlineCode, type InlineCode} from './policyHashes';
import {convertPage, type MarkdownPage, type PageContext} from './markdown';
import {atEndOfHead, edited, insertion, readPage, type Edit, type Page} from './page';

export interface SiteFacts extends SiteAddress, Pick<PolicyFacts, 'search' | 'mathStylesheet'> {
  /** Styles of all pages; empty without a style sheet. */
  readonly styles: string;
  /** The style element that the search adds to pages. */
  readonly modalStyle: string;
  /** Paths of the style sheets of single pages and of those below them, by name of the page. */
  readonly pageStyles: Readonly<Record<string, string | undefined>>;
  /** Size of a built image, by its path below the base path. */
  readonly imageSizeOf: (file: string) => Pick<Preview, 'width' | 'height'>;
  readonly diagramOf: PageContext['diagramOf'];
  readonly keep: Keep;
}

/** What the tree of a page yields. It does not depend on the names of assets, which change with other pages. */
interface PageFacts {
  readonly records: readonly SearchRecord[];
  /** `undefined` for redirects and the page for unknown addresses. */
  readonly markdown?: MarkdownPage;
  /** The values of `href` of its links. */
  readonly links: readonly string[];
  /** Paths that its sidebar and its content link to. */
  readonly likelyPaths: readonly string[];
  readonly classes: readonly string[];
  readonly code: InlineCode;
  /** Address of the image that the front matter names. */
  readonly image?: string;
  readonly isRedirect: boolean;
  /** Bytes of its content, compressed. */
  readonly contentSize: number;
}

export interface ReadPage extends Pick<
  PageFacts,
  'records' | 'markdown' | 'links' | 'likelyPaths' | 'classes'
> {
  readonly route: string;
  /** Estimated bytes of its script, compressed. */
  readonly size: number;
  /** Messages with the fix. */
  readonly problems: readonly string[];
  /** The edited text, before and after the place of the search. */
  readonly html: readonly [start: string, end: string];
}

const attributes = ({elements}: Page, name: string, tag?: string): string[] =>
  elements.flatMap((element) =>
    tag === undefined || element.name === tag ? (element.attribs[name] ?? []) : [],
  );

/** Without breadcrumbs, and links to the page in other formats and docs versions. */
const LIKELY_LINKS = ':is(.menu, main) a[href]:not(.breadcrumbs__link, .dropdown__link)';

function factsOf(route: string, html: string, site: SiteFacts): PageFacts {
  const page = readPage(html);
  const {tree, isRedirect} = page;
  const hasMarkdown = !isRedirect && !route.endsWith('.html');
  const address = site.url + site.baseUrl + route.slice(1);
  return {
    records: site.search.mode === 'embedded' ? recordsOf(route, tree, 'en', search) : [],
    markdown: hasMarkdown ? convertPage(tree, {...site, address}) : undefined,
    links: attributes(page, 'href', 'a'),
    likelyPaths: [...tree(LIKELY_LINKS)].map(({attribs}) => attribs.href!.replace(/[#?].*/, '')),
    classes: [...new Set(attributes(page, 'class').flatMap((names) => names.split(/\s+/)))],
    code: readInlineCode(page),
    image: tree('meta[property="og:image"]').attr('content'),
    isRedirect,
    contentSize: gzipSync(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).length,
  };
}

/** The compressed HTML of a page is about as large as its script, that of a lesson half as large. */
const scriptSize = (route: string, {contentSize, isRedirect}: PageFacts): number =>
  isRedirect ? Infinity : contentSize * (route.startsWith(`${LEARN_PATH}/`) ? 2 : 1);

function previewOf({image, markdown}: PageFacts, site: SiteFacts): Preview | undefined {
  const file = image?.slice((site.url + site.baseUrl).length);
  return image && file ? {image, alt: markdown?.title ?? '', ...site.imageSizeOf(file)} : undefined;
}

/** A style sheet shares the connection with the scripts, so browsers would paint the page later. */
function inlineStyles(html: string, {styles}: SiteFacts): Edit[] {
  const link = stylesheetLink(html);
  return link ? [{...link, text: `<style>${styles}</style>`}] : [];
}

function pageStyles(route: string, html: string, {pageStyles, baseUrl}: SiteFacts): Edit[] {
  const file = pageStyles[route.split('/')[1]!];
  return file ? [atEndOfHead(html, `<link rel="stylesheet" href="${baseUrl}${file}">`)] : [];
}

const sorted = (hashes: Iterable<string>): string[] => [...new Set(hashes)].sort();

/** The policy is after the encoding, because it only applies to the elements after it. */
function policy(html: string, code: InlineCode, site: SiteFacts): Edit {
  const added = [site.modalStyle, ...(stylesheetLink(html) ? [site.styles] : [])];
  const text = contentSecurityPolicy({
    ...site,
    scriptHashes: sorted(code.scriptHashes),
    styleHashes: sorted([...added.map(hashOf), ...code.styleHashes]),
  });
  const tag = `<meta http-equiv="Content-Security-Policy" content="${text}">`;
  return insertion(endOfEncoding(html), tag);
}

/** Splits the text before the end of the body, where the search belongs. */
function splitAtSearch(html: string): [string, string] {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? [html, ''] : [html.slice(0, end), html.slice(end)];
}

/** Parts of names of assets. */
const ASSET_HASHES = /\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/**
 * Reads and edits a page.
 *
 * @param route its path below the base path
 * @throws Error if it lacks a part that a step needs, with the fix
 */
export function runSteps(route: string, html: string, site: SiteFacts): ReadPage {
  if (html.includes('<meta http-equiv="Content-Security-Policy"'))
    throw new Error('the page has a policy already. Run "npm run build" again.');

  const source = [site.search.mode, site.url, site.baseUrl, route, html.replace(ASSET_HASHES, '')];
  const facts = site.keep(source.join('\0'), () => factsOf(route, html, site));
  const {markdown, code} = facts;
  const edits = [
    policy(html, code, site),
    ...inlineStyles(html, site),
    ...pageStyles(route, html, site),
    atEndOfHead(html, crawlerTags(route, site, markdown, previewOf(facts, site))),
  ];
  return {
    ...facts,
    route,
    size: scriptSize(route, facts),
    problems: [...code.problems, ...(facts.isRedirect ? [] : partProblems(html))],
    html: splitAtSearch(edited(html, edits)),
  };
}
