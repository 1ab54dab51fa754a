/** What to search for instead of a query that finds nothing. */
import {isPreferred} from './filters';
import {rank} from './ranking';
import type {LoadedShard} from './shard';
import {topicalTerms} from './terms';

/** A query whose first hits are introductions, in every docs version. */
export const BROAD_QUERY = 'Pricing4SaaS';

/** Share of the characters of a word that may differ; more than in a search. */
const FUZZINESS = 0.4;

/** The first three different texts. */
export function firstOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, 3);
}

/**
 * Headings of the preferred docs version with a word near to one of the query, nearest first. If there are
 * none, titles of introductions.
 */
export function suggestionsFor(
  query: string,
  shards: readonly LoadedShard[],
  preferred: string,
): string[] {
  const queries = [...topicalTerms(query)];
  const near = shards
    .filter((shard) => isPreferred(shard, preferred))
    .flatMap(({index, sections}) =>
      index
        .search({combineWith: 'OR', queries}, {fields: ['heading'], fuzzy: FUZZINESS})
        .map(({id, score}) => ({text: sections[id as number]!.heading, score})),
    )
    .sort((a, b) => b.score - a.score)
    .map(({text}) => text);
  return firstOf(
    near.length > 0
      ? near
      : rank(BROAD_QUERY, shards, preferred).hits.map(({section}) => section.title),
  );
}
