import {escapeHtml, markWords, snippet} from './highlight';
import {MAX_TERMS, slugOf, termOf, tokenize, topicalTerms} from './terms';

describe('terms', () => {
  it('contain compound names and their parts', () => {
    expect(tokenize('retrieveManagerFromYaml(x)').join(' ')).toBe(
      'retrieveManagerFromYaml retrieve Manager From Yaml x',
    );
    expect(tokenize('TIME_DRIVEN')).toEqual(['TIME_DRIVEN', 'TIME', 'DRIVEN']);
  });
  it('contain whole version numbers and hyphenated words', () => {
    expect(tokenize('syntax v3.0 of an Add-on').map(termOf)).toEqual([
      ...['syntax', '3.0', 'of', 'an', 'addon', 'ad', 'on'],
    ]);
    expect(termOf('NON_RENEWABLE')).toBe(termOf('non-renewable'));
    expect(tokenize('Pricing4TS').map(termOf)).toEqual(['pricing4ts', 'pricing', 'ts']);
  });
  it('contain letters of other scripts, but no punctuation', () => {
    expect(tokenize('Größe — “价格”…')).toEqual(['Größe', '价格']);
    expect(slugOf('Über 3 Pläne')).toBe('über-3-pläne');
  });
  it.each([
    ['Limits', 'limit'],
    ['Currencies', 'currency'],
    ['class', 'class'],
    ['status', 'status'],
    ['Málaga', 'malaga'],
    ['use', 'use'],
    ['SpEL', 'spel'],
    ['spelling', 'spell'],
  ])('of %s is %s', (word, term) => expect(termOf(word)).toBe(term));
  it('are the same for the forms of a word', () => {
    const terms = (words: string) => new Set(words.split(' ').map(termOf));
    expect(terms('validate validation validator validating').size).toBe(1);
    expect(terms('store stored storing').size).toBe(1);
    expect(terms('plan planned planning').size).toBe(1);
    expect(terms('price pricing').size).toBe(2);
    expect(terms('express expression').size).toBe(2);
    expect(terms('not notion').size).toBe(2);
    expect(terms('option options').size).toBe(1);
  });
  it('omit placeholders and stop words, unless there is nothing else', () => {
    expect([...topicalTerms('plans.<name>.price')]).toEqual(['plan', 'pric']);
    expect([...topicalTerms('how do I set the plan')]).toEqual(['set', 'plan']);
    expect([...topicalTerms('to be')]).toEqual(['to', 'be']);
  });
  it('are limited in number and length', () => {
    const words = Array.from({length: 5000}, (_, at) => `word${at}`).join(' ');
    expect(topicalTerms(words).size).toBe(MAX_TERMS);
    expect([...topicalTerms('x'.repeat(10_000))][0]).toHaveLength(200);
  });
});

describe('highlighting', () => {
  const terms = new Set(['plan']);
  it('escapes index text, and marks whole words and names', () => {
    expect(escapeHtml(`<a b="c">&'`)).toBe('&#60;a b=&#34;c&#34;&#62;&#38;&#39;');
    expect(markWords('<b>Plans</b> & plants', terms)).toBe(
      '&#60;b&#62;<mark>Plans</mark>&#60;/b&#62; &#38; plants',
    );
    expect(markWords('getUserPlan', terms)).toBe('<mark>getUserPlan</mark>');
    expect(markWords('nothing', terms)).toBe('nothing');
  });
  it('cuts a snippet around the matches', () => {
    const text = `${'before '.repeat(60)}the plan is here${' after'.repeat(60)}`;
    const cut = snippet(text, terms)!;
    expect(cut).toMatch(/^….*<mark>plan<\/mark>.*…$/);
    expect(cut.split(' ').length).toBeLessThan(30);
    expect(snippet('', terms)).toBeUndefined();
  });
  it('repeats no dots of the text where it is cut', () => {
    const dots = `${'…cut '.repeat(60)}plan${' cut…'.repeat(60)}`;
    expect(snippet(dots, terms)!).toMatch(/^…cut .* cut…$/);
    expect(snippet('… a plan …', terms)!).toBe('… a <mark>plan</mark> …');
  });
  it('prefers the part with the most different words', () => {
    const text = `${'plan '.repeat(80)}and then one price of a plan${' after'.repeat(60)}`;
    expect(snippet(text, new Set(['plan', 'pric']))!).toContain('<mark>price</mark>');
  });
  it('returns a short text whole, and the start of one without matches', () => {
    expect(snippet('A plan has a price.', terms)!).toBe('A <mark>plan</mark> has a price.');
    expect(snippet('A price.', new Set(['c++']))!).toBe('A price.');
    expect(snippet('A price.', new Set())!).toBe('A price.');
  });
});
