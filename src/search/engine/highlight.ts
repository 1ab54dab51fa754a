/** Marks matched words in page texts. */
import type {MarkedText} from './types';
import {normalTerms, placesOfWords} from './terms';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a string for HTML. The search modal inserts index text as HTML. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    : text;
}

/** Whether a word matches the query. */
export type Matcher = (word: string) => boolean;

/** Cache of the terms of words, which repeat in texts and in successive queries. */
const termsOfWords = new Map<string, readonly string[]>();

/** Size of the cache: larger than the vocabulary of a docs version. */
const REMEMBERED_WORDS = 20_000;

function termsOfWord(word: string): readonly string[] {
  let terms = termsOfWords.get(word);
  if (!terms) {
    if (termsOfWords.size >= REMEMBERED_WORDS) {
      termsOfWords.clear();
    }
    terms = normalTerms(word);
    termsOfWords.set(word, terms);
  }
  return terms;
}

/**
 * Creates a matcher that caches its results.
 *
 * @param terms normalized terms found in the section
 */
export function matcherFor(terms: ReadonlySet<string>): Matcher {
  const answers = new Map<string, boolean>();
  return (word) => {
    let answer = answers.get(word);
    if (answer === undefined) {
      // If a part of a compound name matches, the whole name is marked.
      answer = termsOfWord(word).some((term) => terms.has(term));
      answers.set(word, answer);
    }
    return answer;
  };
}

/**
 * Marks words in a plain text.
 *
 * @param isMatched selects the words to mark
 */
export function markWords(text: string, isMatched: Matcher): MarkedText {
  let matched = false;
  let last = 0;
  let value = '';
  for (const {0: word, index} of placesOfWords(text)) {
    value += escapeHtml(text.slice(last, index));
    last = index + word.length;
    if (isMatched(word)) {
      matched = true;
      value += `<mark>${escapeHtml(word)}</mark>`;
    } else {
      value += escapeHtml(word);
    }
  }
  value += escapeHtml(text.slice(last));
  return {value, matchLevel: matched ? 'full' : 'none'};
}

/** Maximum number of words in a snippet, and of words before the first match. */
const SNIPPET_WORDS = 24;
const WORDS_BEFORE = 5;

/** Maximum number of matches per text; long tables repeat theirs. */
const MAX_MATCHES = 500;

/** Approximate length of a snippet in characters. */
const SNIPPET_LENGTH = 6 * SNIPPET_WORDS;

/** Positions of matched words. Fast rather than exact, because texts can be long. */
function placesOf(text: string, terms: ReadonlySet<string>): {word: string; at: number}[] {
  const patterns = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => {
      const literal = term.replace(/\W/g, '\\$&');
      return term.length > 3 ? literal : `\\b${literal}\\b`;
    });
  const places: {word: string; at: number}[] = [];
  for (const {0: word, index} of text.matchAll(new RegExp(patterns.join('|'), 'gi'))) {
    places.push({word: word.toLowerCase(), at: index});
    if (places.length === MAX_MATCHES) {
      break;
    }
  }
  return places;
}

/** Start of the snippet-sized range with the most different words. */
function densestPlace(places: readonly {readonly word: string; readonly at: number}[]): number {
  const wordsFrom = (first: number): number => {
    const end = (places[first]?.at ?? 0) + SNIPPET_LENGTH;
    const words = new Set<string>();
    for (let next = first; next < places.length && places[next]!.at <= end; next += 1) {
      words.add(places[next]!.word);
    }
    return words.size;
  };
  const counts = places.map((_, first) => wordsFrom(first));
  const most = Math.max(0, ...counts);
  let best = counts.indexOf(most);
  // Skips leading words that the range repeats later.
  while (counts[best + 1] === most && places[best + 1]!.at - places[best]!.at < SNIPPET_LENGTH) {
    best += 1;
  }
  return places[best]?.at ?? 0;
}

/**
 * Cuts out the part of a plain text that contains the most different matches, and marks them.
 *
 * @param terms normalized terms found in the section
 * @returns `undefined` for an empty text
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  isMatched = matcherFor(terms),
): MarkedText | undefined {
  if (text === '') {
    return undefined;
  }
  const place = terms.size === 0 ? 0 : densestPlace(placesOf(text, terms));
  const before = text.slice(Math.max(0, place - 2 * SNIPPET_LENGTH), place).split(' ');
  const after = text.slice(place, place + 4 * SNIPPET_LENGTH).split(' ', SNIPPET_WORDS + 1);
  // If the text ends soon after the match, the snippet starts earlier.
  const room = Math.max(WORDS_BEFORE, SNIPPET_WORDS - after.length);
  const start = before.slice(-room - 1).join(' ');
  const end = after.slice(0, SNIPPET_WORDS - Math.min(WORDS_BEFORE, before.length - 1)).join(' ');
  const shown = start + end;
  const {value, matchLevel} = markWords(shown, isMatched);
  return {
    value: `${start.length < place ? '…' : ''}${value}${place + end.length < text.length ? '…' : ''}`,
    matchLevel,
  };
}
