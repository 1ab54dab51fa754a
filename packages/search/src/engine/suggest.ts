/** What to search for instead of a query that finds nothing. */
import {isPreferred} from './filters';
import type {LoadedShard} from './shard';
import {topicalTerms} from './terms';
import type {SearchHit} from './types';

/** A query whose first hits are introductions, in every docs version. */
export const BROAD_QUERY = 'Pricing4SaaS';

/** Share of the characters of a word that may differ; more than in a search. */
const FUZZINESS = 0.4;

const unique = (texts: readonly string[]) => [...new Set(texts)].slice(0, 3);

/** The titles of the pages of hits. */
export function titlesOf(hits: readonly SearchHit[]): string[] {
  return unique(hits.map(({hierarchy}) => hierarchy.lvl0));
}

/** Headings of the preferred docs version with a word near to one of the query, nearest first. */
export function nearHeadings(
  query: string,
  shards: readonly LoadedShard[],
  preferred: string,
): string[] {
  const queries = [...topicalTerms(query)];
  const found = shards
    .filter((shard) => isPreferred(shard, preferred))
    .flatMap(({index, sections}) =>
      index
        .search({combineWith: 'OR', queries}, {fields: ['heading'], fuzzy: FUZZINESS})
        .map(({id, score}) => ({heading: sections[id as number]!.heading, score})),
    );
  return unique(found.sort((a, b) => b.score - a.score).map(({heading}) => heading));
}
