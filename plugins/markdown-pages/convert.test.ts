import {describe, expect, it} from 'vitest';
import {convertPage, type MarkdownPage} from './convert';

const HEAD =
  '<!doctype html><html><head><meta name="description" content="About x.">' +
  '<link rel="canonical" href="https://x.example/docs/a"></head>';

function convert(content: string): MarkdownPage {
  return convertPage(`${HEAD}<body><main>${content}</main></body></html>`, {
    address: 'https://x.example/docs/a',
    diagramOf: (source) => (source.includes('/diagrams/') ? 'flowchart LR\na --> b\n' : undefined),
  });
}

/** Markdown of content below a heading. */
const markdown = (content: string): string =>
  convert(`<h1>A</h1>${content}`).content.replace('# A\n', '').trim();

describe('convertPage', () => {
  it('reads title, description, date and canonical address', () => {
    const page = convert(
      '<article><h1>A <code>b</code></h1><time datetime="2026-01-02T03:04:05Z">x</time></article>',
    );
    expect(page).toMatchObject({
      title: 'A b',
      description: 'About x.',
      date: '2026-01-02',
      canonical: 'https://x.example/docs/a',
    });
  });
  it('does not take the date of a list of posts for its own', () => {
    const post = '<article><h2>B</h2><time datetime="2026-01-02">x</time></article>';
    expect(convert(`<h1>A</h1>${post}`).date).toBeUndefined();
  });
  it('omits navigation, buttons, scripts and links to headings', () => {
    expect(
      markdown(
        '<nav>n</nav><button>b</button><script>s</script><div class="theme-doc-footer">f</div>' +
          '<h2>B<a class="hash-link" href="#b">#</a></h2><p>text</p>',
      ),
    ).toBe('## B\n\ntext');
  });
  it('makes links and images absolute', () => {
    expect(
      markdown('<p><a href="#b">b</a> <a href="/c">c</a> <img src="/d.png" alt="D"></p>'),
    ).toBe(
      '[b](https://x.example/docs/a#b) [c](https://x.example/c) ![D](https://x.example/d.png)',
    );
  });
  it('separates adjacent links', () => {
    expect(markdown('<p><a href="/b">b</a><a href="/c">c</a></p>')).toBe(
      '[b](https://x.example/b) [c](https://x.example/c)',
    );
  });
  it('keeps one of two images for the color modes', () => {
    const image = (mode: string) => `<img src="/${mode}.png#${mode}-mode" alt="A">`;
    expect(markdown(`<p>${image('light')}${image('dark')}</p>`)).toBe(
      '![A](https://x.example/light.png#light-mode)',
    );
  });
  it('keeps code and its title, without the elements of the highlighter', () => {
    const code = '<pre><code><span class="token">a: &lt;b&gt;</span>\n  ```\n\n</code></pre>';
    expect(
      markdown(
        '<div class="theme-code-block language-yaml"><div class="code-title">a.yml</div>' +
          `${code}<div class="code-buttons"><button>Copy</button></div></div>`,
      ),
    ).toBe('````yaml title="a.yml"\na: <b>\n  ```\n\n````');
  });
  it('writes the source of a diagram', () => {
    expect(markdown('<span><img src="/diagrams/light-0.svg" alt="A"></span>')).toBe(
      '```mermaid\nflowchart LR\na --> b\n```',
    );
  });
  it('writes formulas as TeX', () => {
    const katex = '<span class="katex"><math><annotation>x^2</annotation></math></span>';
    expect(markdown(`<p>if ${katex}</p><span class="katex-display">${katex}</span>`)).toBe(
      'if $x^2$\n\n$$\nx^2\n$$',
    );
  });
  it('names tabs, and writes all of them', () => {
    const panel = (name: string) =>
      `<div role="tabpanel" hidden><span class="tab-name" data-name="${name}"></span><p>p</p></div>`;
    expect(markdown(`<ul class="tabs"><li>npm</li></ul>${panel('npm')}${panel('yarn')}`)).toBe(
      '**npm:**\n\np\n\n**yarn:**\n\np',
    );
  });
  it('writes admonitions as quotations', () => {
    expect(
      markdown('<div class="theme-admonition"><div>Careful</div><div><p>a</p><p>b</p></div></div>'),
    ).toBe('> **Careful.** a\n>\n> b');
  });
  it('writes definition lists and details', () => {
    expect(
      markdown(
        '<dl><div><dt>Type</dt><dd><code>string</code></dd></div></dl>' +
          '<details><summary>More</summary><p>a</p></details>',
      ),
    ).toBe('- **Type:** `string`\n\n**More**\n\na');
  });
  it('writes lists in cells with line breaks', () => {
    expect(
      markdown(
        '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td><ul><li>a</li><li>b | c</li></ul></td></tr></tbody></table>',
      ),
    ).toBe('| A |\n| - |\n| a<br>b \\| c |');
  });
  it('replaces an element that has text', () => {
    expect(
      markdown('<div data-markdown="A slider."><input></div><form data-markdown=""></form>'),
    ).toBe('A slider.');
  });
  it.each(['<canvas class="chart"></canvas>', '<label><input></label>', '<svg role="img"></svg>'])(
    'rejects %s, and says what to do',
    (element) => {
      const [name] = /<(?!label)\w+/.exec(element)!;
      expect(() => markdown(`<div id="demo">${element}</div>`)).toThrow(
        new RegExp(
          `${name}.* in <(div id="demo"|label)> has no form in Markdown. Add data-markdown`,
        ),
      );
    },
  );
  it('rejects a page without a heading', () => {
    expect(() => convert('<p>a</p>')).toThrow('<main> with <h1>');
  });
});
