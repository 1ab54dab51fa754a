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

/** Messages of a rule about the page `/a`. */
const check = (rule: Rule, html: string, others: Readonly<Record<string, string>> = {}) =>
  rule(...pageAndSite({a: html, ...others})).join('\n');

function pageAndSite(files: Readonly<Record<string, string>>) {
  const pages = new Map(
    Object.entries(files)
      .map(([file, html]) => readPage(`${file}/index.html`, html))
      .map((page) => [page.route, page]),
  );
  const hasFile = (pathname: string) => ['/img/logo.svg', '/img/card.png'].includes(pathname);
  return [pages.get('/a')!, {url: 'https://x.example', baseUrl: '/', pages, hasFile}] as const;
}

describe('links', () => {
  const others = {b: '<h2 id="here">x</h2><h2 id="café au lait">y</h2>'};
  it.each(['/b#caf%C3%A9%20au%20lait', './b#here'])('accept %s', (href) => {
    expect(check(links, `<a href="${href}">t</a>`, others)).toBe('');
  });
  it.each([
    ['/b#gone', '/b has no element with the id "gone"'],
    ['#gone', '/a has no element with the id "gone"'],
    ['#100%', 'has no element with the id "100%"'],
  ])('reject %s', (href, message) => {
    const found = check(links, `<a href="${href}">the link</a>`, others);
    expect(found).toContain(message);
    expect(found).toContain('"the link"');
  });
});

describe('metadata', () => {
  const good =
    '<title>A | S</title><meta name="description" content="d"><link rel="canonical" href="https://x.example/a"><link hreflang="en" href="https://x.example/a"><h1>A</h1>';
  it.each([
    [good.replace('A | S', 'A'), 'must have " | "'],
    [good.replace('content="d"', ''), 'no meta description'],
    [good.replace('https://x.example/a', 'https://y.example/a'), 'canonical URL is'],
    [good.replace('"en" href="https://x.example/a', '$&/'), 'URL with hreflang en is "https://x.'],
    [good.replace('<h1>A</h1>', ''), 'has 0 main headings'],
  ])('rejects %s', (html, message) => expect(check(metadata, html)).toContain(message));
  it('rejects a title that two pages share', () => {
    const [page, site] = pageAndSite({first: good, a: good});
    expect(metadata(page, site).join()).toContain('is also that of /first');
  });
});

it('images rejects an image without a width', () => {
  expect(check(images, '<img alt="" height="1">')).toContain('no width and height');
});

describe('escapes', () => {
  it('accepts text that is escaped once', () => {
    expect(check(escapes, '<title>R&amp;D</title><img alt="the user&#39;s plan">')).toBe('');
  });
  it.each([
    ['<img alt="the user&amp;#39;s plan">', 'alt is escaped twice: the user&#39;s plan'],
    ['<title>A &amp;amp; B</title>', 'title is escaped twice'],
    ['<meta name="description" content="a &amp;lt; b">', 'description is escaped twice'],
    ['<button aria-label="&amp;quot;a&amp;quot;">', 'aria-label is escaped twice'],
  ])('rejects %s', (html, message) => expect(check(escapes, html)).toContain(message));
});

describe('tableOfContents', () => {
  const toc = '<a class="table-of-contents__link" href="#a%20b">A</a>';
  it('accepts pages without a list', () => {
    expect(check(tableOfContents, '<div class="markdown"><h2>A</h2></div>')).toBe('');
  });
  it.each(['<h3 id="c">C</h3>', '<h2>C</h2>'])('rejects %s', (heading) => {
    expect(check(tableOfContents, `${toc}<div class="markdown">${heading}</div>`)).toContain(
      'heading "C" is not in the table of contents',
    );
  });
});

describe('codeBlocks', () => {
  const found = (html: string) => check(codeBlocks, `<main>${html}</main>`);
  it.each([
    ['<pre class="language-yaml">a</pre>', 'code block "a" is not highlighted as yaml'],
    ['<pre class="language-bash">a\nb</pre>', 'is not highlighted as bash'],
  ])('reject %s', (html, message) => expect(found(html)).toContain(message));
  it('ignores code blocks outside the content', () => {
    expect(check(codeBlocks, '<pre>a</pre>')).toBe('');
  });
});

const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src none">';

describe('security', () => {
  const sheet = '<link rel="stylesheet" href="https://cdn.example/a.css"';
  it.each([
    `${sheet} crossorigin="anonymous">`,
    `${sheet.replace('https:', '')} integrity="sha384-x">`,
  ])('rejects %s', (html) => {
    expect(check(security, POLICY + html)).toContain('needs integrity and crossorigin');
  });
});

const CARD =
  '<meta property="og:image" content="https://x.example/img/card.png">' +
  '<meta property="og:image:width" content="1"><meta property="og:image:height" content="1">' +
  '<meta property="og:image:alt" content="c"><meta name="twitter:image" content="t">' +
  '<meta name="twitter:image:alt" content="c">';

it.each([
  ['', 'has 0 og:image,'],
  [CARD + CARD, 'has 2 og:image,'],
  [CARD.replace('card.png', 'gone.png'), 'is not the absolute URL of a file'],
  [CARD.replace('https://x.example', ''), 'is not the absolute URL of a file'],
  [CARD.replace('content="c"', 'content=""'), 'has 1 og:image:alt, expected one with a value'],
  [CARD.replace('twitter:image"', 'x"'), 'has 0 twitter:image,'],
])('socialCard rejects %s', (html, message) => expect(check(socialCard, html)).toContain(message));

const link = (href: string, label: string) =>
  `<a class="pagination-nav__link" href="${href}"><div class="pagination-nav__label">${label}</div></a>`;
it('pagination requires the title of the page, except for category pages', () => {
  const others = {b: '<h1>The title</h1>', 'category/c': '<h1>C</h1>'};
  expect(check(pagination, link('/b', 'The title'), others)).toBe('');
  expect(check(pagination, link('/category/c', 'Short'), others)).toBe('');
  expect(check(pagination, link('/b', 'Short'), others)).toContain(
    'has the label "Short", expected the title "The title"',
  );
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
