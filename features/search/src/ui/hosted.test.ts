import {describe, expect, it} from 'vitest';
import {createModalClient} from './docsearch';
import {adaptHit, type AlgoliaHit} from '../client/hosted';
import type {SearchBackend, SearchRequest, SearchResponse} from '../engine/types';

const VERSION = {name: 'current', label: '2.0.1', path: '/docs/2.0.1'};

const HIT: AlgoliaHit = {
  objectID: '/docs/2.0.1/a#b',
  url: 'https://x.example/docs/2.0.1/a#b',
  url_without_anchor: 'https://x.example/docs/2.0.1/a',
  anchor: 'b',
  content: 'The price of a plan.',
  hierarchy: {
    lvl0: 'Format',
    lvl1: 'Format',
    lvl2: 'Plans',
    lvl3: 'plans.<name>.price',
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  version: '2.0.1',
  _highlightResult: {
    hierarchy: {
      lvl1: {value: 'Format', matchLevel: 'none'},
      lvl2: {value: '__mark__Plans__/mark__', matchLevel: 'full'},
      lvl3: {value: 'plans.<name>.__mark__price__/mark__', matchLevel: 'full'},
    },
  },
  _snippetResult: {
    content: {value: 'The __mark__price__/mark__ of a <b>plan</b>…', matchLevel: 'full'},
  },
};

describe('adaptHit', () => {
  it('converts a section, with its parent headings, escaped and marked', () => {
    const hit = adaptHit(HIT, [VERSION]);
    expect(hit).toMatchObject({
      objectID: '/docs/2.0.1/a#b',
      url: 'https://x.example/docs/2.0.1/a#b',
      anchor: 'b',
      type: 'lvl2',
      hierarchy: {lvl0: 'Format', lvl1: 'Plans', lvl2: 'plans.<name>.price'},
      version: '2.0.1',
    });
    expect(hit._snippetResult.hierarchy.lvl2).toEqual({
      value: 'plans.&#60;name&#62;.<mark>price</mark>',
      matchLevel: 'full',
    });
    expect(hit._snippetResult.hierarchy.lvl1?.value).toBe(
      'Plans — The <mark>price</mark> of a &#60;b&#62;plan&#60;/b&#62;…',
    );
    expect(Object.values(hit._highlightResult.hierarchy).map(({value}) => value)).toEqual([
      'Format',
      '<mark>Plans</mark>',
      'plans.&#60;name&#62;.<mark>price</mark>',
    ]);
  });
  it('converts the introduction of a page', () => {
    const hit = adaptHit(
      {
        objectID: '/docs/2.0.1/a#',
        url: 'https://x.example/docs/2.0.1/a',
        hierarchy: {lvl0: 'Format', lvl1: 'Format'},
      },
      [VERSION],
    );
    expect(hit).toMatchObject({type: 'lvl1', anchor: null, url: 'https://x.example/docs/2.0.1/a'});
    expect(hit.hierarchy).toMatchObject({lvl0: 'Format', lvl1: 'Format', lvl2: null});
    expect(hit._snippetResult.content).toBeUndefined();
  });
  it('converts crawler records: lists, no URL without anchor, a version on blog posts', () => {
    const hit = adaptHit(
      {
        objectID: '1',
        url: 'https://x.example/blog/a#caf%C3%A9',
        hierarchy: {lvl0: 'Post', lvl1: 'Post', lvl2: 'Café'},
        version: ['current'],
      },
      [VERSION],
    );
    expect(hit).toMatchObject({
      url: 'https://x.example/blog/a#caf%C3%A9',
      url_without_anchor: 'https://x.example/blog/a',
      anchor: 'café',
      version: null,
    });
  });
});

describe('createModalClient', () => {
  it('reports the outcome of the newest query only', async () => {
    const answers: ((response: SearchResponse | Error) => void)[] = [];
    const backend: SearchBackend = {
      onUpdate: () => () => {},
      search: () =>
        new Promise((resolve, reject) => {
          answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        }),
    };
    const outcomes: (number | undefined)[] = [];
    const client = createModalClient({
      backend: () => Promise.resolve(backend),
      indexName: 'x',
      versions: [VERSION],
      reading: VERSION,
      suggestions: [],
      onOutcome: (outcome) => outcomes.push(outcome?.nbHits),
    });
    const found = {query: 'b', hits: [], nbHits: 30};
    const older = client.search({requests: [{query: 'a'}]});
    const newer = client.search({requests: [{query: 'b'}]});
    await Promise.resolve();
    await Promise.resolve();
    answers[1]!(found);
    await newer;
    answers[0]!(new Error('too late'));
    await older;
    expect(outcomes).toEqual([30]);
  });
  it('searches all docs versions, and prefers the one being read', async () => {
    const asked: SearchRequest[] = [];
    const client = createModalClient({
      backend: () =>
        Promise.resolve({
          onUpdate: () => () => {},
          search: (request) => {
            asked.push(request);
            return Promise.resolve({query: 'a', hits: [], nbHits: 20});
          },
        }),
      indexName: 'x',
      versions: [VERSION],
      reading: VERSION,
      suggestions: [],
      onOutcome: () => {},
    });
    await client.search({requests: [{query: 'a'}]});
    expect(asked).toMatchObject([
      {tags: ['default', 'docs-default-current'], preferred: 'docs-default-current'},
    ]);
  });
});
