/** Marks matched words in page texts. */
import type {MarkedText} from './types';
import {placesOfWords, termOf, tokenize} from './terms';

/** Escapes a string for HTML. The search modal inserts index text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whether a word matches the query. */
export type Matcher = (word: string) => boolean;

/** Cache of the terms of words, which repeat in texts and in successive queries. */
const termsOfWords = new Map<string, readonly string[]>();

/** Size of the cache: larger than the vocabulary of a docs version. */
const MAX_CACHED_WORDS = 20_000;

/** Creates a matcher for terms. If a part of a compound name matches, the whole name does. */
export function matcherFor(terms: ReadonlySet<string>): Matcher {
  return (word) => {
    let own = termsOfWords.get(word);
    if (!own) {
      if (termsOfWords.size >= MAX_CACHED_WORDS) {
        termsOfWords.clear();
      }
      own = tokenize(word).map(termOf);
      termsOfWords.set(word, own);
    }
    return own.some((term) => terms.has(term));
  };
}

/**
 * Marks words in a plain text.
 *
 * @param isMatched selects the words to mark
 */
export function markWords(text: string, isMatched: Matcher): MarkedText {
  let last = 0;
  let value = '';
  for (const {0: word, index} of placesOfWords(text)) {
    if (isMatched(word)) {
      value += `${escapeHtml(text.slice(last, index))}<mark>${escapeHtml(word)}</mark>`;
      last = index + word.length;
    }
  }
  value += escapeHtml(text.slice(last));
  return {value, matchLevel: last > 0 ? 'full' : 'none'};
}

/** Approximate length of a snippet in characters, and of its part before the first match. */
const SNIPPET_LENGTH = 150;
const LENGTH_BEFORE = 30;

/** Maximum number of matches per text; long tables repeat theirs. */
const MAX_MATCHES = 100;

/** The start of the snippet-sized range with the most different terms. Fast, because texts can be long. */
function densestPlace(text: string, terms: readonly string[]): number {
  const patterns = terms
    .map((term) => term.replace(/\W/g, '\\$&'))
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(patterns.join('|') || '$', 'gi');
  const places = Array.from(text.matchAll(pattern)).slice(0, MAX_MATCHES);
  let best = {index: 0, count: 0};
  for (const [first, {index}] of places.entries()) {
    const end = index + SNIPPET_LENGTH - 2 * LENGTH_BEFORE;
    const found = new Set<string>();
    for (let at = first; at < places.length && places[at]!.index < end; at += 1) {
      found.add(places[at]![0].toLowerCase());
    }
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
export function snippet(text: string, terms: readonly string[]): MarkedText | undefined {
  if (text === '') {
    return undefined;
  }
  // If the text ends soon after the match, the snippet starts earlier. It starts and ends between words.
  const from = Math.min(densestPlace(text, terms) - LENGTH_BEFORE, text.length - SNIPPET_LENGTH);
  const start = from <= 0 ? 0 : text.indexOf(' ', from) + 1;
  const space = text.indexOf(' ', start + SNIPPET_LENGTH);
  const end = space < 0 ? text.length : space;
  const {value, matchLevel} = markWords(text.slice(start, end), matcherFor(new Set(terms)));
  return {value: `${start > 0 ? '…' : ''}${value}${end < text.length ? '…' : ''}`, matchLevel};
}
