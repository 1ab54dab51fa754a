/** Relevance of the embedded search. Each run prints the figures. `features/search/README.md` describes the queries. */
import {createHash} from 'node:crypto';
import {questionsOf} from '../../site/questions';
import {ROUTES} from '../../site/routeList';
import {search as siteSearch} from '../../site/search';
import {LATEST_VERSION, VERSIONS} from '../../site/versions';
import {UNVERSIONED_TAG} from '@pricing4saas/search/engine/filters';
import {loadShard} from '@pricing4saas/search/engine/shard';
import type {SearchHit} from '@pricing4saas/search/engine/types';
import golden from './golden.json';
import {engineOf, readBuiltIndex, requestFor} from '@pricing4saas/search/indexing/builtIndex';
import readers from './readers.json';
import fifth from './readers-fifth.json';
import fourth from './readers-fourth.json';
import second from './readers-second.json';
import secondUnseen from './readers-second-unseen.json';
import third from './readers-third.json';
import readersUnseen from './readers-unseen.json';
import {BUILD, attributes, pageAt} from './site';

/** Number of pages for which the minimums were set. */
const PAGES = 176;

/** Minimum recall among the first and the first five hits. */
const MIN_RECALL = {
  tuning: {at1: 0.859, at5: 0.982},
  unseen: {at1: 0.856, at5: 0.949},
  readers: {at1: 0.899, at5: 0.986},
  readersUnseen: {at1: 0.799, at5: 0.963},
  second: {at1: 0.789, at5: 0.969},
  secondUnseen: {at1: 0.81, at5: 0.939},
  third: {at1: 0.865, at5: 0.97},
  fourth: {at1: 0.78, at5: 0.946},
  fifth: {at1: 0.785, at5: 0.955},
  judged: {at1: 0.838, at5: 0.961},
};

/** Queries of each set that new pages may take from others: one for each page, at most two. */
const MARGIN = Math.max(0, Math.min(2, ROUTES.length - PAGES));

/** Seed of the random half of `golden.json` with which the ranking may be tuned. */
const SEED = 20261124;

/** Minimum number of queries for each docs version. */
const MIN_QUERIES = {latest: 80, older: 15};

/** Largest number of hits that a test reads. */
const MAX_HITS = 20;

/** Kinds of queries. */
const QUERY_KINDS = ['exact', 'question', 'misspelt', 'pasted'];

/** An expected result: a heading of a page, the text before it (`''`) or, without `anchor`, any part. */
interface Place {
  readonly path: string;
  readonly anchor?: string;
}

const index = readBuiltIndex(BUILD);
const engine = engineOf(index);
const shards = index.shards.map(loadShard);

type Hit = Pick<SearchHit, 'url_without_anchor' | 'anchor'>;

const found = new Map<string, readonly Hit[]>();

/** First hits of a reader of a docs version. Sets of queries repeat some of them. */
function search(query: string, label: string | null, count = 5): readonly Hit[] {
  const version = VERSIONS.find((each) => each.label === label) ?? LATEST_VERSION;
  const key = `${version.label} ${query}`;
  const hits = found.get(key) ?? engine.search(requestFor(query, version, VERSIONS, MAX_HITS)).hits;
  found.set(key, hits);
  return hits.slice(0, count);
}

function placeOf({url_without_anchor: url, anchor}: Hit): Required<Place> {
  return {path: new URL(url).pathname, anchor: anchor ?? ''};
}

/** Position of the first correct hit, from 1, or `Infinity`. */
function rankOf(hits: readonly Hit[], expected: readonly Place[]): number {
  const at = hits
    .map(placeOf)
    .findIndex((place) =>
      expected.some(
        ({path, anchor = place.anchor}) => path === place.path && anchor === place.anchor,
      ),
    );
  return at < 0 ? Infinity : at + 1;
}

/** Keywords in the front matter of a page. */
function keywordsOf(path: string): string[] {
  const [content = ''] = attributes(pageAt(path), 'meta[name="keywords"]', 'content');
  return content.split(',').filter((keyword) => keyword.trim() !== '');
}

