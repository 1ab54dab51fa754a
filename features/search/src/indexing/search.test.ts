import {buildIndexFiles} from './build';
import {extractRecords, parsePage} from './extract';
import {testRecord} from './testRecord';
import {SearchEngine} from '../engine/engine';
import {loadShard, textsFile, type Shard} from '../engine/shard';
import type {SearchManifest, SearchRecord, SearchRequest, SearchResponse} from '../engine/types';

const facts = {
  path: '/docs/2.0.1/a',
  version: '2.0.1',
  area: 'Developer Guide',
  tag: 'docs-default-current',
  language: 'en',
  kind: 'doc',
} as const;

/** The introduction of an empty page, with overridden values. */
const record = (values: Partial<SearchRecord>) =>
  testRecord({pageTitle: 'Page', heading: 'Page', text: '', ...values});

/** A page whose title is its heading. */
const page = (path: string, title: string, text = '', values: Partial<SearchRecord> = {}) =>
  record({path, pageTitle: title, heading: title, text, ...values});

/** A section of a page without a title. */
const section = (path: string, anchor: string, heading: string, text = '') =>
  record({path, pageTitle: '', anchor, heading, text});

/** The index of some records. */
function indexOf(records: readonly SearchRecord[]) {
  const files = new Map(buildIndexFiles(records).map(({name, content}) => [name, content]));
  const read = (file: string) => JSON.parse(files.get(file)!);
  const manifest = read('manifest.json') as SearchManifest;
  const shards = manifest.shards.map(({file}) => read(file) as Shard);
  return {shards, textsOf: (path: string) => read(textsFile(manifest.texts, path)) as string[]};
}

const SITE = 'https://x.example';

const everything: Omit<SearchRequest, 'query'> = {
  tags: ['default', 'docs-default-current', 'docs-default-1.4.0'],
  preferred: 'docs-default-current',
  maxHits: 20,
  isComplete: true,
};

const urlsOf = ({hits}: SearchResponse) => hits.map(({url}) => url.replace(SITE, ''));

/** A function that searches the index of some records. */
function searchIn(records: readonly SearchRecord[]) {
  const engine = new SearchEngine(SITE);
  const {shards, textsOf} = indexOf(records);
  shards.forEach((shard) => engine.add(shard));
  records.forEach(({path}) => engine.texts.set(path, textsOf(path)));
  return (query: string, options: Partial<SearchRequest> = {}) =>
    engine.search({...everything, query, ...options});
}

it('shards contain stop words only from headings, and names in samples only if readers know them', () => {
  const samples = ['getPriceUnit', 'testPriceUnit useUnit', 'testPriceUnit useUnit', 'useUnit'];
  const records = [
    page('/c', 'Price, or none', 'Call the getPriceUnit.'),
    ...samples.map((symbols, at) => record({path: '/c', anchor: `${at}`, heading: 'D', symbols})),
  ];
  const {terms} = loadShard(indexOf(records).shards[0]!);
  const words = ['the', 'or', 'getpriceunit', 'testpriceunit', 'useunit'];
  expect(words.filter((word) => terms.has(word))).toEqual(['or', 'getpriceunit', 'useunit']);
});

