/** Marks matched words in texts that come from pages. */
import type {MarkedText} from './types';
import {normalTerms, placesOfWords} from './terms';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a string for HTML. Index text is inserted as HTML by the search modal. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text)
    ? text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    : text;
}

/** Whether a word of a string is one that the query found. */
export type Matcher = (word: string) => boolean;

/** Terms of words that were met: texts, and the queries of a reader who types, repeat them. */
const termsOfWords = new Map<string, readonly string[]>();

/** Words whose terms are remembered: more than one docs version has. */
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
 * Makes a matcher. It remembers its answers: texts repeat their words.
 *
 * @param terms normalized terms that were found in the section
 */
export function matcherFor(terms: ReadonlySet<string>): Matcher {
  const answers = new Map<string, boolean>();
  return (word) => {
    let answer = answers.get(word);
    if (answer === undefined) {
      // A found part of a compound name marks the whole name.
      answer = termsOfWord(word).some((term) => terms.has(term));
      answers.set(word, answer);
    }
    return answer;
  };
}

/**
 * Marks words in a string.
 *
 * @param text plain text
 * @param isMatched which words to mark
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

/** Words shown in a snippet, and those of them in front of the first match. */
const SNIPPET_WORDS = 24;
const WORDS_BEFORE = 5;

/** Matches that are looked at in one text; long tables repeat theirs. */
const MAX_MATCHES = 500;

/** Characters of about as many words as a snippet has. */
const SNIPPET_LENGTH = 6 * SNIPPET_WORDS;

/** Places of the words in a string: fast rather than exact, because texts can be long. */
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

/** Where the first of the densest places begins: the one with the most different words. */
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
  // What only repeats the words behind it is left out.
  while (counts[best + 1] === most && places[best + 1]!.at - places[best]!.at < SNIPPET_LENGTH) {
    best += 1;
  }
  return places[best]?.at ?? 0;
}

/**
 * Cuts out the part of a string that has the most of the words, and marks them.
 *
 * @param text plain text
 * @param terms normalized terms that were found in the section
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
  // A string that ends soon after the match shows more of what is in front of it.
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
