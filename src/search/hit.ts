/** Presents a found section as DocSearch reads it. */
import type {Candidate} from './engine';
import {escapeHtml, markWords, matcherFor, snippet} from './highlight';
import type {HitHierarchy, SearchHit} from './types';

/**
 * Makes a hit.
 *
 * @param candidate the section, and the words that were found in it
 * @param origin origin of the site
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function hitOf(
  {shard, section, sectionIndex, terms}: Candidate,
  origin: string,
  baseUrl: string,
): SearchHit {
  const {path, title, anchor, heading, parents} = section;
  const isMatched = matcherFor(terms);
  const address = `${origin}${baseUrl}${path.slice(1)}`;
  const text = shard.texts?.[sectionIndex];
  const cut = text === undefined ? undefined : snippet(text, terms, isMatched);
  const above = parents.join(' › ');
  const isOpening = anchor === '';
  // The second line of a hit in the modal: where it stands, and what it says.
  const place = [above && escapeHtml(above), cut?.value].filter(Boolean).join(' — ');
  const hierarchy: HitHierarchy = {
    lvl0: title,
    lvl1: isOpening ? title : above || title,
    lvl2: isOpening ? null : heading,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const marked = markWords(heading, isMatched);
  const breadcrumbs = [title, ...parents].map((part) => markWords(part, isMatched));
  return {
    objectID: `${path}#${anchor}`,
    url: isOpening ? address : `${address}#${encodeURIComponent(anchor)}`,
    url_without_anchor: address,
    anchor: isOpening ? null : anchor,
    type: isOpening ? 'lvl1' : 'lvl2',
    content: text ?? null,
    hierarchy,
    version: shard.version,
    docusaurus_tag: shard.tag,
    language: shard.language,
    _highlightResult: {
      // The search page takes the last entry as the title and the others as the path to it.
      hierarchy: Object.fromEntries(
        [...(isOpening ? [] : breadcrumbs), marked].map((value, level) => [`lvl${level}`, value]),
      ),
    },
    _snippetResult: {
      ...(cut ? {content: cut} : {}),
      hierarchy: {
        lvl0: markWords(title, isMatched),
        lvl1: isOpening ? marked : {value: place, matchLevel: 'full'},
        lvl2: marked,
      },
    },
  };
}
