import {createModalClient} from './docsearch';
import {HostedSearch, adaptHit} from '../client/hosted';
import {usableHits} from '../engine/hit';
import type {SearchBackend, SearchResponse} from '../engine/types';

type OnOutcome = Parameters<typeof createModalClient>[0]['onOutcome'];

const VERSION = {name: 'current', label: '2.0.1', path: '/docs/2.0.1'};

it('adaptHit converts crawler records: lists, no URL without anchor, a version on blog posts', () => {
  const url = 'https://x.example/blog/a#caf%C3%A9';
  const adapt = (lvl2?: string) =>
    adaptHit(
      {objectID: '1', url, hierarchy: {lvl0: 'Post', lvl1: 'Post', lvl2}, version: ['current']},
      [VERSION],
    );
  const page = {url_without_anchor: 'https://x.example/blog/a', version: null};
  expect(adapt('Café')).toMatchObject({...page, url, anchor: 'café', type: 'lvl2'});
  expect(adapt()).toMatchObject({...page, anchor: null, type: 'lvl1'});
});

it.each([
  {url: 'docs/1.4.0', url_without_anchor: null},
  {url: 'https://x.example/a#%e0%a4', anchor: null},
  {url: 7},
  {hierarchy: {lvl1: null}},
  {hierarchy: {lvl1: {}}},
  {anchor: '\udc00'},
  {url_without_anchor: 'https://x.example/%ff'},
  {url_without_anchor: 'mailto:a@b.example'},
  {trail: [{}]},
  {trail: 'ab'},
  {content: []},
])('HostedSearch leaves out a hit with %j, and does not count it', async (odd) => {
  const hierarchy = {lvl0: 'A', lvl1: 'A', lvl2: 'B'};
  const hit = {objectID: '1', url: 'https://x.example/a#b', anchor: 'b', hierarchy};
  const hosted = new HostedSearch({appId: 'A', apiKey: 'k', indexName: 'x'} as never, [], 'en');
  const results = [{hits: [{...hit, ...odd}, hit], nbHits: 9}];
  Object.assign(hosted, {client: {search: async () => ({results})}});
  const {hits, nbHits} = await hosted.search({tags: []} as never);
  expect([hits.length, nbHits]).toEqual([1, 8]);
});

it('usableHits leaves out contents of another type, and addresses of other hosts', () => {
  const stored = {objectID: 'a', url: '/a', type: 'lvl1', hierarchy: {lvl0: 'A', lvl1: 'A'}};
  const texts = [null, '', 0].map((content) => ({...stored, content}));
  expect(usableHits(texts, (hit) => hit)).toEqual(texts.slice(0, 2));
  const addresses = ['/a%20#%5c', '/%5cx.example', 'https://x.example/%5Cy', '/%09/x'];
  const hits = addresses.map((url) => ({...stored, url}));
  expect(usableHits(hits, (hit) => hit)).toEqual(hits.slice(0, 1));
});

describe('createModalClient', () => {
  const clientOf = (search: SearchBackend['search'], onOutcome: OnOutcome = () => {}) =>
    createModalClient({
      backend: () => Promise.resolve({search, onUpdate: () => () => {}}),
      indexName: 'x',
      versions: [VERSION],
      reading: VERSION,
      suggestions: [],
      onOutcome,
    });
  it.each(['hasOwnProperty', '__proto__', 'Plan'])('groups hits of the page %s', async (lvl0) => {
    const hits = [{hierarchy: {lvl0, lvl1: lvl0, lvl2: null}, version: null}] as never;
    const client = clientOf(async ({query}) => ({query, hits, nbHits: 1}));
    const {results} = await client.search({requests: [{query: 'a'}]});
    const {lvl0: title, lvl1} = results[0]!.hits[0]!.hierarchy;
    expect([title.replace('\u200b', ''), title in {}, lvl1 in {}]).toEqual([lvl0, false, false]);
  });
  it('reports the outcome of the newest query only', async () => {
    let failOlder: (error: Error) => void;
    const late = new Promise<SearchResponse>((_, reject) => (failOlder = reject));
    const outcomes: (number | undefined)[] = [];
    const client = clientOf(
      ({query}) => (query === 'a' ? late : Promise.resolve({query, hits: [], nbHits: 30})),
      (outcome) => outcomes.push(outcome?.nbHits),
    );
    const older = client.search({requests: [{query: 'a'}]});
    await client.search({requests: [{query: 'b'}]});
    failOlder!(new Error('too late'));
    await older;
    expect(outcomes).toEqual([30]);
  });
});
