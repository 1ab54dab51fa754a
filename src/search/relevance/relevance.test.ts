import {describe, expect, it} from 'vitest';
import {ROUTES} from '../../../site/routeList';
import golden from '../golden.json';
import type {SearchHit} from '../engine/types';
import type {Section} from '../engine/shard';
import {
  queriesForPage,
  rankOf,
  recallOf,
  recallTable,
  requestFor,
  staleAnswers,
  versionOf,
  type GoldenQuery,
} from './relevance';

const hit = (path: string, anchor: string | null) =>
  ({url_without_anchor: `https://x.example${path}`, anchor}) as SearchHit;

const section = (anchor: string, heading: string, parents: string[] = []) =>
  ({path: '/docs/2.0.1/a', title: 'Plan', anchor, heading, parents}) as unknown as Section;

describe('rankOf', () => {
  const hits = [hit('/a', null), hit('/b', 'x'), hit('/b', 'y')];
  it('finds a heading, an opening, and any part of a page', () => {
    expect(rankOf(hits, [{path: '/b', anchor: 'y'}])).toBe(3);
    expect(rankOf(hits, [{path: '/a', anchor: ''}])).toBe(1);
    expect(rankOf(hits, [{path: '/b'}])).toBe(2);
  });
  it('takes the first of several answers, and knows when there is none', () => {
    expect(
      rankOf(hits, [
        {path: '/b', anchor: 'y'},
        {path: '/b', anchor: 'x'},
      ]),
    ).toBe(2);
    expect(rankOf(hits, [{path: '/b', anchor: ''}])).toBeUndefined();
  });
});

it('recallOf counts first hits and hits among five', () => {
  expect(recallOf([1, 5, 6, undefined])).toEqual({queries: 4, at1: 0.25, at5: 0.5});
});

it('staleAnswers names expectations that lead nowhere', () => {
  const query: GoldenQuery = {
    query: 'plan',
    kind: 'exact',
    version: '2.0.1',
    expected: [{path: '/docs/2.0.1/a'}, {path: '/docs/2.0.1/a', anchor: 'gone'}],
  };
  expect(staleAnswers([query], [section('', 'Plan')])).toEqual([
    expect.stringContaining('"plan" (2.0.1) expects /docs/2.0.1/a#gone, which does not exist'),
  ]);
});

it('the known queries expect pages that exist', () => {
  const pages = golden.map(({expected, ...query}) => ({
    ...(query as GoldenQuery),
    expected: expected.map(({path}) => ({path})),
  }));
  const routes = ROUTES.map(({path}) => ({path, anchor: ''}));
  expect(staleAnswers(pages, routes)).toEqual([]);
});

it('queriesForPage asks by the title and the first heading of the second level', () => {
  const sections = [section('', 'Plan'), section('x', 'Fields'), section('y', 'name', ['Fields'])];
  expect(queriesForPage(sections)).toEqual(['Plan', 'Plan Fields']);
  expect(queriesForPage(sections.slice(0, 1))).toEqual(['Plan']);
  expect(queriesForPage([])).toEqual([]);
});

it('recallTable shows shares as percentages', () => {
  const table = recallTable(new Map([['2.0.1 exact', recallOf([1, 2])]]));
  expect(table).toMatch(/2\.0\.1 exact +2 +50\.0 % +100\.0 %/);
});

it('requestFor prefers the version that is read, and falls back to the latest', () => {
  expect(requestFor('q', versionOf('1.4.0')).optionalFilters).toEqual([
    'docusaurus_tag:docs-default-1.4.0',
  ]);
  expect(versionOf(null).isLatest).toBe(true);
});
