import {lintSite} from './lint';
import {readPage} from './page';

const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src none">';

const REDIRECT = '<meta http-equiv="refresh" content="0; url=/nowhere">';

const PAGES = {
  b: '<h1>The title</h1><h2 id="here">x</h2><h2 id="café au lait">y</h2>',
  'category/c': '<h1>C</h1>',
  old: REDIRECT,
};

/** Problems of the page `/a` in a site with others. */
function problemsOf(html: string, others: Readonly<Record<string, string>> = PAGES): string {
  const pages = new Map(
    Object.entries({...others, a: html})
      .map(([file, text]) => readPage(`${file}/index.html`, text))
      .map((page) => [page.route, page]),
  );
  const hasFile = (pathname: string) => pathname === '/img/card.png';
  const problems = lintSite({url: 'https://x.example', baseUrl: '/', pages, hasFile});
  return problems.filter((problem) => problem.startsWith('/a: ')).join('\n');
}

const HEAD =
  '<title>A | S</title><meta name="description" content="d"><link rel="canonical" href="https://x.example/a"><link hreflang="en" href="https://x.example/a"><h1>A</h1>';

const TOC = '<a class="table-of-contents__link" href="#a%20b">A</a>';

const SHEET = '<link rel="stylesheet" href="https://cdn.example/a.css"';

const CARD =
  '<meta property="og:image" content="https://x.example/img/card.png">' +
  '<meta property="og:image:width" content="1"><meta property="og:image:height" content="1">' +
  '<meta property="og:image:alt" content="c"><meta name="twitter:image" content="t">' +
  '<meta name="twitter:image:alt" content="c">';

const paginationTo = (href: string, label: string) =>
  `<a class="pagination-nav__link" href="${href}"><div class="pagination-nav__label">${label}</div></a>`;

it.each([
  ['links to encoded ids', '<a href="/b#caf%C3%A9%20au%20lait">t</a>'],
  ['relative links, and links to redirects', '<a href="./b#here">t</a><a href="/old#x">t</a>'],
  [
    'text that is escaped once',
    '<img alt="the user&#39;s plan &amp; R&amp;D" width="1" height="1">',
  ],
  ['no table of contents', '<div class="markdown"><h2>A</h2></div>'],
  ['code blocks outside the content', '<pre>a</pre>'],
  ['the title of the next page', paginationTo('/b', 'The title')],
  ['short labels of categories', paginationTo('/category/c', 'Short')],
])('accepts %s', (_, html) => expect(problemsOf(POLICY + HEAD + CARD + html)).toBe(''));

it.each([
  ['<a href="/b#gone">the link</a>', '"the link" to /b#gone: /b has no element with the id'],
  ['<a href="#100%">t</a>', 'has no element with the id "100%"'],
  ['<a href="/gone">t</a>', 'does not exist'],
  ['<p id="x"></p><p id="x"></p>', 'id "x" occurs 2 times'],
  [HEAD.replace('A | S', 'A'), 'must have " | "'],
  [HEAD.replace('content="d"', ''), 'no meta description'],
  [HEAD.replace('https://x.example/a', 'https://y.example/a'), 'canonical URL is'],
  [HEAD.replace('"en" href="https://x.example/a', '$&/'), 'with hreflang en is "https:'],
  [HEAD.replace('<h1>A</h1>', ''), 'has 0 main headings'],
  ['<img height="1" width="1">', 'no alt text'],
  ['<img alt="" height="1">', 'no width and height'],
  ['<img alt="the user&amp;#39;s plan">', 'alt is escaped twice: the user&#39;s plan'],
  ['<title>A &amp;amp; B</title>', 'title is escaped twice'],
  ['<meta name="description" content="a &amp;lt; b">', 'description is escaped twice'],
  [`${TOC}<div class="markdown"><h3 id="c">C</h3></div>`, '"C" is not in the table'],
  [`${TOC}<div class="markdown"><h2>C</h2></div>`, '"C" is not in the table'],
  ['<main><pre>a</pre></main>', 'has no language'],
  ['<main><pre class="language-yaml">a</pre></main>', '"a" is not highlighted as yaml'],
  ['<main><pre class="language-bash">a\nb</pre></main>', 'highlighted as bash'],
  ['', 'has no Content-Security-Policy'],
  [`${SHEET} crossorigin="anonymous">`, 'needs integrity and crossorigin'],
  [`${SHEET.replace('https:', '')} integrity="sha384-x">`, 'needs integrity and'],
  ['', 'has 0 og:image,'],
  [CARD + CARD, 'has 2 og:image,'],
  [CARD.replace('card.png', 'gone.png'), 'is not the absolute URL of a file'],
  [CARD.replace('https://x.example', ''), 'is not the absolute URL of a file'],
  [CARD.replace('content="c"', 'content=""'), 'has 1 og:image:alt, expected one with'],
  [paginationTo('/b', 'Short'), 'label "Short", expected the title "The title"'],
])('rejects %s', (html, message) => expect(problemsOf(html)).toContain(message));

it('rejects a title that two pages share', () => {
  expect(problemsOf(HEAD, {first: HEAD})).toContain('is also that of /first');
});

it('only requires a policy of redirects', () => {
  expect(problemsOf(REDIRECT)).toMatch(/^\/a: has no Content-Security-Policy.*$/);
});
