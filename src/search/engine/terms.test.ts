import {describe, expect, it} from 'vitest';
import {escapeHtml, markWords, matcherFor, snippet} from './highlight';
import {
  MAX_TERMS,
  nameParts,
  normalTerms,
  normalizeTerm,
  plainWords,
  queryTerms,
  slugOf,
  stemOf,
  tokenize,
  topicalWords,
  wordsOf,
} from './terms';

describe('terms', () => {
  it('contain compound names and their parts', () => {
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
  it('contain whole version numbers and hyphenated words', () => {
    expect(normalTerms('syntax v3.0 of an Add-on')).toEqual([
      'syntax',
      '3.0',
      'of',
      'an',
      'addon',
      'add',
      'on',
    ]);
    expect(normalTerms('NON_RENEWABLE')[0]).toBe(normalTerms('non-renewable')[0]);
    expect(normalTerms('Pricing4TS')).toEqual(['pricing4ts', 'pricing', 'ts']);
  });
  it('are the same in strings with and without non-ASCII characters', () => {
    const text =
      'retrieveManagerFromYaml(x) usageLimits.*.period v2.1 NON_RENEWABLE Add-on a--b _x HTTPServer aB2c';
    for (const of of [tokenize, plainWords, slugOf, (each: string) => [...wordsOf(each)]]) {
      // The dash selects the slow path, and is not part of a word.
      expect(String(of(`${text} —`)).replace(/[ -]+$/, '')).toBe(String(of(text)).trimEnd());
    }
    expect(nameParts('getUserPlán')).toEqual(['get', 'User', 'Plán']);
    expect(slugOf('Über 3 Pläne')).toBe('über-3-pläne');
  });
  it.each([
    ['Limits', 'limit'],
    ['Currencies', 'currency'],
    ['class', 'class'],
    ['status', 'status'],
    ['Málaga', 'malaga'],
  ])('normalize %s to %s', (word, normal) => expect(normalizeTerm(word)).toBe(normal));
  it('relate words with the same stem', () => {
    const stems = (words: string) => new Set(words.split(' ').map(stemOf));
    expect(stems('validate validation validator validating').size).toBe(1);
    expect(stems('store stored storing').size).toBe(1);
    expect(stems('plan planned planning').size).toBe(1);
    expect(stems('price pricing').size).toBe(2);
    expect(stemOf('use')).toBe('use');
  });
  it('omit placeholders and stop words in headings', () => {
    const wordsOf = (heading: string) => [...topicalWords(plainWords(heading))];
    expect(wordsOf('plans.<name>.price')).toEqual(['plan', 'price']);
    expect(wordsOf('What is in a token')).toEqual(['token']);
    expect(wordsOf('What it is not')).toEqual(['what', 'it', 'is', 'not']);
  });
  it('omit stop words, unless the query has no other words', () => {
    expect(queryTerms('how do I set the plan').map(({term}) => term)).toEqual(['set', 'plan']);
    expect(queryTerms('to be').map(({term}) => term)).toEqual(['to', 'be']);
  });
  it('have synonyms', () => {
    expect(queryTerms('quota')[0]?.alternatives).toEqual([['usage', 'limit']]);
    // The list contains `choose`.
    expect(queryTerms('choosing')[0]?.alternatives).toEqual([['choice']]);
  });
  it('mark parts of a name, and the word being typed', () => {
    expect(queryTerms('getUserPlan price')).toMatchObject([
      {term: 'getuserplan', partOf: undefined, isLast: false},
      {term: 'user', partOf: 'getuserplan'},
      {term: 'plan', partOf: 'getuserplan'},
      {term: 'price', partOf: undefined, isLast: true},
    ]);
  });
  it('are limited in number', () => {
    const words = Array.from({length: 5000}, (_, at) => `word${at}`).join(' ');
    expect(queryTerms(words).length).toBeLessThanOrEqual(MAX_TERMS);
    expect(queryTerms('x'.repeat(10_000))[0]!.term.length).toBeLessThanOrEqual(200);
  });
});

describe('highlighting', () => {
  const terms = new Set(['plan']);
  const isMatched = matcherFor(terms);
  it('escapes index text, and marks whole words and names', () => {
    expect(escapeHtml(`<a b="c">&'`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&#39;');
    expect(markWords('<b>Plans</b> & plants', isMatched)).toEqual({
      value: '&lt;b&gt;<mark>Plans</mark>&lt;/b&gt; &amp; plants',
      matchLevel: 'full',
    });
    expect(markWords('getUserPlan', isMatched).value).toBe('<mark>getUserPlan</mark>');
    expect(markWords('nothing', isMatched).matchLevel).toBe('none');
  });
  it('cuts a snippet around the matches', () => {
    const text = `${'before '.repeat(60)}the plan is here${' after'.repeat(60)}`;
    const cut = snippet(text, terms)!.value;
    expect(cut).toMatch(/^….*<mark>plan<\/mark>.*…$/);
    expect(cut.split(' ').length).toBeLessThan(30);
    expect(snippet('', terms)).toBeUndefined();
  });
  it('prefers the part with the most different words', () => {
    const text = `${'plan '.repeat(80)}and then one price of a plan${' after'.repeat(60)}`;
    expect(snippet(text, new Set(['plan', 'price']))!.value).toContain('<mark>price</mark>');
  });
  it('returns a short text whole, and the start of one without matches', () => {
    expect(snippet('A plan has a price.', terms)!.value).toBe('A <mark>plan</mark> has a price.');
    expect(snippet('A price.', new Set(['c++']))!.value).toBe('A price.');
    expect(snippet('A price.', new Set())!.value).toBe('A price.');
  });
});
