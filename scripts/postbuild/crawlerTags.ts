/**
 * Head elements that only crawlers and programs read: the social card of each page, its Markdown, and
 * its structured data. They are not part of the React tree, because their texts would be part of the
 * JavaScript of every page.
 */
import {load} from 'cheerio/slim';
import type {SiteAddress} from '../../site/environment';
import {markdownPath} from '../../site/markdownPages';
import {CARD_SIZE, cardOfPath} from '../../site/socialCards';
import {articleData, homeData} from '../../site/structuredData';
import {versionOfPath} from '../../site/versions';
import type {MarkdownPage} from './markdown';

const document = load('', {xml: {xmlMode: false}});

function element(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  return document(`<${name}>`).attr(attributes).toString();
}

function dataElement(data: object): string {
  // "</script>" in a string would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/**
 * Structured data of the home page and of documents. A document of an older version has none if its
 * canonical page is that of the latest version, because search engines read only the latter.
 */
function structuredData(path: string, page: MarkdownPage, home: string, image: string): string[] {
  const {title, description, canonical, date} = page;
  if (path === '/') return [dataElement(homeData(home, title, description))];

  const address = new URL(path.slice(1), home).href;
  const version = versionOfPath(path)?.label;
  // Only documents have both: posts have no version, and lists of documents have no date.
  return version !== undefined && date !== undefined && canonical === address
    ? [dataElement(articleData(home, {title, description, address, image, date, version}))]
    : [];
}

function tag(attribute: 'name' | 'property', name: string, content: string): string {
  return element('meta', {[attribute]: name, content});
}

export interface Preview {
  /** Absolute URL. */
  readonly image: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Tags of one page.
 *
 * @param path its path below the base path
 * @param markdown the page as Markdown, if it exists
 * @param own the image in its front matter, if there is one. Docusaurus writes its URL
 */
export function crawlerTags(
  path: string,
  {url, baseUrl}: SiteAddress,
  markdown: MarkdownPage | undefined,
  own?: Preview,
): string {
  const {file, alt: ownAlt} = cardOfPath(path);
  const card = {image: `${url}${baseUrl}${file}`, alt: ownAlt, ...CARD_SIZE};
  const {image, alt, width, height} = own ?? card;
  return [
    ...(markdown === undefined
      ? []
      : [
          element('link', {
            rel: 'alternate',
            type: 'text/markdown',
            href: encodeURI(baseUrl + markdownPath(path).slice(1)),
          }),
          ...structuredData(path, markdown, url + baseUrl, image),
        ]),
    ...(own ? [] : [tag('property', 'og:image', image), tag('name', 'twitter:image', image)]),
    tag('property', 'og:image:width', String(width)),
    tag('property', 'og:image:height', String(height)),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:image:alt', alt),
  ].join('');
}
