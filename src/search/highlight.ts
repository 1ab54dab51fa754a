/** Marks matched words in texts that come from pages. */
import type {MarkedText} from './types';
import {normalizeTerm} from './terms';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. Index text is inserted as HTML by the search modal. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

const WORD = /[\p{L}\p{N}_]+/gu;

/** Whether a word of a text is one that the query found. */
function isMatched(word: string, terms: ReadonlySet<string>): boolean {
  const normal = normalizeTerm(word);
  if (terms.has(normal)) {
    return true;
  }
  // A found part of a compound name marks the whole name.
  return [...terms].some((term) => term.length > 3 && normal.includes(term));
}

/**
 * Marks words in a text.
 *
 * @param text plain text
 * @param terms normalised terms that were found in the record
 */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedText {
  let matched = false;
  let last = 0;
  let value = '';
  for (const {0: word, index} of text.matchAll(WORD)) {
    value += escapeHtml(text.slice(last, index));
    last = index + word.length;
    if (isMatched(word, terms)) {
      matched = true;
      value += `<mark>${escapeHtml(word)}</mark>`;
    } else {
      value += escapeHtml(word);
    }
  }
  value += escapeHtml(text.slice(last));
  return {value, matchLevel: matched ? 'full' : 'none'};
}

/** Words shown in a snippet. */
const SNIPPET_WORDS = 24;

/**
 * Cuts out the part of a text around the first densest place of matches and marks it.
 *
 * @returns `undefined` for an empty text
 */
export function snippet(text: string, terms: ReadonlySet<string>): MarkedText | undefined {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length === 0) {
    return undefined;
  }
  const hits = words.map(({0: word}) =>
    [...word.matchAll(WORD)].some(({0: part}) => isMatched(part, terms)) ? 1 : 0,
  );
  let best = 0;
  let bestCount = -1;
  let count = 0;
  for (let end = 0; end < words.length; end += 1) {
    count += hits[end]!;
    if (end >= SNIPPET_WORDS) {
      count -= hits[end - SNIPPET_WORDS]!;
    }
    if (count > bestCount) {
      bestCount = count;
      best = Math.max(0, end - SNIPPET_WORDS + 1);
    }
  }
  // Start a little before the first match, so that it is read in context.
  const firstHit = hits.indexOf(1, best);
  const start = firstHit < 0 ? best : Math.max(0, Math.min(best, firstHit - 4), firstHit - 6);
  const end = Math.min(words.length, start + SNIPPET_WORDS);
  const from = words[start]!.index;
  const lastWord = words[end - 1]!;
  const marked = markWords(text.slice(from, lastWord.index + lastWord[0].length), terms);
  return {
    ...marked,
    value: `${start > 0 ? '…' : ''}${marked.value}${end < words.length ? '…' : ''}`,
  };
}