it('each version has enough queries', () => {
  for (const {label, isLatest} of VERSIONS) {
    const own = golden.filter(({version}) => version === label);
    expect(own.length, label).toBeGreaterThanOrEqual(MIN_QUERIES[isLatest ? 'latest' : 'older']);
    expect(new Set(own.map(({kind}) => kind)), label).toEqual(new Set(QUERY_KINDS));
    expect(new Set(own.map(({query}) => query)).size, label).toBe(own.length);
  }
});

interface Query {
  readonly query: string;
  readonly kind: string;
  readonly version: string;
  readonly expected: readonly Place[];
}

function isForTuning({query, version}: Query): boolean {
  return createHash('sha256').update(`${SEED} ${version} ${query}`).digest()[0]! % 2 === 0;
}

/** `features/search/README.md` lists which sets the ranking and the keywords were tuned with. */
const SETS: Readonly<Record<keyof typeof MIN_RECALL, readonly Query[]>> = {
  tuning: golden.filter(isForTuning),
  unseen: golden.filter((query) => !isForTuning(query)),
  readers,
  readersUnseen,
  second,
  secondUnseen,
  third,
  fourth,
  fifth,
  judged: [...readersUnseen, ...secondUnseen].map(({judged: expected, ...query}) => ({
    ...query,
    expected,
  })),
};

it.each(Object.entries(SETS))('queries find their answers: %s', (name, queries) => {
  const ranked = queries.map((each) => ({
    ...each,
    rank: rankOf(search(each.query, each.version), each.expected),
  }));
  const recall = (max: number, kind?: string) => {
    const own = ranked.filter((each) => !kind || each.kind === kind);
    return own.filter(({rank}) => rank <= max).length / own.length;
  };
  const kinds = [...new Set(queries.map(({kind}) => kind)), undefined];
  console.table(
    kinds.map((kind) => {
      const [first, three, five] = [1, 3, 5].map((max) => recall(max, kind).toFixed(3));
      return {[name]: kind ?? 'all', first, three, five};
    }),
  );
  const missed = ranked
    .filter(({rank}) => rank > 1)
    .map(({query, rank}) => `${rank > 5 ? 'not in the first five' : `at ${rank}`}: ${query}`)
    .join('\n');
  const {at1, at5} = MIN_RECALL[name as keyof typeof MIN_RECALL];
  const margin = MARGIN / queries.length;
  expect.soft(recall(1), `first\n${missed}`).toBeGreaterThanOrEqual(at1 - margin);
  expect(recall(5), `five\n${missed}`).toBeGreaterThanOrEqual(at5 - margin);
});

it('one of the keywords of each page finds the page first', () => {
  const lost = index.shards.flatMap(({pages, version, tag}) =>
    pages
      .filter(([, , kind]) => kind !== 'edition')
      .map(([path]) => ({path, keywords: keywordsOf(path)}))
      .filter(({keywords}) => keywords.length > 0)
      .filter(({path, keywords}) =>
        keywords.every((keyword) => rankOf(search(keyword, version, 1), [{path}]) > 1),
      )
      .map(({path}) => `${path} (${tag}): add a keyword that no other page contains`),
  );
  expect(lost).toEqual([]);
});

it('the index has all questions of each page', () => {
  const indexed = [...index.texts.values()].flat().flatMap((text) => text.split('\n').slice(1));
  const written = ROUTES.flatMap(({path}) => questionsOf(path)).map(({question}) => question);
  expect(written.length).toBeGreaterThan(1_000);
  expect(written.filter((question) => !indexed.includes(question))).toEqual([]);
});

it.each(VERSIONS)('each suggestion finds a page of docs $label', ({label}) => {
  const isOwn = (hit: Hit) => placeOf(hit).path.startsWith(`/docs/${label}/`);
  const lost = siteSearch.suggestions.filter((query) => !search(query, label).some(isOwn));
  expect(lost).toEqual([]);
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

it('the index has a shard for each docs version, and for other syntax versions and pages', () => {
  const tags = VERSIONS.map(({name}) => `docs-default-${name}`);
  expect(shards.map(({name}) => name).sort()).toEqual(
    [UNVERSIONED_TAG, `${tags[0]}-editions`, ...tags].sort(),
  );
});
