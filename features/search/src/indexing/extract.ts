/** Splits a built page into search records, one per section. */
import {load, type CheerioAPI} from 'cheerio/slim';
import {isTag, isText, type ChildNode, type Element} from 'domhandler';
import type {SearchRecord} from '../engine/types';
import type {PageDescription} from '../options';

/** Facts about a page that are not in its content. */
interface PageFacts
  extends PageDescription, Pick<SearchRecord, 'path' | 'version' | 'tag' | 'language'> {}

/** Classes of the theme whose elements are not content. */
export const CHROME_CLASSES = new Set([
  'hash-link',
  'pagination-nav',
  'table-of-contents',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
]);

/** Elements without information about the topic. */
const LEFT_OUT_ELEMENTS = new Set([
  'button',
  'nav',
  'script',
  'style',
  'svg',
  'annotation',
  'noscript',
]);
const LEFT_OUT = new Set([...CHROME_CLASSES, 'katex-html']);
const LEFT_OUT_ATTRIBUTE = 'data-search-ignore';

const HEADING = /^h[1-4]$/;

interface Section {
  readonly level: number;
  readonly anchor: string;
  readonly heading: string;
  readonly parents: readonly string[];
  readonly words: string[];
  readonly symbols: Set<string>;
}

/** Lists of links answer nothing. */
const isAnswer = ({heading}: Section): boolean => heading !== 'Next steps';

const clean = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Distinct compound names in a code block, such as `getUserPlan`, that the text does not contain. */
const compoundNames = (code: string): string[] => [
  ...new Set(code.match(/\b[\p{L}]+[\p{Ll}\p{N}]\p{Lu}[\p{L}\p{N}]*\b/gu) ?? []),
];

/** Languages of code blocks that are indexed as text: messages and output, which readers paste. */
const TEXT_BLOCK_CLASSES = new Set(['language-text', 'language-http', 'language-txt']);

const hasClassOf = (element: Element, classes: ReadonlySet<string>): boolean =>
  element.attribs.class?.split(' ').some((name) => classes.has(name)) ?? false;

const isLeftOut = (element: Element): boolean =>
  LEFT_OUT_ELEMENTS.has(element.name) ||
  LEFT_OUT_ATTRIBUTE in element.attribs ||
  element.attribs.role === 'tablist' ||
  hasClassOf(element, LEFT_OUT);

/** Text of a node, without skipped elements and with line breaks. */
function textOf(node: ChildNode): string {
  if (isText(node)) return node.data;

  if (!isTag(node) || isLeftOut(node)) return '';

  return node.name === 'br' ? '\n' : node.children.map(textOf).join('');
}

/** Parses a page. Its elements know their places in the text. */
export function parsePage(html: string): CheerioAPI {
  const page = load(html, {xml: {xmlMode: false, withStartIndices: true, withEndIndices: true}});
  // Unlike browsers, the parser ends no cell before the body of a table, and no paragraph before an item.
  page('th > tbody').each((_, body) => void page(body).closest('table').append(body));
  page('p > li')
    .parent()
    .each((_, text) => void page(text).closest('li').after(page(text).children('li')));
  return page;
}

/**
 * Records of a page.
 *
 * Walks over the content once instead of using selectors to skip elements, which took most of the time of this step.
 *
 * @returns the records in page order; empty if the page has no main heading or is `noindex`
 */
export function extractRecords(page: CheerioAPI, facts: PageFacts): SearchRecord[] {
  const [head, main] = [page('head'), page('main')];
  const metadata = (name: string) => clean(head.find(`meta[name="${name}"]`).attr('content') ?? '');
  const [titleElement] = main.find('h1').toArray();
  const title = titleElement ? clean(textOf(titleElement)) : '';
  if (title === '' || /\bnoindex\b/.test(metadata('robots'))) return [];

  const [content] = [
    ...main.find('.theme-doc-markdown').toArray(),
    ...main.find('article').toArray(),
    ...main.toArray(),
  ];
  // The first item is the home icon, the last one the page itself.
  const categories = main.find('.theme-doc-breadcrumbs li').toArray().slice(1, -1);
  const sections: Section[] = [
    {level: 1, anchor: '', heading: title, parents: [], words: [], symbols: new Set()},
  ];

  const startSection = (element: Element) => {
    const level = Number(element.name.slice(1));
    const anchor = element.attribs.id ?? '';
    if (level === 1 || anchor === '') return;

    const above: Section[] = [];
    for (const section of sections.toReversed())
      if (section.level > 1 && section.level < (above[0]?.level ?? level)) above.unshift(section);

    sections.push({
      level,
      anchor,
      heading: clean(textOf(element)),
      parents: above.map(({heading}) => heading),
      words: [],
      symbols: new Set(),
    });
  };

  const visit = (node: ChildNode, isInMessage: boolean): void => {
    const section = sections.at(-1)!;
    if (isText(node)) {
      const text = clean(node.data);
      if (text !== '') section.words.push(text);

      return;
    }
    if (!isTag(node) || isLeftOut(node)) return;

    const isMessage = isInMessage || hasClassOf(node, TEXT_BLOCK_CLASSES);
    if (HEADING.test(node.name)) startSection(node);
    else if (node.name === 'code' || (node.name === 'pre' && isMessage))
      section.words.push(clean(textOf(node)));
    else if (node.name === 'pre')
      compoundNames(textOf(node)).forEach((name) => section.symbols.add(name));
    else node.children.forEach((child) => visit(child, isMessage));
  };
  content!.children.forEach((node) => visit(node, false));
  // The description is searchable too.
  sections[0]!.symbols.add(metadata('description'));

  const {area, questions = [], ...common} = facts;
  const keywords = metadata('keywords');
  const labels = [area, ...categories.map((item) => clean(textOf(item)))];
  const trail = [...new Set(labels)].filter((label) => label !== '');
  return sections.filter(isAnswer).map(({anchor, heading, parents, words, symbols}) => ({
    ...common,
    trail,
    keywords,
    questions: questions.filter(({id}) => id === anchor).map(({question}) => question),
    anchor,
    pageTitle: title,
    parents,
    heading,
    text: words.join(' ').replace(/ ([.,;:!?)\]]+)(?= |$)/g, '$1'),
    symbols: [...symbols]
      .filter((name) => !words.some((text) => text.includes(name)))
      .join(' ')
      .trim(),
  }));
}
