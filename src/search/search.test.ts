import {load} from 'cheerio';
import MiniSearch from 'minisearch';
import {describe, expect, it} from 'vitest';
import {buildIndexFiles} from '../../plugins/search-index/build';
import {extractRecords} from '../../plugins/search-index/extract';
import {INDEX_OPTIONS, SearchEngine, matchesFilters, type Shard} from './engine';
import {escapeHtml, markWords, snippet} from './highlight';
import {packIndex, unpackIndex} from './pack';
import {MAXIMUM_TERMS, normalizeTerm, queryTerms, tokenize} from './terms';
import type {SearchRecord, SearchRequest} from './types';

const facts = {
  path: '/docs/2.0.1/a',
  version: '2.0.1',
  tag: 'docs-default-current',
  language: 'en',
  kind: 'doc',
} as const;

function record(values: Partial<SearchRecord>): SearchRecord {
  return {
    ...facts,
    anchor: '',
    pageTitle: 'Page',
    parents: [],
    heading: 'Page',
    text: '',
    symbols: '',
    ...values,
  };
}

/** An engine over the given records, built as the plugin and the browser do it. */
function engineOver(records: readonly SearchRecord[]): SearchEngine {
  const engine = new SearchEngine('https://x.example', '/');
  const files = new Map(buildIndexFiles(records).map(({name, content}) => [name, content]));
  const manifest = JSON.parse(files.get('manifest.json')!) as {
    shards: {tag: string; index: string; texts: string}[];
  };
  for (const {tag, index, texts} of manifest.shards) {
    engine.add(JSON.parse(files.get(index)!) as Shard);
    engine.addTexts(tag, JSON.parse(files.get(texts)!) as string[]);
  }
  return engine;
}

const everything: Omit<SearchRequest, 'query'> = {
  facetFilters: ['language:en'],
  optionalFilters: ['docusaurus_tag:docs-default-current'],
  page: 0,
  hitsPerPage: 20,
  isComplete: true,
};

describe('terms', () => {
  it('keep compound names whole and in parts', () => {
    expect(tokenize('retrieveManagerFromYaml(x)')).toEqual([
      'retrieveManagerFromYaml',
      'retrieve',
      'Manager',
      'From',
      'Yaml',
      'x',
    ]);
    expect(tokenize('usageLimits.*.period TIME_DRIVEN')).toContain('period');
    expect(tokenize('TIME_DRIVEN')).toEqual(['TIME_DRIVEN', 'TIME', 'DRIVEN']);
  });
  it.each([
    ['Limits', 'limit'],
    ['Currencies', 'currency'],
    ['class', 'class'],
    ['status', 'status'],
    ['Málaga', 'malaga'],
  ])('normalise %s to %s', (word, normal) => expect(normalizeTerm(word)).toBe(normal));
  it('leave out stop words, unless nothing else is there', () => {
    expect(queryTerms('how do I set the plan').map(({term}) => term)).toEqual(['set', 'plan']);
    expect(queryTerms('to be').map(({term}) => term)).toEqual(['to', 'be']);
  });
  it('know other words for the same thing', () => {
    expect(queryTerms('quota')[0]?.alternatives).toEqual([['usage', 'limit']]);
  });
  it('stop at a bound', () => {
    const words = Array.from({length: 5000}, (_, at) => `word${at}`).join(' ');
    expect(queryTerms(words).length).toBeLessThanOrEqual(MAXIMUM_TERMS);
  });
});

