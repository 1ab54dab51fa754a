/**
 * Relevance of the embedded search, measured on the built index without a browser. The figures are
 * printed with each run; `golden.json` holds the queries.
 */
import {expect, test} from '@playwright/test';
import {VERSIONS} from '../../site/versions';
import {loadShard, topicOf} from '../../src/search/engine/shard';
import {UNVERSIONED_TAG} from '../../src/search/engine/filters';
import {engineOf, readBuiltIndex} from '../../src/search/index/builtIndex';
import {
  KINDS,
  placeOf,
  queriesForPage,
  rankOf,
  recallOf,
  recallTable,
  requestFor,
  staleAnswers,
  versionOf,
  type GoldenQuery,
  type Recall,
} from '../../src/search/relevance/relevance';
import golden from '../../src/search/golden.json';

/** What each docs version has to reach. */
const LEAST = {at1: 0.85, at5: 0.98, misspeltAt5: 0.95};

/** Queries that each docs version has at least. */
const LEAST_QUERIES = {latest: 80, older: 15};

const QUERIES = golden as readonly GoldenQuery[];

const index = readBuiltIndex('build');
const engine = engineOf(index);
const shards = index.shards.map(loadShard);
const sections = shards.flatMap((shard) => shard.sections);

const topicsByPlace = new Map(
  sections.map(({path, anchor, title, heading}) => [`${path}#${anchor}`, topicOf(title, heading)]),
);

/** Topics of the first five hits, which may have two of each at most. */
function topicsOf(query: string, label: string | null): string[] {
  const {hits} = engine.search(requestFor(query, versionOf(label)));
  return hits.map(placeOf).map(({path, anchor}) => topicsByPlace.get(`${path}#${anchor}`)!);
}

function mostFrequent(items: readonly string[]): number {
  return Math.max(0, ...items.map((item) => items.filter((other) => other === item).length));
}

test('every expected answer exists, and every version has enough queries', () => {
  expect(staleAnswers(QUERIES, sections)).toEqual([]);
  for (const {label, isLatest} of VERSIONS) {
    const own = QUERIES.filter(({version}) => version === label);
    expect(own.length, label).toBeGreaterThanOrEqual(
      isLatest ? LEAST_QUERIES.latest : LEAST_QUERIES.older,
    );
    expect(new Set(own.map(({kind}) => kind)), label).toEqual(new Set(KINDS));
  }
  expect(new Set(QUERIES.map(({query, version}) => `${version} ${query}`)).size).toBe(
    QUERIES.length,
  );
});

for (const version of VERSIONS) {
  test(`the queries of ${version.label} are answered`, () => {
    const ranked = QUERIES.filter(({version: label}) => label === version.label).map((each) => ({
      ...each,
      rank: rankOf(engine.search(requestFor(each.query, version)).hits, each.expected),
    }));
    const recall = (kind?: string): Recall =>
      recallOf(ranked.filter((each) => !kind || each.kind === kind).map(({rank}) => rank));
    const groups = new Map(KINDS.map((kind) => [`${version.label} ${kind}`, recall(kind)]));
    const all = recall();
    console.log(recallTable(groups.set(`${version.label} all`, all)));
    const missed = ranked
      .filter(({rank}) => rank !== 1)
      .map(({query, rank}) => `${rank ? `at ${rank}` : 'not in the top 5'}: ${query}`)
      .join('\n');
    expect.soft(all.at1, missed).toBeGreaterThanOrEqual(LEAST.at1);
    expect.soft(all.at5, missed).toBeGreaterThanOrEqual(LEAST.at5);
    expect.soft(recall('misspelt').at5, missed).toBeGreaterThanOrEqual(LEAST.misspeltAt5);
  });
}

for (const {tag, version, sections: own} of shards) {
  test(`every page is found by its title and its first heading: ${tag}`, () => {
    const pages = new Set(own.map(({path}) => path));
    const lost: string[] = [];
    for (const path of pages) {
      for (const query of queriesForPage(own.filter((section) => section.path === path))) {
        const {hits} = engine.search(requestFor(query, versionOf(version)));
        if (!rankOf(hits, [{path}])) {
          lost.push(`${path} by "${query}"`);
        }
      }
    }
    expect(pages.size).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });
}

test('the first five hits have no topic three times', () => {
  const titles = shards.flatMap(({version, sections: own}) =>
    [...new Set(own.map(({title}) => title))].map((query) => ({query, version})),
  );
  const crowded = [...QUERIES, ...titles].filter(
    ({query, version}) => mostFrequent(topicsOf(query, version)) > 2,
  );
  expect(crowded.map(({query, version}) => `${version}: ${query}`)).toEqual([]);
});

test('the index has a shard for every docs version and one for everything else', () => {
  expect(shards.map(({tag}) => tag).sort()).toEqual(
    [UNVERSIONED_TAG, ...VERSIONS.map(({name}) => `docs-default-${name}`)].sort(),
  );
});
