import {parsePage} from '@pricing4saas/search/indexing/extract';
import {convertPage, type MarkdownPage} from './markdown';

const HEAD =
  '<!doctype html><html><head><meta name="description" content="About x.">' +
  '<link rel="canonical" href="https://x.example/docs/å b"></head>';

const convertHtml = (html: string): MarkdownPage =>
  convertPage(parsePage(html), {address: 'https://x.example/docs/a', diagramOf: () => undefined});

const convert = (content: string): MarkdownPage =>
  convertHtml(`${HEAD}<body><main>${content}</main></body></html>`);

/** Markdown of content below a heading. */
const markdown = (content: string): string =>
  convert(`<h1>A</h1>${content}`).content.replace('# A\n', '').trim();

const KATEX = '<span class="katex"><math><annotation>x^2</annotation></math></span>';
const panel = (name: string) =>
  `<div role="tabpanel" hidden><span class="tab-name" data-name="${name}"></span><p>p</p></div>`;

describe('convertPage', () => {
  it('reads title, description, date and canonical address, which it encodes', () => {
    const page = convert(
      '<article><h1>A <code>b</code></h1><time datetime="2026-01-02T03:04:05Z">x</time></article>',
    );
    expect(page).toMatchObject({
      title: 'A b',
      description: 'About x.',
      date: '2026-01-02',
      canonical: 'https://x.example/docs/%C3%A5%20b',
    });
  });
  it.each([
    [
      'omits navigation, buttons, scripts and links to headings',
      '<nav>n</nav><button>b</button><script>s</script><div class="theme-doc-footer">f</div>' +
        '<h2>B<a class="hash-link" href="#b">#</a></h2><p>text</p>',
      '## B\n\ntext',
    ],
    [
      'separates adjacent links',
      '<p><a href="/b">b</a><a href="/c">c</a></p>',
      '[b](https://x.example/b) [c](https://x.example/c)',
    ],
    [
      'keeps one of two images for the color modes',
      '<p><img src="/l.png#light-mode" alt="A"><img src="/d.png#dark-mode" alt="A"></p>',
      '![A](https://x.example/l.png#light-mode)',
    ],
    [
      'keeps code and its title, without the elements of the highlighter',
      '<div class="theme-code-block language-yaml"><div class="code-title">a.yml</div>' +
        '<pre><code><span class="token">a: &lt;b&gt;</span>\n  ```\n\n</code></pre>' +
        '<div class="code-buttons"><button>Copy</button></div></div>',
      '````yaml title="a.yml"\na: <b>\n  ```\n\n````',
    ],
    [
      'writes formulas as TeX',
      `<p>if ${KATEX}</p><span class="katex-display">${KATEX}</span>`,
      'if $x^2$\n\n$$\nx^2\n$$',
    ],
    [
      'names tabs, and writes all of them',
      `<ul class="tabs"><li>npm</li></ul>${panel('npm')}${panel('yarn')}`,
      '**npm:**\n\np\n\n**yarn:**\n\np',
    ],
    [
      'writes admonitions as quotations',
      '<div class="theme-admonition"><div>Careful</div><div><p>a</p><p>b</p></div></div>',
      '> **Careful.** a\n>\n> b',
    ],
    [
      'writes definition lists and details',
      '<dl><div><dt>Type</dt><dd><code>string</code></dd></div></dl>' +
        '<details><summary>More</summary><p>a</p></details>',
      '- **Type:** `string`\n\n**More**\n\na',
    ],
    [
      'writes lists in cells with line breaks',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li>a</li><li>b | c</li></ul></td></tr></tbody></table>',
      '| A |\n| - |\n| a<br>b \\| c |',
    ],
    [
      'replaces an element that has text',
      '<div data-markdown="A slider."><input></div><form data-markdown=""></form>',
      'A slider.',
    ],
  ])('%s', (_rule, html, expected) => expect(markdown(html)).toBe(expected));
  it.each([
    ['<canvas class="chart"></canvas>', /canvas.* in <div id="demo"> has no form in Markdown. Add/],
    ['<label><input></label>', /input.* in <label> has no form/],
    ['<svg role="img"></svg>', /svg.* in <div id="demo"> has no form/],
  ])('rejects %s, and says what to do', (element, message) => {
    expect(() => markdown(`<div id="demo">${element}</div>`)).toThrow(message);
  });
  it('rejects a page without a heading', () => {
    expect(() => convert('<p>a</p>')).toThrow('<main> with <h1>');
  });
});
