/** Cuts a built page into search records, one per section. */
import type {CheerioAPI} from 'cheerio';
import {isTag, isText, type ChildNode, type Element} from 'domhandler';
import type {SearchRecord} from '../../src/search/types';

/** What the page is, beside its content. */
export interface PageFacts {
  /** Address below the base path. */
  readonly path: string;
  readonly version: string | null;
  readonly tag: string;
  readonly language: string;
  readonly kind: SearchRecord['kind'];
}

/** Parts of a page that say nothing about its topic. */
const LEFT_OUT = [
  'a.hash-link',
  'button',
  'nav',
  'script',
  'style',
  'svg',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '.pagination-nav',
  '.katex-html',
  'annotation',
  '.table-of-contents',
  '[data-search-ignore]',
].join(', ');

const HEADING = /^h[1-4]$/;

interface Section {
  readonly level: number;
  readonly anchor: string;
  readonly heading: string;
  readonly parents: readonly string[];
  readonly words: string[];
  readonly symbols: Set<string>;
}

function clean(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/**
 * Compound names in a code block, each once: `getUserPlan` is worth finding, `user` is not. Names
 * that stand in the text as well are found there.
 */
function compoundNames(code: string): string[] {
  return [...new Set(code.match(/\b[\p{L}]+[\p{Ll}\p{N}]\p{Lu}[\p{L}\p{N}]*\b/gu) ?? [])];
}

/** Blocks that are read as text: messages and output, which readers paste. */
const TEXT_BLOCK = '.language-text, .language-http, .language-txt';

/**
 * Records of a page.
 *
 * @param page the whole page; it is changed
 * @returns the records in page order, or none when the page has no main heading
 */
export function extractRecords(page: CheerioAPI, facts: PageFacts): SearchRecord[] {
  page('main').find(LEFT_OUT).remove();
  const title = clean(page('main h1').first().text());
  const content = ['main .theme-doc-markdown', 'main article', 'main']
    .map((selector) => page(selector).first())
    .find((found) => found.length > 0);
  if (title === '' || content === undefined) {
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
      heading: clean(page(element).text()),
      parents: above.map(({heading}) => heading),
      words: [],
      symbols: new Set(),
    });
  };

  const visit = (node: ChildNode): void => {
    const section = sections.at(-1)!;
    if (isText(node)) {
      const text = clean(node.data);
      if (text !== '') {
        section.words.push(text);
      }
      return;
    }
    if (!isTag(node)) {
      return;
    }
    if (HEADING.test(node.name)) {
      startSection(node);
    } else if (node.name === 'pre') {
      const block = page(node).find('br').replaceWith('\n').end().text();
      if (page(node).closest(TEXT_BLOCK).length > 0) {
        section.words.push(clean(block));
      } else {
        compoundNames(block).forEach((name) => section.symbols.add(name));
      }
    } else if (node.name === 'code') {
      section.words.push(clean(page(node).text()));
    } else {
      node.children.forEach(visit);
    }
  };
  content.contents().each((_, node) => visit(node));
  // What the author says of the page finds it as well.
  for (const name of ['description', 'keywords']) {
    sections[0]!.symbols.add(clean(page(`meta[name="${name}"]`).attr('content') ?? ''));
  }

  return sections.map(({anchor, heading, parents, words, symbols}) => ({
    ...facts,
    anchor,
    pageTitle: title,
    parents,
    heading,
    text: words.join(' ').replace(/ ([.,;:!?)\]])/g, '$1'),
    symbols: [...symbols]
      .filter((name) => !words.some((text) => text.includes(name)))
      .join(' ')
      .trim(),
  }));
}
