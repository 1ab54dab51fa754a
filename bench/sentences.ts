/**
 * Prints random sentences of the built pages to review the writing. Mark each as fine, would
 * rewrite, or stops the reader. The goal is at most 3 % to rewrite, and none that stops a reader.
 *
 * Usage: npx tsx bench/sentences.ts [--seed N] [--count N]
 * The same seed and build give the same sentences.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {root} from '../lib/root';
import {ROUTES} from '../site/routeList';

const BLOCKS = 'main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, figcaption, summary)';
const NO_PROSE =
  'pre, nav, footer, .theme-doc-breadcrumbs, .pagination-nav, [aria-hidden="true"], svg';

/** The sentences of a page with at least five words, in order. */
function sentencesOf(route: string): string[] {
  const $ = load(readFileSync(path.join(root, 'build', route, 'index.html'), 'utf8'));
  $(NO_PROSE).remove();
  const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});
  return $(BLOCKS)
    .toArray()
    .filter((element) => $(element).find(BLOCKS.slice('main '.length)).length === 0)
    .flatMap((element) => [...segmenter.segment($(element).text().replace(/\s+/g, ' '))])
    .map(({segment}) => segment.trim())
    .filter((sentence) => sentence.split(' ').length >= 5);
}

/** Random numbers from 0 to 1 (mulberry32). */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    yield ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }
}

const {values} = parseArgs({
  options: {seed: {type: 'string', default: '1'}, count: {type: 'string', default: '160'}},
});
const remaining = ROUTES.flatMap(({path: route}) =>
  sentencesOf(route).map((sentence) => `${route}\n   ${sentence}`),
);
const random = randomNumbers(Number(values.seed));
for (let number = 1; number <= Number(values.count) && remaining.length > 0; number += 1) {
  const [drawn] = remaining.splice(Math.floor(random.next().value * remaining.length), 1);
  console.log(`${number}. ${drawn}`);
}