describe('highlighting', () => {
  const terms = new Set(['plan']);
  it('escapes index text and marks only whole words', () => {
    expect(escapeHtml(`<a b="c">&'`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&#39;');
    expect(markWords('<b>Plans</b> & planet', terms)).toEqual({
      value: '&lt;b&gt;<mark>Plans</mark>&lt;/b&gt; &amp; <mark>planet</mark>',
      matchLevel: 'full',
    });
    expect(markWords('nothing', terms).matchLevel).toBe('none');
  });
  it('cuts a snippet around the matches', () => {
    const text = `${'before '.repeat(60)}the plan is here${' after'.repeat(60)}`;
    const cut = snippet(text, terms)!.value;
    expect(cut).toMatch(/^….*<mark>plan<\/mark>.*…$/);
    expect(cut.split(' ').length).toBeLessThan(30);
    expect(snippet('', terms)).toBeUndefined();
  });
});

describe('packing', () => {
  it('gives back the index it was given', () => {
    const index = new MiniSearch(INDEX_OPTIONS);
    index.add({id: 0, heading: 'Usage limits', text: 'plan plan planContext'});
    index.add({id: 1, heading: 'Plan', text: ''});
    const json = index.toJSON();
    const again = unpackIndex(JSON.parse(JSON.stringify(packIndex(json))));
    expect(again.index).toEqual([...json.index].sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(again.fieldLength).toEqual(
      Object.fromEntries(
        Object.entries(json.fieldLength).map(([id, lengths]) => [
          id,
          [lengths[0], lengths[1] ?? 0],
        ]),
      ),
    );
    expect(MiniSearch.loadJS(again, INDEX_OPTIONS).search('planContext')[0]?.id).toBe(0);
  });
});

describe('extractRecords', () => {
  const html = `<main><nav>menu</nav><article><div class="theme-doc-markdown">
    <header><h1>Plan</h1></header><p>Opening with <code>getPlan</code>.
    <h2 id="members">Members<a class="hash-link" href="#members">#</a></h2><p>Some text
    <h3 id="price">price</h3><p>More<div class="language-text"><pre><code><span class="token-line">Price is wrong<br></span></code></pre></div>
    <div class="language-java"><pre><code>String x = plan.getPriceUnit();</code></pre></div>
    <h2 id="next">Next</h2></div></article></main>`;
  const records = extractRecords(load(html), facts);
  it('makes one record a section, with the headings above it', () => {
    expect(records.map(({anchor, heading, parents}) => [anchor, heading, parents])).toEqual([
      ['', 'Plan', []],
      ['members', 'Members', []],
      ['price', 'price', ['Members']],
      ['next', 'Next', []],
    ]);
  });
  it('reads messages as text and takes compound names from code', () => {
    expect(records[0]?.text).toBe('Opening with getPlan.');
    expect(records[2]?.text).toBe('More Price is wrong');
    expect(records[2]?.symbols).toBe('getPriceUnit');
  });
  it('gives nothing for a page without a heading', () => {
    expect(extractRecords(load('<main><p>x</main>'), facts)).toEqual([]);
  });
});

describe('buildIndexFiles', () => {
  it('is deterministic', () => {
    const records = [record({text: 'a'}), record({anchor: 'b', heading: 'B', text: 'c'})];
    expect(buildIndexFiles(records)).toEqual(buildIndexFiles(records));
  });
  it('names files by their content', () => {
    const names = (text: string) => buildIndexFiles([record({text})]).map(({name}) => name);
    expect(names('a')[1]).not.toBe(names('b')[1]);
    expect(names('a')[0]).toBe('manifest.json');
  });
});

describe('SearchEngine', () => {
  const old = {version: '1.4.0', tag: 'docs-default-1.4.0'};
  const engine = engineOver([
    record({pageTitle: 'PricingContext', heading: 'PricingContext', text: 'abstract class'}),
    record({
      anchor: 'plan',
      pageTitle: 'PricingContext',
      heading: 'getUserPlan()',
      parents: ['Members'],
      text: 'Returns the name of a plan',
    }),
    record({
      path: '/docs/2.0.1/b',
      pageTitle: 'Plan',
      heading: 'Plan',
      text: 'A plan has a price.',
    }),
    record({
      path: '/docs/2.0.1/category/c',
      kind: 'category',
      pageTitle: 'Plan list',
      heading: 'Plan list',
      text: 'Plan',
    }),
    record({
      ...old,
      path: '/docs/1.4.0/b',
      pageTitle: 'Plan',
      heading: 'Plan',
      text: 'A plan has a price.',
    }),
    record({
      ...old,
      path: '/docs/1.4.0/a',
      anchor: 'plan',
      pageTitle: 'PricingContext',
      heading: 'getUserPlan()',
      text: 'Old text about the plan',
    }),
    record({
      path: '/blog/x',
      version: null,
      tag: 'default',
      kind: 'blog',
      pageTitle: 'Quotas',
      heading: 'Quotas',
      text: 'About usage limits',
    }),
  ]);
  const find = (query: string, options: Partial<SearchRequest> = {}) =>
    engine.search({...everything, query, ...options});
  const urls = (query: string, options?: Partial<SearchRequest>) =>
    find(query, options).hits.map(({url}) => url.replace('https://x.example', ''));

  it('finds a page by its title before anything else', () => {
    expect(urls('plan')[0]).toBe('/docs/2.0.1/b');
  });
  it('ranks lists last and drops word-for-word copies of other versions', () => {
    const found = urls('plan');
    expect(found).not.toContain('/docs/1.4.0/b');
    expect(found).toContain('/docs/1.4.0/a#plan');
    expect(found.indexOf('/docs/1.4.0/a#plan')).toBeGreaterThan(
      found.indexOf('/docs/2.0.1/a#plan'),
    );
  });
  it('finds names whole, in parts, and misspelt', () => {
    for (const query of ['getUserPlan', 'user plan', 'getUserPaln', 'getuserplan']) {
      expect(urls(query)[0], query).toBe('/docs/2.0.1/a#plan');
    }
  });
  it('takes words of the page title and of headings above into account', () => {
    expect(urls('PricingContext returns name')[0]).toBe('/docs/2.0.1/a#plan');
  });
  it('knows synonyms', () => {
    expect(urls('quota')).toContain('/blog/x');
  });
  it('honours filters: one version only, nothing of another language', () => {
    const only = {facetFilters: ['language:en', ['docusaurus_tag:docs-default-1.4.0']]};
    expect(urls('plan', {...only, optionalFilters: ['docusaurus_tag:docs-default-1.4.0']})).toEqual(
      ['/docs/1.4.0/b', '/docs/1.4.0/a#plan'],
    );
    expect(find('plan', {facetFilters: ['language:es']}).nbHits).toBe(0);
    expect(matchesFilters({tag: 'default', language: 'en'}, [['version:9']])).toBe(false);
  });
  it('prefers the version being read', () => {
    const found = urls('getUserPlan', {optionalFilters: ['docusaurus_tag:docs-default-1.4.0']});
    expect(found[0]).toBe('/docs/1.4.0/a#plan');
  });
  it('pages through results with one count', () => {
    const all = find('plan');
    const pages = [0, 1, 2].map((page) => find('plan', {page, hitsPerPage: 2}));
    expect(pages[0]?.nbHits).toBe(all.nbHits);
    expect(pages[0]?.nbPages).toBe(Math.ceil(all.nbHits / 2));
    expect(pages.flatMap(({hits}) => hits.map(({url}) => url))).toEqual(
      all.hits.slice(0, 6).map(({url}) => url),
    );
  });
  it('answers what is no question with nothing', () => {
    for (const query of ['', '   ', '<script>', '!!!', '你好', 'x'.repeat(10_000)]) {
      expect(find(query).hits, query.slice(0, 20)).toEqual([]);
    }
  });
  it('gives hits that DocSearch can show: absolute address, escaped marks, levels', () => {
    const hit = find('getUserPlan').hits[0]!;
    expect(hit.url).toMatch(/^https:\/\/x\.example\/docs\/2\.0\.1\/a#plan$/);
    expect(hit.type).toBe('lvl2');
    expect(hit.hierarchy).toMatchObject({
      lvl0: 'PricingContext',
      lvl1: 'Members',
      lvl2: 'getUserPlan()',
    });
    expect(hit._snippetResult.hierarchy.lvl2?.value).toBe('<mark>getUserPlan</mark>()');
    expect(hit._snippetResult.content?.value).toContain('<mark>plan</mark>');
  });
});
