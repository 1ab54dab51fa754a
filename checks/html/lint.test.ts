import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {
  duplicateIdProblems,
  escapeProblems,
  headingProblems,
  lintPages,
  linkProblems,
  metadataProblems,
  paginationProblems,
  securityProblems,
  socialCardProblems,
} from './lint';
import {routeOfFile, type BuiltPage} from './page';

const context = {
  url: 'https://x.example',
  baseUrl: '/',
  hasFile: (pathname: string) => ['/img/logo.svg', '/img/card.png'].includes(pathname),
};

function page(route: string, html: string): BuiltPage {
  const document = load(html);
  const isRedirect = document('meta[http-equiv="refresh"]').length > 0;
  return {route, file: `${route}/index.html`, document, isRedirect};
}

const messages = (problems: {message: string}[]) => problems.map(({message}) => message).join('\n');

describe('routeOfFile', () => {
  it.each([
    ['index.html', '/'],
    ['docs/2.0.1/index.html', '/docs/2.0.1'],
    ['404.html', '/404.html'],
  ])('%s is %s', (file, route) => expect(routeOfFile(file)).toBe(route));
});

describe('linkProblems', () => {
  const target = page('/b', '<h2 id="here">x</h2>');
  it.each(['/b', '/b#here', '/b/', '/img/logo.svg', 'https://other.example/nothing%', '#own'])(
    'accepts %s',
    (href) => {
      const source = page('/a', `<p id="own"><a href="${href}">t</a></p>`);
      expect(linkProblems([source, target], context)).toEqual([]);
    },
  );
  it.each([
    ['/c', 'nothing answers there'],
    ['/b#gone', '/b has no element with id "gone"'],
    ['#gone', '/a has no element with id "gone"'],
    ['https://x.example/c', 'nothing answers there'],
    ['#100%', 'is no valid address. Write a percent sign as %25.'],
    ['http://', 'is no valid address.'],
  ])('refuses %s', (href, message) => {
    const source = page('/a', `<a href="${href}">the link</a>`);
    const found = messages(linkProblems([source, target], context));
    expect(found).toContain(message);
    expect(found).toContain('"the link"');
  });
  it('refuses a link outside the base path', () => {
    const source = page('/a', '<a href="/b">t</a>');
    expect(messages(linkProblems([source], {...context, baseUrl: '/x/'}))).toContain(
      'outside the base path /x/',
    );
  });
});

it('duplicateIdProblems finds an id that stands twice', () => {
  expect(messages(duplicateIdProblems([page('/a', '<p id="x"></p><p id="x"></p>')]))).toContain(
    'id "x" stands twice',
  );
});

describe('metadataProblems', () => {
  const good =
    '<title>A | S</title><meta name="description" content="d"><link rel="canonical" href="https://x.example/a"><h1>A</h1>';
  it('accepts a complete page', () => {
    expect(metadataProblems([page('/a', good)], context)).toEqual([]);
  });
  it.each([
    [good.replace('A | S', 'A'), 'has no " | "'],
    [good.replace('content="d"', ''), 'no meta description'],
    [good.replace('https://x.example/a', 'https://y.example/a'), 'canonical address is'],
    [good.replace('<h1>A</h1>', ''), 'has 0 main headings'],
    [`${good}<img src="i.png" width="1" height="1">`, 'has no alt text'],
    [`${good}<img src="i.png" alt="">`, 'no width and height'],
  ])('finds the problem of %s', (html, message) => {
    expect(messages(metadataProblems([page('/a', html)], context))).toContain(message);
  });
  it('finds a title that two pages share', () => {
    expect(messages(metadataProblems([page('/a', good), page('/b', good)], context))).toContain(
      'is that of /a too',
    );
  });
});

describe('escapeProblems', () => {
  const found = (html: string) => messages(escapeProblems([page('/a', html)]));
  it('accepts what is escaped once', () => {
    expect(found('<title>R&amp;D</title><img alt="the user&#39;s plan">')).toBe('');
  });
  it.each([
    ['<img alt="the user&amp;#39;s plan">', 'alt was escaped twice: the user&#39;s plan'],
    ['<title>A &amp;amp; B</title>', 'title was escaped twice'],
    ['<meta name="description" content="a &amp;lt; b">', 'description was escaped twice'],
    ['<button aria-label="&amp;quot;a&amp;quot;">', 'aria-label was escaped twice'],
  ])('refuses %s', (html, message) => expect(found(html)).toContain(message));
});

