/** Marks matched words in page texts. */
import type {MarkedText} from './types';
import {cached, placesOfWords, termOf, tokenize} from './terms';

/** Escapes a string for HTML. The search modal inserts index text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const termsOf = cached((word) => tokenize(word).map(termOf));

/** Marks the words of a plain text with one of the terms. If a part of a compound name matches, the whole name does. */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedText {
  let last = 0;
  let value = '';
  for (const {0: word, index} of placesOfWords(text)) {
    if (termsOf(word).some((term) => terms.has(term))) {
      value += `${escapeHtml(text.slice(last, index))}<mark>${escapeHtml(word)}</mark>`;
      last = index + word.length;
    }
  }
  return value + escapeHtml(text.slice(last));
}

/** Approximate length of a snippet in characters, and of its part before the first match. */
const SNIPPET_LENGTH = 150;
const LENGTH_BEFORE = 30;

/** Maximum number of matches per text; long tables repeat theirs. */
const MAX_MATCHES = 100;

/** The start of the snippet-sized range with the most different terms. Fast, because texts can be long. */
function densestPlace(text: string, terms: ReadonlySet<string>): number {
  const patterns = Array.from(terms)
    .map((term) => term.replace(/\W/g, '\\$&'))
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(patterns.join('|') || '$', 'gi');
  const places = Array.from(text.matchAll(pattern)).slice(0, MAX_MATCHES);
  let best = {index: 0, count: 0};
  for (const [first, {index}] of places.entries()) {
    const end = index + SNIPPET_LENGTH - 2 * LENGTH_BEFORE;
    const found = new Set<string>();
    for (let at = first; at < places.length && places[at]!.index < end; at += 1)
      found.add(places[at]![0].toLowerCase());

    best = found.size > best.count ? {index, count: found.size} : best;
  }
  return best.index;
}

/**
 * Cuts out the part of a plain text that contains the most different matches, and marks them.
 *
 * @param terms terms of the text that match
 * @returns `undefined` for an empty text
 */
export function snippet(text: string, terms: ReadonlySet<string>): MarkedText | undefined {
  if (text === '') return undefined;

  // If the text ends soon after the match, the snippet starts earlier. It starts and ends between words.
  const from = Math.min(densestPlace(text, terms) - LENGTH_BEFORE, text.length - SNIPPET_LENGTH);
  const start = from <= 0 ? 0 : text.indexOf(' ', from) + 1;
  const space = text.indexOf(' ', start + SNIPPET_LENGTH);
  const end = space < 0 ? text.length : space;
  // The text may itself contain dots where it is cut.
  const cut = text
    .slice(start, end)
    .replace(/^[.…]+\s*|\s*[.…]+$/g, (dots, at) =>
      (at === 0 ? start > 0 : end < text.length) ? '' : dots,
    );
  return `${start > 0 ? '…' : ''}${markWords(cut, terms)}${end < text.length ? '…' : ''}`;
}
