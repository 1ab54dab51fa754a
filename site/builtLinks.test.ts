import {brokenLinks} from './builtLinks';

const PAGES = ['/', '/a', '/b', '/c', '/d', '/e', '/blog/tags/café'];

/** Messages about links on all pages. */
const check = (baseUrl: string, ...hrefs: string[]): string[] =>
  brokenLinks(new Map(PAGES.map((page) => [page, hrefs])), {
    url: 'https://x.example',
    baseUrl,
    pages: new Set(PAGES),
    hasFile: (file) => file === '/img/é.svg',
  });

it('brokenLinks reports a link once, with the first pages and the number of others', () => {
  expect(check('/', '/a', '/gone', '/gone#x')).toEqual([
    '/, /a, /b and 4 more pages: link to /gone: The page or file does not exist. Correct the link.',
    '/, /a, /b and 4 more pages: link to /gone#x: The page or file does not exist. Correct the link.',
  ]);
  const links = new Map([['/a', ['gone', 'gone']]]);
  const site = {url: 'https://x.example', baseUrl: '/', pages: links, hasFile: () => false};
  expect(brokenLinks(links, site)).toEqual([expect.stringMatching(/^\/a: link to gone: The page/)]);
});

it.each([
  ...['/x/a', '/x/a/', '/x/', '/x/a#nothing', '/x/img/%C3%A9.svg', '/x/blog/tags/caf%C3%A9'],
  ...['https://other.example/gone', 'mailto:a@x.example', '#gone', '?q=a', ''],
])('brokenLinks accepts %s', (href) => expect(check('/x/', href)).toEqual([]));

it.each([
  ...['/a', '/x/gone', '/x/%', '/x/A', '//x.example/gone', 'https://x.example/a', 'http://'],
  ...['htps://a.example', 'http//a.example', 'localhost:3000'],
])('brokenLinks rejects %s', (href) => expect(check('/x/', href)).toHaveLength(1));
