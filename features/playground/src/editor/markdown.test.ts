// @vitest-environment jsdom
import {markdownElement} from './markdown';

const html = (markdown: string) => markdownElement(markdown).innerHTML;

describe('markdownElement', () => {
  it('renders paragraphs, lists, code and links', () => {
    expect(html('A\nb.\n\n- `c` d\n- e\n\n[`f` g](https://h.es/i#j)')).toBe(
      '<p>A b.</p><ul><li><code>c</code> d</li><li>e</li></ul>' +
        '<p><a href="https://h.es/i#j" target="_blank" rel="noopener"><code>f</code> g</a></p>',
    );
  });
  it.each(['[a](javascript:alert(1))', '[a](//b.es)', '<img src="x" onerror="y">', '`a', '**a**'])(
    'keeps %s as text',
    (text) => {
      const element = markdownElement(text);
      expect(element.textContent).toBe(text);
      expect(element.querySelectorAll('*:not(p)')).toHaveLength(0);
    },
  );
});
