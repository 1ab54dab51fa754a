import {load} from 'cheerio';
import {highlight} from './highlight';
import {rehypeCodeHighlight, type HtmlNode} from './rehype';

// First, because a language of another test may be the one that colors it.
it('colors a sample as if all languages of the site were loaded', () => {
  expect(highlight('encode({alg: 1})', 'js')).toContain('<span class="token name">alg</span>');
});

describe('highlight', () => {
  it('adds the class of their kind to tokens, and none to plain code', () => {
    expect(highlight('plans:\n  PRO: 3 # x', 'yaml')).toBe(
      '<span class="token name">plans</span><span class="token punctuation">:</span>\n' +
        '  <span class="token name">PRO</span><span class="token punctuation">:</span> ' +
        '<span class="token number">3</span> <span class="token comment"># x</span>',
    );
  });
  it('marks inserted and deleted lines', () => {
    const markup = highlight('-a\n+b', 'diff');
    expect(markup).toBe(
      '<span class="token deleted">-a</span>\n<span class="token inserted">+b</span>',
    );
  });
  it('uses the innermost type', () => {
    const markup = highlight('const a = `b ${c}`;', 'ts');
    expect(markup).toContain('<span class="token string">`b </span>');
    expect(markup).toContain('<span class="token punctuation">${</span>');
  });
  it.each(['text', 'nonsense', '', 'extend', 'constructor'])('leaves "%s" plain', (language) => {
    expect(highlight('if (a < b && c) {}', language)).toBe('if (a &lt; b &amp;&amp; c) {}');
  });
  it('wraps highlighted lines with their line feed', () => {
    const highlighted = new Set([2]);
    expect(highlight('a\n\nb', 'text', highlighted)).toBe(
      'a\n<span class="token-line theme-code-block-highlighted-line">\n</span>b',
    );
  });
  it('does not change the text of the code', () => {
    const code = 'a &lt; b\n<C d="&amp;">\n\n  {`${e}`}\n</C> // `f`\n/* g\n   h */';
    const highlighted = new Set([3]);
    for (const language of ['tsx', 'java', 'yaml', 'text'])
      expect(load(highlight(code, language, highlighted), null, false).text(), language).toBe(code);
  });
});

describe('rehypeCodeHighlight', () => {
  const element = (
    tagName: string,
    children: HtmlNode[],
    properties: Record<string, unknown> = {},
  ): HtmlNode => ({type: 'element', tagName, properties, children});
  const text = (value: string): HtmlNode => ({type: 'text', value});

  it('turns nested code blocks into markup', () => {
    const fence = element('pre', [
      element('code', [text('a: 1\n')], {
        className: ['language-yaml'],
        metastring: 'title="a {2}.yml" {1} fragment=2.1',
      }),
    ]);
    const tree = element('ul', [element('li', [fence])]);
    rehypeCodeHighlight()(tree);
    expect(fence).toEqual({
      type: 'element',
      tagName: 'pre',
      properties: {
        language: 'yaml',
        title: 'a {2}.yml',
        html: highlight('a: 1', 'yaml', new Set([1])),
      },
      children: [],
    });
  });
  const block = (meta: string, code = 'a') =>
    element('pre', [element('code', [text(code)], {metastring: meta})]);

  it.each([
    ['Rejected', ['pricing4ts', 'x is wrong'], ['schema', 'Parsers ignore this.']],
    ['Ignored', ['schema', 'Pricing4TS ignores this.']],
    ['Rejected'],
  ] as const)('joins a wrong sample with its messages: %s', (verdict, ...answers) => {
    const sample = block('invalid-fragment=2.1');
    const messages = answers.map(([parser, answer]) => block(`answer=${parser}`, answer));
    const [before, after] = [block('fragment=2.1'), block('answer=pricing4ts')];
    const tree = element('div', [before, sample, text('\n'), ...messages, element('p', []), after]);
    rehypeCodeHighlight()(tree);
    const [first, joined, , paragraph, last] = tree.children!;
    expect([first, paragraph!.tagName, last]).toEqual([before, 'p', after]);
    expect(joined!.properties).toEqual({className: ['code-wrong']});
    expect(joined!.children![0]).toBe(sample);
    expect(sample.properties).toMatchObject({verdict, language: 'text', html: 'a'});
    expect(joined!.children!.slice(1).flatMap(({children}) => children)).toEqual(messages);
  });
  it('ignores inline code and other elements', () => {
    const tree = element('p', [element('code', [text('a')]), element('pre', [text('b')])]);
    const before = structuredClone(tree);
    rehypeCodeHighlight()(tree);
    expect(tree).toEqual(before);
  });
});
