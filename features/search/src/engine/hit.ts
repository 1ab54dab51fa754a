/** Converts results of a backend to hits of DocSearch and the search page. */
import type {Ranked} from './ranking';
import {escapeHtml, markWords, snippet} from './highlight';
import type {MarkedText, SearchHit} from './types';

/** Number of sections from which their common heading is generic. */
const GENERIC = 4;

/** A section found by a backend. Marked texts are safe HTML. */
export interface FoundSection extends Pick<
  SearchHit,
  'objectID' | 'anchor' | 'content' | 'version' | 'trail'
> {
  /** Absolute URL of the page. */
  readonly pageAddress: string;
  /** Page title, parent headings and heading; only the page title for the introduction of the page. */
  readonly levels: readonly string[];
  readonly marked: readonly MarkedText[];
  /** Excerpt of the content with the words of the query, if any. */
  readonly excerpt: MarkedText | undefined;
}

/**
 * Converts hits of a service or a storage, which may contain anything, and leaves out those that neither the
 * modal nor the search page can show.
 */
export const usableHits = <Raw, Hit>(hits: readonly Raw[], convert: (raw: Raw) => Hit): Hit[] =>
  hits.flatMap((raw) => {
    try {
      const hit = convert(raw);
      const {objectID, url, type, hierarchy, content, trail = []} = hit as SearchHit;
      const {lvl0, lvl1, [type]: heading} = hierarchy as Partial<Record<string, unknown>>;
      const texts = [objectID, lvl0, lvl1, heading, ...trail];
      const isUsable =
        /^(https?:\/\/[^/]+)?\/(?![/\\\s])/.test(decodeURIComponent(url)) &&
        /^lvl[1-6]$/.test(type) &&
        Array.isArray(trail) &&
        typeof (content ?? '') === 'string' &&
        texts.every((text) => typeof text === 'string' && text !== '');
      return isUsable ? [hit] : [];
    } catch {
      return [];
    }
  });

export function presentHit({
  pageAddress,
  levels,
  marked,
  excerpt,
  ...found
}: FoundSection): SearchHit {
  const title = levels[0]!;
  const isOpening = levels.length === 1;
  const anchor = isOpening ? null : found.anchor;
  const above = levels.slice(1, -1).join(' › ');
  // Second line of a hit in the modal: parent headings and excerpt.
  const place = [above && escapeHtml(above), excerpt].filter(Boolean).join(' — ');
  return {
    ...found,
    url: anchor === null ? pageAddress : `${pageAddress}#${encodeURIComponent(anchor)}`,
    url_without_anchor: pageAddress,
    anchor,
    type: isOpening ? 'lvl1' : 'lvl2',
    hierarchy: {lvl0: title, lvl1: above || title, lvl2: isOpening ? null : levels.at(-1)!},
    _highlightResult: {
      // The search page shows the last level as the title and the others as its path.
      hierarchy: Object.fromEntries(marked.map((value, level) => [`lvl${level}`, {value}])),
    },
    _snippetResult: {
      ...(excerpt ? {content: {value: excerpt}} : {}),
      hierarchy: {
        lvl1: {value: isOpening ? marked[0]! : place},
        lvl2: {value: marked.at(-1)!},
      },
    },
  };
}

/**
 * Converts a result of the embedded engine to a hit.
 *
 * @param text text and questions of the section, a line each, if they are loaded
 * @param keywords keywords of the page, if they are loaded
 * @param site URL of the site, without a trailing slash
 */
export function hitOf(
  {shard, section, terms: own}: Ranked,
  text: string | undefined,
  keywords = '',
  site: string,
): SearchHit {
  const {path, title, trail, anchor, heading, parents} = section;
  const terms = new Set(own);
  const [content, ...questions] = text?.split('\n') ?? [''];
  // A heading of many sections, such as "Fields", says little without the page.
  const same = shard.sections.filter((other) => other.heading === heading);
  const isGeneric = same.length >= GENERIC;
  const name = isGeneric ? `${title}: ${heading}` : heading;
  const levels = anchor === '' ? [title] : [title, ...parents, name];
  const marked = levels.map((level) => markWords(level, terms));
  const excerpt = snippet(content!, terms);
  // Why the section is a hit, if that is not visible: a question with more words of the query, or a keyword.
  const count = (html: string) => new Set(html.toLowerCase().match(/<mark>[^<]*/g)).size;
  let most = count([...marked, excerpt].join(' '));
  let reason = excerpt;
  for (const each of [...questions, ...(most === 0 ? keywords.split(', ') : [])]) {
    const own = markWords(`“${each}”`, terms);
    if (count(own) > most) [most, reason] = [count(own), own];
  }
  return presentHit({
    objectID: `${path}#${anchor}`,
    pageAddress: `${site}${path}`,
    anchor,
    levels,
    marked,
    excerpt: reason,
    content: content || null,
    version: shard.version,
    trail,
  });
}
