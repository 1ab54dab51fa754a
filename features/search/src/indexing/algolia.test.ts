import {algoliaRecords} from './algolia';
import {testRecord} from './testRecord';

const SITE = 'https://docs.example.org/base/';

describe('algoliaRecords', () => {
  const [opening, section, other] = algoliaRecords(
    [
      testRecord({symbols: 'getPlan', questions: ['what can a team buy']}),
      testRecord({anchor: 'set price', parents: ['Members', 'Fields'], heading: 'price', text: ''}),
      testRecord({path: '/blog/x', pageTitle: 'X', heading: 'X', kind: 'blog', version: null}),
    ],
    SITE,
  );
  it('identifies the introduction of a page by its URL', () => {
    expect(opening).toEqual({
      objectID: '/docs/2.0.1/a#',
      url: `${SITE}docs/2.0.1/a`,
      url_without_anchor: `${SITE}docs/2.0.1/a`,
      anchor: null,
      type: 'lvl1',
      hierarchy: {
        lvl0: 'Plan',
        lvl1: 'Plan',
        lvl2: null,
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'A plan.',
      symbols: 'getPlan',
      keywords: '',
      questions: ['what can a team buy'],
      version: '2.0.1',
      trail: ['Developer Guide'],
      docusaurus_tag: 'docs-default-current',
      language: 'en',
      topic: 'plan#',
      weight: {page: 100, level: 90, position: 0},
    });
  });
  it('adds heading, parent headings and anchor of a section', () => {
    expect(section).toMatchObject({
      url: `${SITE}docs/2.0.1/a#set%20price`,
      anchor: 'set price',
      type: 'lvl4',
      hierarchy: {lvl1: 'Plan', lvl2: 'Members', lvl3: 'Fields', lvl4: 'price', lvl5: null},
      content: null,
      weight: {page: 100, level: 60, position: 1},
    });
  });
  it('counts positions per page and weights its kind', () => {
    expect(other?.weight).toEqual({page: 70, level: 90, position: 0});
  });
  it('splits a long section into objects within the size limit', () => {
    const text = 'word '.repeat(4000).trim();
    const objects = algoliaRecords([testRecord({text, symbols: 'getPlan'})], SITE);
    expect(objects.length).toBeGreaterThan(3);
    expect(new Set(objects.map(({objectID}) => objectID)).size).toBe(objects.length);
    expect(new Set(objects.map(({url}) => url)).size).toBe(1);
    expect(objects.map(({content}) => content).join(' ')).toBe(text);
    for (const object of objects)
      expect(Buffer.byteLength(JSON.stringify(object))).toBeLessThan(10_000);

    const unbroken = algoliaRecords([testRecord({text: 'x'.repeat(20_000)})], SITE);
    expect(unbroken.map(({content}) => content).join('')).toHaveLength(20_000);
  });
});
