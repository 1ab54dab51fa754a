/**
 * Head elements that only crawlers and programs read: the social card of each page, its Markdown, and
 * its structured data. They are not part of the React tree, because their texts would be part of the
 * JavaScript of every page.
 */
import {load} from 'cheerio/slim';
import {parse} from 'yaml';
import type {SiteAddress} from '../../site/environment';
import {markdownPath} from '../../site/markdownPages';
import {CARD_SIZE, cardOfPath} from '../../site/socialCards';
import {articleData, homeData} from '../../site/structuredData';

const TAGS = /<(?:meta|link) [^>]*? data-postbuild>|<script [^>]*? data-postbuild>.*?<\/script>/g;

const document = load('', {xml: {xmlMode: false}});

function element(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  return document(`<${name}>`)
    .attr({...attributes, 'data-postbuild': ''})
    .toString();
}

/** A script element with structured data. */
function dataElement(data: object): string {
  // "</script>" in a string would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" data-postbuild>${json}</script>`;
}

/**
 * Structured data of the home page and of documents. A document of an older version has none if its
 * canonical page is that of the latest version, because search engines read only the latter.
 *
 * @param markdown the page as Markdown; its front matter contains the facts
 */
function structuredData(path: string, markdown: string, home: string, image: string): string[] {
  const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(markdown) ?? [];
  const facts = parse(frontMatter) as Readonly<Record<string, string>>;
  const {title = '', description = '', canonical, version, date} = facts;
  if (path === '/') {
    return [dataElement(homeData(home, title, description))];
  }
  const address = new URL(path.slice(1), home).href;
  // Only documents have both: posts have no version, and lists of documents have no date.
  return version !== undefined && date !== undefined && canonical === address
    ? [dataElement(articleData(home, {title, description, address, image, date, version}))]
    : [];
}

function tag(attribute: 'name' | 'property', name: string, content: string): string {
  return element('meta', {[attribute]: name, content});
}

/** Tags of one page, by its path below the base path. */
function tagsOf(path: string, {url, baseUrl}: SiteAddress, markdown: string | undefined): string[] {
  const {file, alt} = cardOfPath(path);
  const image = `${url}${baseUrl}${file}`;
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
    tag('property', 'og:image', image),
    tag('property', 'og:image:type', 'image/png'),
    tag('property', 'og:image:width', String(CARD_SIZE.width)),
    tag('property', 'og:image:height', String(CARD_SIZE.height)),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:image', image),
    tag('name', 'twitter:image:alt', alt),
  ];
}

/** The page without the tags of an earlier run. */
export function withoutCrawlerTags(html: string): string {
  return html.replace(TAGS, '');
}

/**
 * Adds the tags at the end of the head.
 *
 * @param file path of the page in the build folder, with forward slashes
 * @param markdownOf returns the content of a file with Markdown, `undefined` if it does not exist
 * @throws Error if the page has no head
 */
export function withCrawlerTags(
  html: string,
  file: string,
  address: SiteAddress,
  markdownOf: (file: string) => string | undefined,
): string {
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  const end = html.indexOf('</head>');
  if (end === -1) {
    throw new Error('no </head> was found, before which the tags for crawlers belong.');
  }
  return (
    html.slice(0, end) +
    tagsOf(path, address, markdownOf(markdownPath(path).slice(1))).join('') +
    html.slice(end)
  );
}
