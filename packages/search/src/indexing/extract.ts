/** Splits a built page into search records, one per section. */
import {load} from 'cheerio/slim';
import {isTag, isText, type ChildNode, type Element} from 'domhandler';
import type {SearchRecord} from '../engine/types';

/** Facts about a page that are not in its content. */
export interface PageFacts {
  /** Path below the base path. */
  readonly path: string;
  readonly version: string | null;
  /** Label of the sidebar or of the part of the site; empty if there is none. */
  readonly area: string;
  readonly tag: string;
  readonly language: string;
  readonly kind: SearchRecord['kind'];
}

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
const LEFT_OUT_CLASSES = new Set([
  'hash-link',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'pagination-nav',
  'katex-html',
  'table-of-contents',
]);
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
function isAnswer({heading}: Section): boolean {
  return heading !== 'Next steps';
}

function clean(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/** Distinct compound names in a code block, such as `getUserPlan`, that the text does not contain. */
function compoundNames(code: string): string[] {
  return [...new Set(code.match(/\b[\p{L}]+[\p{Ll}\p{N}]\p{Lu}[\p{L}\p{N}]*\b/gu) ?? [])];
}

/** Classes of the element with the content of a doc. */
const MARKDOWN_CLASSES = new Set(['theme-doc-markdown']);

/** Languages of code blocks that are indexed as text: messages and output, which readers paste. */
const TEXT_BLOCK_CLASSES = new Set(['language-text', 'language-http', 'language-txt']);

function hasClassOf(element: Element, classes: ReadonlySet<string>): boolean {
  return element.attribs.class?.split(' ').some((name) => classes.has(name)) ?? false;
}

function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT_ELEMENTS.has(element.name) ||
    LEFT_OUT_ATTRIBUTE in element.attribs ||
    hasClassOf(element, LEFT_OUT_CLASSES)
  );
}

/** Text of a node, without skipped elements and with line breaks. */
function textOf(node: ChildNode): string {
  if (isText(node)) {
    return node.data;
  }
  if (!isTag(node) || isLeftOut(node)) {
    return '';
  }
  return node.name === 'br' ? '\n' : node.children.map(textOf).join('');
}

/** The first matching element in page order, outside skipped elements. */
function findElement(
  nodes: readonly ChildNode[],
  isFound: (element: Element) => boolean,
  isSkipped = isLeftOut,
): Element | undefined {
  for (const node of nodes) {
    if (isTag(node) && !isSkipped(node)) {
      const found = isFound(node) ? node : findElement(node.children, isFound, isSkipped);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

const BREADCRUMBS_CLASS = new Set(['theme-doc-breadcrumbs']);

/** Labels of the categories of a page, outermost first, from its breadcrumbs. */
function categoriesOf(main: Element): string[] {
  const nav = findElement(
    [main],
    (element) => hasClassOf(element, BREADCRUMBS_CLASS),
    () => false,
  );
  const labels: string[] = [];
  const collect = (nodes: readonly ChildNode[]) => {
    for (const node of nodes.filter(isTag)) {
      if (node.name === 'li') {
        labels.push(clean(node.children.map(textOf).join('')));
      } else {
        collect(node.children);
      }
    }
  };
  collect(nav?.children ?? []);
  // The first item is the home icon, the last one the page itself.
  return labels.slice(1, -1);
}

/** A metadata value of a page, or an empty string. */
function metadata(head: Element | undefined, name: string): string {
  const found = head?.children.find(
    (node): node is Element => isTag(node) && node.name === 'meta' && node.attribs.name === name,
  );
  return clean(found?.attribs.content ?? '');
}

/**
 * Records of a page.
 *
 * Walks over the page once instead of using selectors, which test each of its thousands of elements
 * and took most of the time of this step.
 *
 * @param html at least head and main content of the page
 * @returns the records in page order; empty if the page has no main heading or is `noindex`
 */
export function extractRecords(html: string, facts: PageFacts): SearchRecord[] {
  const nodes = load(html).root().contents().toArray();
  const head = findElement(nodes, ({name}) => name === 'head');
  const main = findElement(nodes, ({name}) => name === 'main');
  if (!main || /\bnoindex\b/.test(metadata(head, 'robots'))) {
    return [];
  }
  const titleElement = findElement([main], ({name}) => name === 'h1');
  const title = titleElement ? clean(textOf(titleElement)) : '';
  const content =
    findElement([main], (element) => hasClassOf(element, MARKDOWN_CLASSES)) ??
    findElement([main], ({name}) => name === 'article') ??
    main;
  if (title === '') {
    return [];
  }
  const sections: Section[] = [
    {level: 1, anchor: '', heading: title, parents: [], words: [], symbols: new Set()},
  ];

  const startSection = (element: Element) => {
    const level = Number(element.name.slice(1));
    const anchor = element.attribs.id ?? '';
    if (level === 1 || anchor === '') {
      return;
    }
    const above: Section[] = [];
    for (const section of sections.toReversed()) {
      if (section.level > 1 && section.level < (above[0]?.level ?? level)) {
        above.unshift(section);
      }
    }
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
      if (text !== '') {
        section.words.push(text);
      }
      return;
    }
    if (!isTag(node) || isLeftOut(node)) {
      return;
    }
    const isMessage = isInMessage || hasClassOf(node, TEXT_BLOCK_CLASSES);
    if (HEADING.test(node.name)) {
      startSection(node);
    } else if (node.name === 'code' || (node.name === 'pre' && isMessage)) {
      section.words.push(clean(textOf(node)));
    } else if (node.name === 'pre') {
      compoundNames(textOf(node)).forEach((name) => section.symbols.add(name));
    } else {
      node.children.forEach((child) => visit(child, isMessage));
    }
  };
  content.children.forEach((node) => visit(node, false));
  // The description is searchable too.
  sections[0]!.symbols.add(metadata(head, 'description'));

  const {area, ...common} = facts;
  const keywords = metadata(head, 'keywords');
  const trail = [...new Set([area, ...categoriesOf(main)])].filter((label) => label !== '');
  return sections.filter(isAnswer).map(({anchor, heading, parents, words, symbols}) => ({
    ...common,
    trail,
    keywords,
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
