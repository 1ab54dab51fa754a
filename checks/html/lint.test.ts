import {
  codeBlocks,
  escapes,
  images,
  lintSite,
  links,
  metadata,
  pagination,
  security,
  socialCard,
  tableOfContents,
} from './lint';
import {readPage} from './page';

type Rule = typeof links;

const PAGES = {
  b: '<h1>The title</h1><h2 id="here">x</h2><h2 id="café au lait">y</h2>',
  'category/c': '<h1>C</h1>',
};

/** Messages of a rule about the page `/a`. */
const check = (rule: Rule, html: string, others: Readonly<Record<string, string>> = PAGES) =>
  rule(...pageAndSite({...others, a: html})).join('\n');

function pageAndSite(files: Readonly<Record<string, string>>) {
  const pages = new Map(
    Object.entries(files)
      .map(([file, html]) => readPage(`${file}/index.html`, html))
      .map((page) => [page.route, page]),
  );
  const hasFile = (pathname: string) => ['/img/logo.svg', '/img/card.png'].includes(pathname);
  return [pages.get('/a')!, {url: 'https://x.example', baseUrl: '/', pages, hasFile}] as const;
}

const HEAD =
  '<title>A | S</title><meta name="description" content="d"><link rel="canonical" href="https://x.example/a"><link hreflang="en" href="https://x.example/a"><h1>A</h1>';

const TOC = '<a class="table-of-contents__link" href="#a%20b">A</a>';

const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src none">';

const SHEET = '<link rel="stylesheet" href="https://cdn.example/a.css"';

const CARD =
  '<meta property="og:image" content="https://x.example/img/card.png">' +
  '<meta property="og:image:width" content="1"><meta property="og:image:height" content="1">' +
  '<meta property="og:image:alt" content="c"><meta name="twitter:image" content="t">' +
  '<meta name="twitter:image:alt" content="c">';

const paginationTo = (href: string, label: string) =>
  `<a class="pagination-nav__link" href="${href}"><div class="pagination-nav__label">${label}</div></a>`;

it.each<[name: string, rule: Rule, html: string]>([
  ['links to encoded ids', links, '<a href="/b#caf%C3%A9%20au%20lait">t</a>'],
  ['relative links', links, '<a href="./b#here">t</a>'],
  ['text that is escaped once', escapes, '<title>R&amp;D</title><img alt="the user&#39;s plan">'],
  ['no table of contents', tableOfContents, '<div class="markdown"><h2>A</h2></div>'],
  ['code blocks outside the content', codeBlocks, '<pre>a</pre>'],
  ['the title of the next page', pagination, paginationTo('/b', 'The title')],
  ['short labels of categories', pagination, paginationTo('/category/c', 'Short')],
])('accepts %s', (_, rule, html) => expect(check(rule, html)).toBe(''));

it.each<[rule: Rule, html: string, message: string]>([
  [links, '<a href="/b#gone">the link</a>', '"the link" to /b#gone: /b has no element with the id'],
  [links, '<a href="#gone">t</a>', '/a has no element with the id "gone"'],
  [links, '<a href="#100%">t</a>', 'has no element with the id "100%"'],
  [metadata, HEAD.replace('A | S', 'A'), 'must have " | "'],
  [metadata, HEAD.replace('content="d"', ''), 'no meta description'],
  [metadata, HEAD.replace('https://x.example/a', 'https://y.example/a'), 'canonical URL is'],
  [metadata, HEAD.replace('"en" href="https://x.example/a', '$&/'), 'with hreflang en is "https:'],
  [metadata, HEAD.replace('<h1>A</h1>', ''), 'has 0 main headings'],
  [images, '<img alt="" height="1">', 'no width and height'],
  [escapes, '<img alt="the user&amp;#39;s plan">', 'alt is escaped twice: the user&#39;s plan'],
  [escapes, '<title>A &amp;amp; B</title>', 'title is escaped twice'],
  [escapes, '<meta name="description" content="a &amp;lt; b">', 'description is escaped twice'],
  [
    tableOfContents,
    `${TOC}<div class="markdown"><h3 id="c">C</h3></div>`,
    '"C" is not in the table',
  ],
  [tableOfContents, `${TOC}<div class="markdown"><h2>C</h2></div>`, '"C" is not in the table'],
  [codeBlocks, '<main><pre class="language-yaml">a</pre></main>', '"a" is not highlighted as yaml'],
  [codeBlocks, '<main><pre class="language-bash">a\nb</pre></main>', 'highlighted as bash'],
  [security, `${POLICY}${SHEET} crossorigin="anonymous">`, 'needs integrity and crossorigin'],
  [
    security,
    `${POLICY}${SHEET.replace('https:', '')} integrity="sha384-x">`,
    'needs integrity and',
  ],
  [socialCard, '', 'has 0 og:image,'],
  [socialCard, CARD + CARD, 'has 2 og:image,'],
  [socialCard, CARD.replace('card.png', 'gone.png'), 'is not the absolute URL of a file'],
  [socialCard, CARD.replace('https://x.example', ''), 'is not the absolute URL of a file'],
  [socialCard, CARD.replace('content="c"', 'content=""'), 'has 1 og:image:alt, expected one with'],
  [pagination, paginationTo('/b', 'Short'), 'label "Short", expected the title "The title"'],
])('%o rejects %s', (rule, html, message) => expect(check(rule, html)).toContain(message));

it('metadata rejects a title that two pages share', () => {
  expect(check(metadata, HEAD, {first: HEAD})).toContain('is also that of /first');
});

it('lintSite applies all rules to pages, and only requires a policy of redirects', () => {
  const redirect = '<meta http-equiv="refresh" content="0; url=/nowhere">';
  const page = `<title>A | S</title><meta name="description" content="d"><link rel="canonical" href="https://x.example/a"><h1>A</h1><a href="/old#x">o</a>${CARD}`;
  expect(lintSite(pageAndSite({old: POLICY + redirect, a: POLICY + page})[1])).toEqual([]);
  expect(lintSite(pageAndSite({old: redirect, a: page})[1])).toEqual([
    expect.stringMatching(/^\/old: has no Content-Security-Policy/),
    expect.stringMatching(/^\/a: has no Content-Security-Policy/),
  ]);
  const broken =
    '<a href="/gone">x</a><p id="x"></p><p id="x"></p><img><img alt="&amp;amp;"><main><pre>a</pre></main>' +
    '<div class="markdown"><h2>A</h2></div><a class="table-of-contents__link" href="#b">A</a>' +
    '<a class="pagination-nav__link" href="/b">x</a>';
  const found = lintSite(pageAndSite({a: broken, b: '<h1>B</h1>'})[1]).join('\n');
  for (const message of ['not exist', 'occurs 2', 'alt text', 'escaped', 'table of contents'])
    expect(found).toContain(message);

  for (const message of ['no language', 'description', 'Policy', 'og:image', 'the label'])
    expect(found).toContain(message);
});
