/** Relevance of the embedded search. Each run prints the figures. `golden.json` contains the queries. */
import {expect, it} from 'vitest';
import {LATEST_VERSION, VERSIONS} from '../../site/versions';
import {UNVERSIONED_TAG} from '../../src/search/engine/filters';
import {loadShard, readSections, topicOf} from '../../src/search/engine/shard';
import type {SearchHit} from '../../src/search/engine/types';
import golden from '../../src/search/golden.json';
import {engineOf, readBuiltIndex, requestFor} from '../../src/search/index/builtIndex';
import {BUILD} from './site';

/** Minimum recall in each docs version, as shares of its queries. */
const MIN_RECALL = {at1: 0.85, at5: 0.98, misspeltAt5: 0.95};

/**
 * Queries below the minimum that are accepted in the latest version, because each new page competes with the
 * expected ones. A change of the ranking affects more queries.
 */
const MARGIN = 2;

/** Minimum number of queries for each docs version. */
const MIN_QUERIES = {latest: 80, older: 15};

/** Largest number of hits that a test reads. */
const MAX_HITS = 20;

/** Kinds of queries. */
const KINDS = ['exact', 'question', 'misspelt', 'pasted'];

/** An expected result: a heading of a page, the text before it (`''`) or, without `anchor`, any part. */
interface Place {
  readonly path: string;
  readonly anchor?: string;
}

const index = readBuiltIndex(BUILD);
const engine = engineOf(index);
const shards = index.shards.map(({sections, index: packed}) =>
  loadShard(readSections(sections), packed),
);
const sections = shards.flatMap((shard) => shard.sections);

const found = new Map<string, readonly SearchHit[]>();

/** First hits of a reader of a docs version. */
function search(query: string, label: string | null, count = 5): readonly SearchHit[] {
  const version = VERSIONS.find((each) => each.label === label) ?? LATEST_VERSION;
  const key = `${version.label} ${query}`;
  const hits = found.get(key) ?? engine.search(requestFor(query, version, MAX_HITS)).hits;
  found.set(key, hits);
  return hits.slice(0, count);
}

function placeOf({url_without_anchor: url, anchor}: SearchHit): Required<Place> {
  return {path: new URL(url).pathname, anchor: anchor ?? ''};
}

/** Position of the first correct hit, from 1, or `Infinity`. */
function rankOf(hits: readonly SearchHit[], expected: readonly Place[]): number {
  const at = hits
    .map(placeOf)
    .findIndex((place) =>
      expected.some(
        ({path, anchor = place.anchor}) => path === place.path && anchor === place.anchor,
      ),
    );
  return at < 0 ? Infinity : at + 1;
}

it('each version has enough queries', () => {
  for (const {label, isLatest} of VERSIONS) {
    const own = golden.filter(({version}) => version === label);
    expect(own.length, label).toBeGreaterThanOrEqual(MIN_QUERIES[isLatest ? 'latest' : 'older']);
    expect(new Set(own.map(({kind}) => kind)), label).toEqual(new Set(KINDS));
    expect(new Set(own.map(({query}) => query)).size, label).toBe(own.length);
  }
});

it.each(VERSIONS)('the queries of $label find their answers', ({label, isLatest}) => {
  const ranked = golden
    .filter(({version}) => version === label)
    .map((each) => ({
      ...each,
      rank: rankOf(search(each.query, label), each.expected),
    }));
  const recall = (kind?: string) => {
    const ranks = ranked.filter((each) => !kind || each.kind === kind).map(({rank}) => rank);
    const within = (max: number) => ranks.filter((rank) => rank <= max).length / ranks.length;
    return {queries: ranks.length, at1: within(1), at5: within(5)};
  };
  console.log(`Recall in ${label}`);
  console.table(
    Object.fromEntries([...KINDS, undefined].map((kind) => [kind ?? 'all', recall(kind)])),
  );
  const missed = ranked
    .filter(({rank}) => rank > 1)
    .map(({query, rank}) => `${rank > 5 ? 'not in the first five' : `at ${rank}`}: ${query}`)
    .join('\n');
  const minimum = MIN_RECALL.at5 - (isLatest ? MARGIN : 0) / ranked.length;
  expect.soft(recall().at1, missed).toBeGreaterThanOrEqual(MIN_RECALL.at1);
  expect.soft(recall().at5, missed).toBeGreaterThanOrEqual(minimum);
  expect.soft(recall('misspelt').at5, missed).toBeGreaterThanOrEqual(MIN_RECALL.misspeltAt5);
});

it.each(shards)('every page is found by its title and its first heading: $name', (shard) => {
  const lost = [...new Set(shard.sections.map(({path}) => path))].flatMap((path) => {
    const page = shard.sections.filter((section) => section.path === path);
    const {title} = page[0]!;
    const first = page.find(({anchor, parents}) => anchor !== '' && parents.length === 0);
    return (first ? [title, `${title} ${first.heading}`] : [title])
      .filter((query) => rankOf(search(query, shard.version), [{path}]) === Infinity)
      .map((query) => `${path} by "${query}"`);
  });
  expect(lost).toEqual([]);
});

it('the first five hits contain each topic at most twice', () => {
  const topics = new Map(
    sections.map(({path, anchor, title, heading}) => [
      `${path}#${anchor}`,
      topicOf(title, heading),
    ]),
  );
  const titles = shards.flatMap(({version, sections: own}) =>
    [...new Set(own.map(({title}) => title))].map((query) => ({query, version})),
  );
  const crowded = [...golden, ...titles].filter(({query, version}) => {
    const own = search(query, version)
      .map(placeOf)
      .map(({path, anchor}) => topics.get(`${path}#${anchor}`));
    return own.some((topic) => own.filter((other) => other === topic).length > 2);
  });
  expect(crowded.map(({query, version}) => `${version}: ${query}`)).toEqual([]);
});

it('at most three sections of a page come before the next page', () => {
  const long = golden.filter(({query, version}) => {
    const pages = search(query, version, MAX_HITS).map(({url_without_anchor: page}) => page);
    return pages.some((page, at) => {
      const next = pages.slice(at + 1, at + 4);
      return next.length === 3 && next.every((each) => each === page) && pages.at(-1) !== page;
    });
  });
  expect(long.map(({query, version}) => `${version}: ${query}`)).toEqual([]);
});

it('the index has a shard for each docs version, and for other syntax versions and pages', () => {
  const tags = VERSIONS.map(({name}) => `docs-default-${name}`);
  expect(shards.map(({name}) => name).sort()).toEqual(
    [UNVERSIONED_TAG, `${tags[0]}-editions`, ...tags].sort(),
  );
});
