/** Search records of a site that has grown: copies of real pages with changed words. */
import type {SearchRecord} from '../../src/search/engine/types';

/** Share of the words that a copy has for itself; the others are those of the whole site. */
const OWN_WORDS = 0.3;

/** A number from 0 to 1 that looks random and is always the same for the same text. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 16_777_619);
  }
  // Texts that differ in their last letter alone must differ as a whole.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * The word that stands for another one in a copy. A copy replaces the same words everywhere in it,
 * and shares its new words with a few other copies: vocabulary grows more slowly than text.
 */
function wordOfCopy(word: string, copy: number): string {
  if (word.length < 4 || chance(`${word.toLowerCase()} ${copy}`) >= OWN_WORDS) {
    return word;
  }
  const middle = word.length >> 1;
  const group = Math.floor(chance(`${word} in ${copy}`) * Math.sqrt(copy + 1));
  const syllable = group
    .toString(5)
    .replace(/\d/g, (digit) => ['ra', 'te', 'mi', 'lo', 'nu'][Number(digit)]!);
  return word.slice(0, middle) + syllable + word.slice(middle);
}

function textOfCopy(text: string, copy: number): string {
  return text.replace(/\p{L}+/gu, (word) => wordOfCopy(word, copy));
}

/**
 * Grows a site to a number of pages, all in one docs version: the size of a search is that of the
 * version being read.
 *
 * @param records records of the site, those of a page together
 * @param tag tag of the version to grow
 * @param pages pages that the version has in the end; not fewer than it has
 * @returns the records of that version alone
 */
export function growRecords(
  records: readonly SearchRecord[],
  tag: string,
  pages: number,
): SearchRecord[] {
  const own = records.filter((record) => record.tag === tag);
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of own) {
    byPage.set(record.path, [...(byPage.get(record.path) ?? []), record]);
  }
  const originals = [...byPage.values()];
  if (originals.length === 0) {
    throw new Error(`no search record has the tag ${tag}`);
  }
  return Array.from({length: Math.max(pages, originals.length)}, (_, at) => {
    const copy = Math.floor(at / originals.length);
    const original = originals[at % originals.length]!;
    if (copy === 0) {
      return original;
    }
    const change = (text: string) => textOfCopy(text, copy);
    return original.map((record): SearchRecord => ({
      ...record,
      path: `${record.path}-${copy}`,
      pageTitle: change(record.pageTitle),
      parents: record.parents.map(change),
      heading: change(record.heading),
      text: change(record.text),
      symbols: change(record.symbols),
    }));
  }).flat();
}

/** What a reader has typed after each key, beginning with the first letter that is searched. */
export function keystrokes(query: string): string[] {
  return Array.from({length: query.length}, (_, at) => query.slice(0, at + 1));
}
