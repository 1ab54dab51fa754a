/** Converts results of a backend to hits of DocSearch and the search page. */
import type {Ranked} from './ranking';
import {escapeHtml, markWords, matcherFor, snippet} from './highlight';
import type {MarkedText, SearchHit} from './types';

/** A section found by a backend. Marked texts are safe HTML. */
export interface FoundSection {
  readonly objectID: string;
  /** Absolute URL of the page. */
  readonly pageAddress: string;
  /** Id of the heading; empty for the introduction of the page. */
  readonly anchor: string;
  readonly title: string;
  /** Parent headings, outermost first. */
  readonly parents: readonly string[];
  readonly heading: string;
  readonly content: string | null;
  readonly version: string | null;
  /** Sidebar and categories of the page, outermost first. */
  readonly trail: readonly string[];
  readonly tag: string;
  readonly language: string;
  readonly marked: {
    readonly title: MarkedText;
    readonly parents: readonly MarkedText[];
    readonly heading: MarkedText;
    /** Excerpt of the content with the words of the query, if any. */
    readonly content?: MarkedText;
  };
}

export function presentHit(found: FoundSection): SearchHit {
  const {pageAddress, anchor, title, parents, heading, marked} = found;
  const above = parents.join(' › ');
  const isOpening = anchor === '';
  // Second line of a hit in the modal: parent headings and excerpt.
  const place = [above && escapeHtml(above), marked.content?.value].filter(Boolean).join(' — ');
  const path = isOpening ? [] : [marked.title, ...marked.parents];
  return {
    objectID: found.objectID,
    url: isOpening ? pageAddress : `${pageAddress}#${encodeURIComponent(anchor)}`,
    url_without_anchor: pageAddress,
    anchor: isOpening ? null : anchor,
    type: isOpening ? 'lvl1' : 'lvl2',
    content: found.content,
    hierarchy: {
      lvl0: title,
      lvl1: isOpening ? title : above || title,
      lvl2: isOpening ? null : heading,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    version: found.version,
    trail: found.trail,
    docusaurus_tag: found.tag,
    language: found.language,
    _highlightResult: {
      // The search page shows the last level as the title and the others as its path.
      hierarchy: Object.fromEntries(
        [...path, marked.heading].map((value, level) => [`lvl${level}`, value]),
      ),
    },
    _snippetResult: {
      ...(marked.content ? {content: marked.content} : {}),
      hierarchy: {
        lvl0: marked.title,
        lvl1: isOpening ? marked.heading : {value: place, matchLevel: 'full'},
        lvl2: marked.heading,
      },
    },
  };
}

/**
 * Converts a result of the embedded engine to a hit.
 *
 * @param text text of the section, if it is loaded
 * @param origin origin of the site
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function hitOf(
  {shard, section, terms}: Ranked,
  text: string | undefined,
  origin: string,
  baseUrl: string,
): SearchHit {
  const {path, title, trail, anchor, heading, parents} = section;
  const isMatched = matcherFor(new Set(terms));
  const content = text === undefined ? undefined : snippet(text, terms);
  return presentHit({
    objectID: `${path}#${anchor}`,
    pageAddress: `${origin}${baseUrl}${path.slice(1)}`,
    anchor,
    title,
    parents,
    heading,
    content: text ?? null,
    version: shard.version,
    trail,
    tag: shard.tag,
    language: shard.language,
    marked: {
      title: markWords(title, isMatched),
      parents: parents.map((parent) => markWords(parent, isMatched)),
      heading: markWords(heading, isMatched),
      ...(content ? {content} : {}),
    },
  });
}