describe('headingProblems', () => {
  const toc = '<a class="table-of-contents__link" href="#a%20b">A</a>';
  const found = (html: string) => messages(headingProblems([page('/a', html)]));
  it('accepts headings that are listed, and pages without a list', () => {
    expect(found(`${toc}<div class="markdown"><h2 id="a b">A</h2><h4>x</h4></div>`)).toBe('');
    expect(found('<div class="markdown"><h2>A</h2></div>')).toBe('');
  });
  it.each(['<h3 id="c">C</h3>', '<h2>C</h2>'])('refuses %s', (heading) => {
    expect(found(`${toc}<div class="markdown">${heading}</div>`)).toContain(
      'heading "C" is not in the table of contents',
    );
  });
});

const POLICY = '<meta http-equiv="Content-Security-Policy" content="default-src none">';

describe('securityProblems', () => {
  const found = (html: string) => messages(securityProblems([page('/a', html)], context));
  it.each([
    '',
    '<link rel="stylesheet" href="/a.css"><img src="/i.png"><img src="data:image/png;base64,x">',
    '<link rel="stylesheet" href="https://cdn.example/a.css" integrity="sha384-x" crossorigin="anonymous">',
    '<a target="_blank" rel="noopener noreferrer" href="https://y.example">t</a>',
    '<a href="https://y.example">t</a><img src="https://x.example/i.png">',
  ])('accepts %s', (html) => expect(found(POLICY + html)).toBe(''));
  it.each([
    [
      '<link rel="stylesheet" href="https://cdn.example/a.css" crossorigin="anonymous">',
      'integrity',
    ],
    ['<link rel="stylesheet" href="//cdn.example/a.css" integrity="sha384-x">', 'crossorigin'],
    ['<img src="https://y.example/i.png">', '<img> loads https://y.example/i.png'],
    ['<script src="https://x.example.org/a.js"></script>', '<script> loads'],
    ['<a target="_blank" rel="noopener" href="https://y.example">t</a>', 'noreferrer'],
  ])('refuses %s', (html, message) => expect(found(POLICY + html)).toContain(message));
  it('refuses a page without a policy', () => {
    expect(found('<p>t</p>')).toContain('no Content-Security-Policy');
  });
});

const card =
  '<meta property="og:image" content="https://x.example/img/card.png">' +
  '<meta property="og:image:width" content="1"><meta property="og:image:height" content="1">' +
  '<meta property="og:image:alt" content="c"><meta name="twitter:image" content="t">' +
  '<meta name="twitter:image:alt" content="c">';

describe('socialCardProblems', () => {
  it('accepts a card that is there', () => {
    expect(socialCardProblems([page('/a', card)], context)).toEqual([]);
  });
  it.each([
    ['', 'has 0 og:image'],
    [card + card, 'has 2 og:image'],
    [card.replace('card.png', 'gone.png'), 'is no absolute address of a file'],
    [card.replace('https://x.example', ''), 'is no absolute address of a file'],
    [card.replace('content="c"', 'content=""'), 'one og:image:alt with a value'],
    [card.replace('twitter:image"', 'x"'), 'one twitter:image with a value'],
  ])('finds the problem of %s', (html, message) => {
    expect(messages(socialCardProblems([page('/a', html)], context))).toContain(message);
  });
});

describe('paginationProblems', () => {
  const link = (href: string, label: string) =>
    `<a class="pagination-nav__link" href="${href}"><div class="pagination-nav__label">${label}</div></a>`;
  const target = page('/b', '<h1>The title</h1>');
  it('wants the title of the page, but for category pages', () => {
    const source = (html: string) => [page('/a', html), target, page('/category/c', '<h1>C</h1>')];
    expect(paginationProblems(source(link('/b', 'The title')), context)).toEqual([]);
    expect(paginationProblems(source(link('/category/c', 'Short')), context)).toEqual([]);
    expect(messages(paginationProblems(source(link('/b', 'Short')), context))).toContain(
      'is labelled "Short", its title is "The title"',
    );
  });
});

it('lintPages asks nothing of a redirect but to be a target', () => {
  const redirect = page('/old', `${POLICY}<meta http-equiv="refresh" content="0; url=/nowhere">`);
  const source = page(
    '/a',
    `${POLICY}<title>A | S</title><meta name="description" content="d"><link rel="canonical" href="https://x.example/a"><h1>A</h1><a href="/old">o</a>${card}`,
  );
  expect(lintPages([redirect, source], context)).toEqual([]);
});
