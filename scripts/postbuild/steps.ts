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
import {hashOf, readInlineCode} from './policyHashes';
import {convertPage, type MarkdownPage, type PageContext} from './markdown';
import {atEndOfHead, edited, insertion, type Edit, type Page} from './page';

export interface SiteFacts extends SiteAddress, Pick<PolicyFacts, 'search' | 'mathStylesheet'> {
  /** Styles of all pages; empty without a style sheet. */
  readonly styles: string;
  /** The style element that the search adds to pages. */
  readonly modalStyle: string;
  /** Paths of the style sheets of single pages and of those below them, by name of the page. */
  readonly pageStyles: Readonly<Record<string, string | undefined>>;
  /** Size of a built image, by its path below the base path. */
  readonly imageSizeOf: (file: string) => Pick<Preview, 'width' | 'height'>;
}

/** What the conversion to Markdown knows, besides the page. */
export type MarkdownContext = Omit<PageContext, 'address'>;

export interface ReadPage {
  readonly route: string;
  readonly records: readonly SearchRecord[];
  /** `undefined` for redirects and the page for unknown addresses. */
  readonly markdown: MarkdownPage | undefined;
  /** The values of `href` of its links. */
  readonly links: readonly string[];
  /** Paths that its sidebar and its content link to. */
  readonly likelyPaths: readonly string[];
  /** Estimated bytes of its script, compressed. */
  readonly size: number;
  readonly classes: readonly string[];
  /** Messages with the fix. */
  readonly problems: readonly string[];
  /** The edited text, before and after the place of the search. */
  readonly html: readonly [start: string, end: string];
}

const searchRecords = ({route, tree}: Page, site: SiteFacts): SearchRecord[] =>
  site.search.mode === 'embedded' ? recordsOf(route, tree, 'en', search) : [];

const markdown = (
  {route, html, tree, isRedirect}: Page,
  {url, baseUrl}: SiteFacts,
  context: MarkdownContext,
): MarkdownPage | undefined =>
  isRedirect || route.endsWith('.html')
    ? undefined
    : convertPage(tree, html, {...context, address: url + baseUrl + route.slice(1)});

const attributes = ({elements}: Page, name: string, tag?: string): string[] =>
  elements.flatMap((element) =>
    tag === undefined || element.name === tag ? (element.attribs[name] ?? []) : [],
  );

/** Without breadcrumbs, and links to the page in other formats and docs versions. */
const LIKELY_LINKS = ':is(.menu, main) a[href]:not(.breadcrumbs__link, .dropdown__link)';

/** The compressed HTML of a page is about as large as its script, that of a lesson half as large. */
function prefetchFacts({html, route, tree, isRedirect}: Page) {
  const content = gzipSync(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  return {
    likelyPaths: [...tree(LIKELY_LINKS)].map(({attribs}) => attribs.href!.replace(/[#?].*/, '')),
    size: isRedirect ? Infinity : content.length * (route.startsWith(`${LEARN_PATH}/`) ? 2 : 1),
  };
}

const classNames = (page: Page): string[] => [
  ...new Set(attributes(page, 'class').flatMap((names) => names.split(/\s+/))),
];

/** The image that the front matter of a page names. */
function ownPreview({tree}: Page, site: SiteFacts, alt = ''): Preview | undefined {
  const image = tree('meta[property="og:image"]').attr('content');
  const file = image?.slice((site.url + site.baseUrl).length);
  return image && file ? {image, alt, ...site.imageSizeOf(file)} : undefined;
}

/** A style sheet shares the connection with the scripts, so browsers would paint the page later. */
function inlineStyles({html}: Page, {styles}: SiteFacts): Edit[] {
  const link = stylesheetLink(html);
  return link ? [{...link, text: `<style>${styles}</style>`}] : [];
}

function pageStyles(page: Page, {pageStyles, baseUrl}: SiteFacts): Edit[] {
  const file = pageStyles[page.route.split('/')[1]!];
  return file ? [atEndOfHead(page, `<link rel="stylesheet" href="${baseUrl}${file}">`)] : [];
}

const sorted = (hashes: Iterable<string>): string[] => [...new Set(hashes)].sort();

/** The policy is after the encoding, because it only applies to the elements after it. */
function policy({html}: Page, code: ReturnType<typeof readInlineCode>, site: SiteFacts): Edit {
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

/**
 * Reads and edits a page.
 *
 * @throws Error if it lacks a part that a step needs, with the fix
 */
export function runSteps(page: Page, site: SiteFacts, context: MarkdownContext): ReadPage {
  const records = searchRecords(page, site);
  const asMarkdown = markdown(page, site, context);
  const links = attributes(page, 'href', 'a');
  const classes = classNames(page);
  const code = readInlineCode(page);
  if (page.html.includes('<meta http-equiv="Content-Security-Policy"'))
    throw new Error('the page has a policy already. Run "npm run build" again.');

  const problems = [...code.problems, ...(page.isRedirect ? [] : partProblems(page.html))];
  const preview = ownPreview(page, site, asMarkdown?.title);
  const edits = [
    policy(page, code, site),
    ...inlineStyles(page, site),
    ...pageStyles(page, site),
    atEndOfHead(page, crawlerTags(page.route, site, asMarkdown, preview)),
  ];
  const html = splitAtSearch(edited(page.html, edits));
  const found = {records, markdown: asMarkdown, links, classes, problems, html};
  return {route: page.route, ...found, ...prefetchFacts(page)};
}
