import {decodable, isDecodable, isSamePath, pageFinder, withoutNoise} from './paths';

describe('pageFinder', () => {
  const pageAt = pageFinder(['/x/', '/x/blog', '/x/blog/welcome', '/x/docs/1.0', '/x/Café']);
  it.each([
    ...['/x', '/x/index', '/x/index.html', '//x//', '/X', '/x/%20'].map((path) => [path, '/x/']),
    ...['/x/blog.html', '/x/BLOG/', '/x/ blog ', '/x/blog%C2%A0'].map((path) => [path, '/x/blog']),
    ['/x/blog/welcome%20', '/x/blog/welcome'],
    ['/x/docs/1.0', '/x/docs/1.0'],
    ['/x/caf%C3%A9', '/x/Café'],
  ])('%s means %s', (path, page) => expect(pageAt(path!)).toBe(page));
  it.each(['/', '/y', '/x/blogs', '/x/blog/welcome.md', '/x/blog%', '/x/docs/1.0/index/a'])(
    '%s means no page',
    (path) => expect(pageAt(path)).toBeUndefined(),
  );
});

it.each([
  ['//a.example//b%20/', '/a.example/b'],
  ['/%20', '/'],
  ['/a%2', '/a%2'],
  ['/a%20b%25', '/a%20b%25'],
])('withoutNoise of %s is %s', (path, expected) => expect(withoutNoise(path)).toBe(expected));

it.each([
  ['/a%20b', true],
  ['/100%', false],
  ['/100%25', false],
  ['/%E0%A4%A', false],
])('isDecodable of %s is %s', (path, expected) => expect(isDecodable(path)).toBe(expected));

it.each([
  ['#50%-off', '#50%25-off'],
  ['#50%25', '#50%25'],
  ['#%C3%A4', '#%C3%A4'],
])('decodable of %s is %s', (fragment, expected) => expect(decodable(fragment)).toBe(expected));

it.each([
  ['/x/', '/x', true],
  ['/', '', true],
  ['/x', '/X', false],
])('isSamePath of %s and %s is %s', (one, other, expected) =>
  expect(isSamePath(one, other)).toBe(expected),
);
