// @vitest-environment jsdom
import {nodesOf, sectionsOf} from './article';
import {compare} from './compare';

const articleOf = (html: string) =>
  Object.assign(document.createElement('article'), {innerHTML: html});

const compared = (older: string, newer: string) =>
  compare(sectionsOf(articleOf(older)), sectionsOf(articleOf(newer)));

/** The first section with its marks, as `[-removed-]` and `[+added+]`. */
function shown(older: string, newer: string): string {
  const [{part, former}] = compared(older, newer) as [ReturnType<typeof compared>[0]];
  const article = articleOf('');
  article.append(...nodesOf(compare(former!.parts, part.parts)));
  return article.innerHTML
    .replaceAll(/<span[^>]*>(?:Added|Removed): <\/span>|<\/?span>/g, '')
    .replaceAll(/<(\/?)(ins|del)>/g, (_, end, name) =>
      (end ? '?]' : '[?').replace('?', name === 'ins' ? '+' : '-'),
    );
}

const section = (id: string, text = `About ${id}.`, title = id): string =>
  `<h2 id="${id}">${title}</h2><p>${text}</p>`;
const [one, two, three] = [section('one'), section('two'), section('three')];
const text = 'A long text that both of the sections contain.';

it.each([
  ['identical pages', one + two, one + two, 'same , same one, same two'],
  ['empty pages', '', '', 'same '],
  ['an empty older page', '', one, 'same , added one'],
  ['an empty newer page', one, '', 'same , removed one'],
  [
    'a moved section',
    one + two + three,
    three + one + two,
    'same , moved three, same one, same two',
  ],
  [
    'a moved section that changed',
    one + two + three,
    section('three', text) + one + two,
    'same , changed three, same one, same two',
  ],
  ['another heading', one, section('one', 'About one.', 'First'), 'same , changed one'],
  ['another id', section('a', text), section('b', text), 'same , changed b'],
  [
    'equal headings',
    section('example', 'A', 'Example'),
    section('example', 'A', 'Example') + section('example-1', 'B', 'Example'),
    'same , same example, added example-1',
  ],
  [
    'a heading whose id another has now, and of a longer heading',
    section('a', 'A', 'Checks') + section('b', 'B', 'Port'),
    section('a', 'C', 'Rules') + section('c', 'D', 'Checks') + section('d', 'E', 'Is a port used'),
    'same , added a, changed c, changed d',
  ],
])('marks the sections of %s', (_name, older, newer, marks) =>
  expect(
    compared(older, newer)
      .map(({mark, part}) => `${mark} ${part.id}`)
      .join(', '),
  ).toBe(marks),
);

const code = (lines: string): string => `<pre><code>${lines}</code></pre>`;
const table = (...rows: string[]): string => `<table><tbody>${rows.join('')}</tbody></table>`;
const row = (...cells: string[]): string => `<tr><td>${cells.join('</td><td>')}</td></tr>`;

it.each([
  [
    'words, also those between changes',
    '<p>It needs Java 11 or Maven 2 to run here.</p>',
    '<p>It needs Java 17 or Maven 3 to run here.</p>',
    '<p>It needs Java[- 11 or Maven 2-] [+ 17 or Maven 3+] to run here.</p>',
  ],
  [
    'code in text',
    '<p>Call <code>a b</code> at once.</p>',
    '<p>Call <code>a c</code> at once.</p>',
    '<p>Call [-<code>a b</code>-] [+<code>a c</code>+] at once.</p>',
  ],
  [
    'paragraphs that others replace',
    '<p>Old words.</p><p>Kept.</p>',
    '<p>A new text.</p>\n<p>More.</p><p>Kept.</p>',
    '[-<p>Old words.</p>-][+<p>A new text.</p>\n<p>More.</p>+]<p>Kept.</p>',
  ],
  [
    'cells of rows with the same first cell, and other rows',
    table(row('a', 'one two three'), row('kept', 'too'), row('b', 'two')),
    table(row('a', '1 2 3'), row('kept', 'too'), row('c', 'three')),
    table(
      row('a', '[-one two three-] [+1 2 3+]'),
      row('kept', 'too'),
      row('[-b-]', '[-two-]'),
      row('[+c+]', '[+three+]'),
    ),
  ],
  [
    'cells of the most similar row',
    table(row('x', 'in', 'a new token')),
    table(row('y', 'out', 'no'), row('z', 'in', 'a new token')),
    table(row('[+y+]', '[+out+]', '[+no+]'), row('[-x-] [+z+]', 'in', 'a new token')),
  ],
  [
    'no level of a heading',
    '<div><h2>Plans</h2><p>Some of it.</p></div>',
    '<div><h3>Plans</h3><p>All of it.</p></div>',
    '<div><h3>Plans</h3><p>[-Some-] [+All+] of it.</p></div>',
  ],
  ['lines of code', code('a\nb: 2\nc'), code('a\nb: 20\nc'), code('a\n[-b: 2\n-][+b: 20\n+]c\n')],
  [
    'items',
    '<ul><li>A</li></ul>',
    '<ul><li>A</li><li>B</li></ul>',
    '<ul><li>A</li><li>[+B+]</li></ul>',
  ],
  [
    'images',
    '<p><img src="a"></p>',
    '<p><img src="b"></p>',
    '[-<p><img src="a"></p>-][+<p><img src="b"></p>+]',
  ],
  [
    'no addresses of links, white space and controls',
    '<p>See <a href="/a">it</a> now.</p>\n<button>Copy</button>',
    '<p>See\n<a href="/b">it</a> now.</p>',
    '<p>See\n<a href="/b">it</a> now.</p>',
  ],
])('marks %s', (_name, older, newer, marks) => expect(shown(older, newer)).toBe(marks));