describe('extractRecords', () => {
  const html = `<head><meta name="description" content="How to read a plan."><meta name="keywords" content="quota, cap"></head><main><nav>menu</nav><article><nav class="theme-doc-breadcrumbs"><ul><li><a href="/"><svg></svg></a></li><li><a href="/c"><span>Pricing4Java</span></a></li><li><span>Plan</span></li></ul></nav><div class="theme-doc-markdown">
    <header><h1>Plan</h1></header><ul role="tablist"><li role="tab">Maven</li></ul><p>Opening with <code>getPlan</code>.
    <h2 id="members">Members<a class="hash-link" href="#members">#</a></h2><p>Some text (<code>a</code>), or <code>.inf</code>.
    <h3 id="price">price</h3><p>More<div class="language-text"><pre><code><span class="token-line">Price is wrong<br></span></code></pre></div>
    <div class="language-java"><pre><code>String x = plan.getPriceUnit();</code></pre></div>
    <h2 id="next">Next</h2><noscript>Needs JavaScript</noscript><p data-search-ignore>Twice</p></div></article></main>`;
  const questions = [
    {id: '', question: 'what is sold'},
    {id: 'price', question: 'how much is it'},
  ];
  const records = extractRecords(parsePage(html), {...facts, questions});
  it('creates one record per section, with its parent headings and questions', () => {
    expect(
      records.map((each) => [each.anchor, each.heading, each.parents, each.questions]),
    ).toEqual([
      ['', 'Plan', [], ['what is sold']],
      ['members', 'Members', [], []],
      ['price', 'price', ['Members'], ['how much is it']],
      ['next', 'Next', [], []],
    ]);
  });
  it('reads the keywords and the breadcrumbs of the page for each section', () => {
    const trail = ['Developer Guide', 'Pricing4Java'];
    for (const each of records) expect(each).toMatchObject({keywords: 'quota, cap', trail});

    const [bare] = extractRecords(parsePage('<main><h1>x</h1></main>'), {...facts, area: ''});
    expect(bare?.trail).toEqual([]);
  });
  it('indexes messages as text, and compound names in code and the description as symbols', () => {
    expect(records[0]).toMatchObject({
      text: 'Opening with getPlan.',
      symbols: 'How to read a plan.',
    });
    expect(records[1]?.text).toMatch(/^Some text \( ?a\), or \.inf\.$/);
    expect(records[2]).toMatchObject({text: 'More Price is wrong', symbols: 'getPriceUnit'});
  });
  it('skips lists of next steps', () => {
    const steps = html.replace('>Next<', '>Next steps<');
    expect(extractRecords(parsePage(steps), facts)).toHaveLength(records.length - 1);
  });
  it('skips elements without information about the topic', () => {
    expect(records[3]?.text).toBe('');
    expect(records.map(({text, heading}) => text + heading).join()).not.toMatch(/menu|#|Maven/);
  });
  it.each([
    ['with noindex', html.replace('<head>', '$&<meta name="robots" content="noindex, follow">')],
    ['without a heading', '<main><p>x</main>'],
  ])('returns no records for a page %s', (_, page) => {
    expect(extractRecords(parsePage(page), facts)).toEqual([]);
  });
});

it('buildIndexFiles puts a content hash into file names', () => {
  const names = (text: string) => buildIndexFiles([record({text})]).map(({name}) => name);
  expect(names('one')[1]).not.toBe(names('other')[1]);
  expect(names('one')[0]).toBe('manifest.json');
});

describe('SearchEngine', () => {
  it('replaces a shard', () => {
    const engine = new SearchEngine(SITE);
    for (const heading of ['Add-on', 'Plan']) engine.add(indexOf([page('/a', heading)]).shards[0]!);
    expect(engine.search({...everything, query: 'plan'}).nbHits).toBe(1);
  });
  const old = {version: '1.4.0', tag: 'docs-default-1.4.0'};
  const find = searchIn([
    page('/docs/2.0.1/a', 'PricingContext', 'abstract class'),
    record({anchor: 'members', pageTitle: 'PricingContext', heading: 'Members'}),
    ...['Fields', 'Methods'].map((heading) =>
      record({anchor: heading, pageTitle: 'PricingContext', heading, parents: ['Members']}),
    ),
    record({
      anchor: 'plan',
      pageTitle: 'PricingContext',
      heading: 'getUserPlan()',
      parents: ['Members', 'Methods'],
      text: 'Returns the name of a plan',
    }),
    page('/docs/2.0.1/b', 'Plan', 'A plan has a price.'),
    page('/docs/2.0.1/category/c', 'Plan list', 'Plan', {kind: 'category'}),
    page('/docs/1.4.0/b', 'Plan', 'A plan has a price.', old),
    page('/docs/1.4.0/a', 'PricingContext', 'interface', old),
    page('/docs/1.4.0/a', 'PricingContext', 'Old text about the plan', {
      ...old,
      anchor: 'plan',
      heading: 'getUserPlan()',
    }),
    page('/blog/x', 'Allowances', 'About usage limits that axios may refuse', {
      version: null,
      tag: 'default',
      kind: 'blog',
    }),
    ...['1.0', '2.1', '3.0'].map((syntax) =>
      page(
        `/docs/2.0.1/specification-${syntax}`,
        `Format ${syntax} specification`,
        `currency in ${syntax}`,
        {kind: syntax === '2.1' ? 'doc' : 'edition'},
      ),
    ),
  ]);
  const urls = (query: string, options?: Partial<SearchRequest>) => urlsOf(find(query, options));

  it.each([
    // A title, a list, and whole, partial and misspelled names.
    ['plan', '/docs/2.0.1/b'],
    ['Plan list', '/docs/2.0.1/category/c'],
    ['user plan', '/docs/2.0.1/a#plan'],
    ['getUserPaln', '/docs/2.0.1/a#plan'],
    ['getuserplan', '/docs/2.0.1/a#plan'],
    // Swapped characters in short words, and words to complete.
    ['axois', '/blog/x'],
    ['refus', '/blog/x'],
    ['allowences', '/blog/x'],
    // Sections that cover most of a question or a pasted message.
    ['why does the abstract class PricingContext fail in my house', '/docs/2.0.1/a'],
    [
      'Caused by: RuntimeException: Returns the name of a plan\n\tat org.x.Y.z(Y.java:57)',
      '/docs/2.0.1/a#plan',
    ],
  ])('finds %j', (query, url) => expect(urls(query)[0]).toBe(url));
  it('ranks lists last and omits identical sections of other versions', () => {
    const found = urls('plan');
    expect(found).not.toContain('/docs/1.4.0/b');
    expect(found).toContain('/docs/1.4.0/a#plan');
    expect(found.indexOf('/docs/1.4.0/a#plan')).toBeGreaterThan(
      found.indexOf('/docs/2.0.1/a#plan'),
    );
  });
  it('matches words of the page title and of parent headings', () => {
    const section = (path: string, pageTitle: string) => [
      page(path, pageTitle),
      record({path, pageTitle, anchor: 'a', heading: 'Rounding', text: 'It rounds.'}),
    ];
    const ask = searchIn([...section('/a', 'Discount'), ...section('/b', 'Price')]);
    expect(urlsOf(ask('rounding of a price'))[0]).toBe('/b#a');
  });
  it('ranks the recommended edition first, with at most two results on a topic', () => {
    const found = urls('format specification currency');
    expect(found[0]).toBe('/docs/2.0.1/specification-2.1');
    expect(found.filter((url) => url.includes('specification'))).toHaveLength(2);
    expect(urls('format specification 3.0')[0]).toBe('/docs/2.0.1/specification-3.0');
  });
  it('finds a page by the words of readers in its keywords, and shows why', () => {
    const ask = searchIn([
      record({pageTitle: 'Usage limit', heading: 'Usage limit', keywords: 'quota, cap'}),
      page('/docs/2.0.1/b', 'Plan', 'No quota.'),
    ]);
    const [first] = ask('quotas').hits;
    expect(first?.hierarchy.lvl0).toBe('Usage limit');
    expect(first?._snippetResult.content?.value).toBe('“<mark>quota</mark>”');
    const [other] = ask('usage quotas').hits;
    expect(other?._snippetResult.content).toBeUndefined();
  });
  describe('questions', () => {
    const ask = searchIn([
      page('/a', 'A'),
      {
        ...section('/a', 'race', 'Atomic updates', 'Increment in a transaction.'),
        questions: ['who buys a desk', 'how do I stop two people from taking the last place'],
      },
    ]);
    it('add their words to those of the text', () => {
      const askAll = searchIn([
        ...['ants', 'bees', 'cows'].map((name) => page(`/${name}`, name, `Guests feed ${name}.`)),
        page('/other', 'Other', 'Team files for a team.'),
        {
          ...page('/own', 'Own', 'A team stores ten files in a box.'),
          questions: ['may guests pay less'],
        },
      ]);
      expect(urlsOf(askAll('team files'))[0]).toBe('/other');
      expect(urlsOf(askAll('team files for guests'))[0]).toBe('/own');
    });
    it('contain known words, which are not guessed', () => {
      expect(ask('desk').unknown).toEqual([]);
    });
    it('are shown if they cover more of the query than the section', () => {
      const [{_snippetResult: shown} = {}, ...others] = ask('people take the last place').hits;
      expect(shown?.content?.value).toContain('“how do I stop two <mark>people</mark> from');
      expect(others).toEqual([]);
      for (const query of ['transaction', 'people transaction'])
        expect(ask(query).hits[0]?._snippetResult.content?.value).not.toContain('“');
    });
  });
  it('guesses two neighbors in the wrong order, and other mistakes only in longer words', () => {
    const words = ['filter', 'liter', 'start', 'inheritance', 'express'];
    const ask = searchIn(words.map((word) => page(`/${word}`, word, word)));
    const found = (query: string) => ask(query).hits.map(({hierarchy}) => hierarchy.lvl0);
    expect(found('fliter')).toEqual(['filter']);
    expect(found('staff')).toEqual([]);
    expect(found('inhxritxnce')).toEqual(['inheritance']);
    // Without its ending, which is none, the word is too short.
    expect(found('expres filter')).toContain('express');
    expect(found('inhxritxnce of a filter, liter, start')).not.toContain('inheritance');
    expect(found('stast of a filter, liter, inheritance')).toContain('start');
  });
  it('lists few hits of a query that nothing fits, and then tools and the glossary', () => {
    const ask = searchIn([
      ...Array.from('abcdefghi', (name) => page(`/${name}`, name, `plan ${name}`)),
      page('/play', 'Play', 'Draw.', {tag: 'default', version: null, kind: 'tool'}),
      page('/glossary', 'Words', '', {kind: 'glossary'}),
      {...section('/glossary', 'plan', 'Term', 'Plan.'), kind: 'glossary'},
    ]);
    const poor = ask('plan xylophone zebra');
    expect(poor).toMatchObject({isPoor: true, nbHits: 7, unknown: []});
    expect(urlsOf(poor).slice(5)).toEqual(['/play', '/glossary']);
    expect(ask('plan')).toMatchObject({isPoor: false, nbHits: 10});
    expect(ask('plan b xylophone')).toMatchObject({isPoor: false});
    expect(ask('zebra')).toMatchObject({isPoor: false, nbHits: 0});
  });
  it('names the page of a heading that many pages have', () => {
    const withSection = (title: string, heading: string) => [
      page(`/${title}`, title),
      record({path: `/${title}`, pageTitle: title, anchor: 'a', heading, text: 'A member.'}),
    ];
    const ask = searchIn([
      ...['Plan', 'Add-on', 'Limit', 'Feature'].flatMap((title) => withSection(title, 'Fields')),
      ...withSection('Price', 'Rounding'),
    ]);
    const headings = ask('member').hits.map(({hierarchy}) => hierarchy.lvl2);
    expect(headings).toEqual(
      expect.arrayContaining(['Add-on: Fields', 'Plan: Fields', 'Rounding']),
    );
  });
  it('ranks an explanation of an error lower for queries of up to three words', () => {
    const text = 'The quota of a seat, a desk and a room.';
    const ask = searchIn([
      page('/error', 'E', text, {kind: 'error'}),
      page('/plan', 'P', `${text} ${'Words. '.repeat(9)}`),
      section('/plan', 'b', 'B', 'It is long.'),
    ]);
    expect(urlsOf(ask('quota of a seat and a desk'))[0]).toBe('/plan');
    expect(urlsOf(ask('quota of a seat, a desk and a room'))[0]).toBe('/error');
  });
  it('ranks an entry of the glossary below the page that it links to', () => {
    const ask = searchIn([
      page('/glossary', 'Words', '', {kind: 'glossary'}),
      {...section('/glossary', 'entry', 'Exact space'), kind: 'glossary'},
      page('/b', 'Page'),
      section('/b', 'b', 'What an exact space is', 'A longer text.'),
    ]);
    expect(urlsOf(ask('exact space'))).toEqual(['/b#b', '/glossary#entry']);
  });
  it('does not prefer a rarer form of a word', () => {
    const ask = searchIn([
      page('/a', 'Limitations of versions'),
      ...['/b', '/c', '/d'].map((path) => page(path, 'Limits')),
    ]);
    expect(urlsOf(ask('limits')).at(-1)).toBe('/a');
  });
  it('treats front end and back end as one word', () => {
    const texts = ['A Front end.', 'A front-end page.', 'Up front.', 'The end.'];
    const ask = searchIn(texts.map((text, at) => record({path: `/${at}`, text})));
    expect(ask('frontend').nbHits).toBe(2);
  });
  it('does not complete a word that it knows', () => {
    const ask = searchIn([record({text: 'SpEL'}), record({path: '/b', text: 'The spelling.'})]);
    expect(ask('spel').nbHits).toBe(1);
  });
  it('completes one or two characters in headings, and elsewhere if no heading has such a word', () => {
    const ask = searchIn([page('/a', 'Plan'), page('/b', 'Unit', 'A place in Kuwait.')]);
    expect(urlsOf(ask('pl'))).toEqual(['/a']);
    expect(ask('pla').nbHits).toBe(2);
    expect(urlsOf(ask('ku'))).toEqual(['/b']);
  });
  it('searches only some docs versions', () => {
    const [tags, preferred] = [['docs-default-1.4.0'], 'docs-default-1.4.0'];
    expect(urls('plan', {tags, preferred})).toEqual(['/docs/1.4.0/b', '/docs/1.4.0/a#plan']);
  });
  it('lists at most two sections of a page before other pages', () => {
    const ask = searchIn([
      page('/a', '/a'),
      ...['one', 'two', 'three', 'four', 'five'].map((id) => section('/a', id, id, 'quota quota')),
      page('/b', '/b'),
      section('/b', 'six', 'six', `A quota, ${'and other words '.repeat(30)}`),
    ]);
    const anchors = ask('quota').hits.map(({anchor}) => anchor);
    expect(anchors).toEqual(['one', 'two', 'six', 'three', 'four', 'five']);
  });
  it('reports the words that it has to guess, and the word that it finds instead', () => {
    const ask = searchIn([page('/a', 'Each plan', 'evaluation')]);
    expect(ask('Teach a plan')).toMatchObject({unknown: ['Teach'], guess: 'Each'});
    expect(ask('evaluatin of plans')).toMatchObject({unknown: [], guess: undefined});
    expect(ask('each pla')).toMatchObject({unknown: [], guess: undefined});
  });
  it('counts all hits, and returns the first ones', () => {
    const all = find('plan');
    expect(all.hits).toHaveLength(all.nbHits);
    expect(find('plan', {maxHits: 2})).toEqual({...all, hits: all.hits.slice(0, 2)});
  });
  it('returns nothing for input without words', () => {
    for (const query of ['', '   ', '<script>', '你好', '__proto__', 'x'.repeat(10_000)])
      expect(find(query).hits, query.slice(0, 20)).toEqual([]);
  });
  it('returns hits for DocSearch, with absolute URL, escaped marks and levels', () => {
    const hit = find('getUserPlan').hits[0]!;
    expect(hit.url).toMatch(/^https:\/\/x\.example\/docs\/2\.0\.1\/a#plan$/);
    expect(hit.type).toBe('lvl2');
    expect(hit.hierarchy).toMatchObject({
      lvl0: 'PricingContext',
      lvl1: 'Members › Methods',
      lvl2: 'getUserPlan()',
    });
    expect(hit._snippetResult.hierarchy.lvl2?.value).toBe('<mark>getUserPlan</mark>()');
    expect(hit._snippetResult.content?.value).toContain('<mark>plan</mark>');
    const opening = find('plan').hits[0]!;
    expect([opening.type, opening.hierarchy.lvl2]).toEqual(['lvl1', null]);
  });
});
