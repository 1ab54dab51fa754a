/**
 * Relevance of the embedded search, measured on the built index without a browser. Each run prints
 * the figures. `golden.json` contains the queries.
 */
import {expect, test} from '@playwright/test';
import {LATEST_VERSION, VERSIONS, type DocsVersion} from '../../site/versions';
import {loadShard, readSections, topicOf} from '../../src/search/engine/shard';
import {UNVERSIONED_TAG} from '../../src/search/engine/filters';
import {engineOf, readBuiltIndex, requestFor} from '../../src/search/index/builtIndex';
import golden from '../../src/search/golden.json';
import type {SearchHit} from '../../src/search/engine/types';

/** Minimum recall in each docs version, as shares of its queries. */
const MIN_RECALL = {at1: 0.85, at5: 0.98, misspeltAt5: 0.95};

/**
 * Queries below the minimum that are accepted in the latest version, because each new page competes with the
 * expected ones. A change of the ranking affects more queries.
 */
const MARGIN = 2;

/** Minimum number of queries for each docs version. */
const MIN_QUERIES = {latest: 80, older: 15};

/** Kinds of queries. */
const KINDS = ['exact', 'question', 'misspelt', 'pasted'];

/** An expected result: a heading of a page or, without `anchor`, any part of the page. */
interface Place {
  readonly path: string;
  /** Id of the heading. Empty for the text before the first heading. */
  readonly anchor?: string;
}

/** A query, and the places that are correct results. */
interface GoldenQuery {
  readonly query: string;
  readonly kind: string;
  /** Label of the docs version that the reader is in. */
  readonly version: string;
  readonly expected: readonly Place[];
}

const QUERIES = golden as readonly GoldenQuery[];

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

function versionOf(label: string | null): DocsVersion {
  return VERSIONS.find((version) => version.label === label) ?? LATEST_VERSION;
}

const index = readBuiltIndex('build');
const engine = engineOf(index);
const shards = index.shards.map(({sections, index: packed}) =>
  loadShard(readSections(sections), packed),
);
const sections = shards.flatMap((shard) => shard.sections);

const topicsByPlace = new Map(
  sections.map(({path, anchor, title, heading}) => [`${path}#${anchor}`, topicOf(title, heading)]),
);

/** Topics of the first five hits. */
function topicsOf(query: string, label: string | null): string[] {
  const {hits} = engine.search(requestFor(query, versionOf(label)));
  return hits.map(placeOf).map(({path, anchor}) => topicsByPlace.get(`${path}#${anchor}`)!);
}

function mostFrequent(items: readonly string[]): number {
  return Math.max(0, ...items.map((item) => items.filter((other) => other === item).length));
}

test('all expected places exist, and each version has enough queries', () => {
  const places = new Set(sections.flatMap(({path, anchor}) => [path, `${path}#${anchor}`]));
  const missing = QUERIES.flatMap(({query, version, expected}) =>
    expected
      .map(({path, anchor}) => (anchor === undefined ? path : `${path}#${anchor}`))
      .filter((place) => !places.has(place))
      .map((place) => `"${query}" (${version}) expects ${place}, which does not exist`),
  );
  expect(missing, 'src/search/golden.json: replace with sections that exist').toEqual([]);
  for (const {label, isLatest} of VERSIONS) {
    const own = QUERIES.filter(({version}) => version === label);
    expect(own.length, label).toBeGreaterThanOrEqual(
      isLatest ? MIN_QUERIES.latest : MIN_QUERIES.older,
    );
    expect(new Set(own.map(({kind}) => kind)), label).toEqual(new Set(KINDS));
  }
  expect(new Set(QUERIES.map(({query, version}) => `${version} ${query}`)).size).toBe(
    QUERIES.length,
  );
});

for (const version of VERSIONS) {
  test(`the queries of ${version.label} reach the minimum recall`, () => {
    const ranked = QUERIES.filter(({version: label}) => label === version.label).map((each) => ({
      ...each,
      rank: rankOf(engine.search(requestFor(each.query, version)).hits, each.expected),
    }));
    const recall = (kind?: string) => {
      const ranks = ranked.filter((each) => !kind || each.kind === kind).map(({rank}) => rank);
      const within = (max: number) => ranks.filter((rank) => rank <= max).length / ranks.length;
      return {queries: ranks.length, at1: within(1), at5: within(5)};
    };
    console.log(`Recall in ${version.label}`);
    console.table(
      Object.fromEntries([...KINDS, undefined].map((kind) => [kind ?? 'all', recall(kind)])),
    );
    const missed = ranked
      .filter(({rank}) => rank > 1)
      .map(({query, rank}) => `${rank > 5 ? 'not in the first five' : `at ${rank}`}: ${query}`)
      .join('\n');
    expect.soft(recall().at1, missed).toBeGreaterThanOrEqual(MIN_RECALL.at1);
    const minimum = MIN_RECALL.at5 - (version.isLatest ? MARGIN : 0) / ranked.length;
    expect.soft(recall().at5, missed).toBeGreaterThanOrEqual(minimum);
    expect.soft(recall('misspelt').at5, missed).toBeGreaterThanOrEqual(MIN_RECALL.misspeltAt5);
  });
}

for (const {name, version, sections: own} of shards) {
  test(`every page is found by its title and its first heading: ${name}`, () => {
    const pages = new Set(own.map(({path}) => path));
    const lost: string[] = [];
    for (const path of pages) {
      const page = own.filter((section) => section.path === path);
      const {title} = page[0]!;
      const first = page.find(({anchor, parents}) => anchor !== '' && parents.length === 0);
      for (const query of first ? [title, `${title} ${first.heading}`] : [title]) {
        const {hits} = engine.search(requestFor(query, versionOf(version)));
        if (rankOf(hits, [{path}]) === Infinity) {
          lost.push(`${path} by "${query}"`);
        }
      }
    }
    expect(pages.size).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });
}

test('the first five hits contain each topic at most twice', () => {
  const titles = shards.flatMap(({version, sections: own}) =>
    [...new Set(own.map(({title}) => title))].map((query) => ({query, version})),
  );
  const crowded = [...QUERIES, ...titles].filter(
    ({query, version}) => mostFrequent(topicsOf(query, version)) > 2,
  );
  expect(crowded.map(({query, version}) => `${version}: ${query}`)).toEqual([]);
});

test('at most three sections of a page come before the next page', () => {
  const long = QUERIES.filter(({query, version}) => {
    const {hits} = engine.search(requestFor(query, versionOf(version), 20));
    const pages = hits.map(({url_without_anchor: page}) => page);
    return pages.some((page, at) => {
      const next = pages.slice(at + 1, at + 4);
      return next.length === 3 && next.every((each) => each === page) && pages.at(-1) !== page;
    });
  });
  expect(long.map(({query, version}) => `${version!}: ${query}`)).toEqual([]);
});

test('the index has a shard for each docs version, and for other syntax versions and pages', () => {
  const latest = `docs-default-${LATEST_VERSION.name}`;
  expect(shards.map(({name}) => name).sort()).toEqual(
    [
      UNVERSIONED_TAG,
      `${latest}-editions`,
      ...VERSIONS.map(({name}) => `docs-default-${name}`),
    ].sort(),
  );
});
