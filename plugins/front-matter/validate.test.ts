import {assertFrontMatter, assertYaml, frontMatterProblems, isPage} from './validate';

const description =
  'What this page is for, in a sentence that is long enough to be useful to readers.';

describe('frontMatterProblems', () => {
  it.each([
    [{description}, '"title" is missing'],
    [{title: 'A', description: 'x'.repeat(161)}, 'has 161 characters'],
    [{title: 'A', description, keywords: 'a, b'}, '"keywords" must be a list'],
    [{title: 'A', description, sidebar_position: '1'}, 'must be a number'],
    [{title: 'A', description, sidebar_positon: 1}, 'Did you mean "sidebar_position"? Keys: '],
    [{title: 'A', description, authors: 'ana'}, '"authors" is not a key'],
    [
      {title: 'A', description, keywords: ['plan', 'a', 'plan']},
      '"keywords" contains "plan" twice',
    ],
    [{title: 'The `A` class', description}, '"title" is text, so readers see its Markdown'],
  ])('returns the problem of %j', (frontMatter, message) => {
    expect(frontMatterProblems('docs/a.md', frontMatter).join('\n')).toContain(message);
  });
});

it('assertYaml names the file, the line, the cause and the fix', () => {
  expect(() => assertYaml('docs/a.md', `---\r\ntitle: A\r\ntags: [a\r\n---\r\n`)).toThrow(
    /^docs\/a\.md:3: front matter: .*within a flow collection\. .*close quotation/,
  );
  expect(() => assertYaml('docs/a.md', '---\ntitle: A\n---\nb: c: d\n')).not.toThrow();
  expect(() => assertYaml('docs/a.md', 'A\n\n---\n\nb: c: d\n')).not.toThrow();
});

it('assertFrontMatter names the file and the problem, and ignores partials', () => {
  const questions = [{id: 'a '.repeat(17)}];
  expect(() => assertFrontMatter('docs/a.md', {title: 'A', description, questions})).toThrow(
    /^docs\/a\.md: front matter: .* must have 3 to 16 words, as readers ask it; it has 17\.$/,
  );
  const two = [{a: 'how do I sell b', c: 'how do I sell d'}];
  expect(() => assertFrontMatter('docs/a.md', {title: 'A', description, questions: two})).toThrow(
    '"questions" must be a list',
  );
  expect(() => assertFrontMatter('docs/_note.mdx', {})).not.toThrow();
  expect(isPage('docs/_partials/_note.md')).toBe(false);
  expect(isPage('partials/pricing2yaml/currency.mdx')).toBe(false);
  expect(isPage('docs/partials/page.md')).toBe(true);
});
