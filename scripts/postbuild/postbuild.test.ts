import {readFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder, writeIn} from '../../lib/testing';
import type {Keep} from './cache';
import {hashOf} from './policyHashes';
import {postbuild} from './postbuild';

let outDir: string;

const write = (file: string, text: string) => writeIn(outDir, {[file]: text});
const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

/** A built page with content after its heading. */
const page = (content: string, head = '', canonical = 'https://x.example/'): string =>
  '<!doctype html><html data-has-hydrated=false><head><meta charset=UTF-8>' +
  `<link rel=canonical href="${canonical}"><link hreflang=en href=/>${head}` +
  '<script>"data-announcement-bar-initially-dismissed"</script></head>' +
  `<body><div id=__docusaurus><main><h1>A &lt;/script></h1>${content}</main></div></body></html>`;

const run = (
  mode: 'embedded' | 'hosted' = 'embedded',
  keep: Keep = (_, compute) => compute(),
): number =>
  postbuild({
    outDir,
    url: 'https://x.example',
    baseUrl: '/',
    search:
      mode === 'embedded'
        ? {mode, indexName: 'x'}
        : {mode, indexName: 'x', appId: 'APP', apiKey: 'key'},
    searchCode: ['assets/js/chunk.0a1b2c3d.js'],
    mathStylesheet: {href: 'https://cdn.example/katex.css', integrity: ''},
    modalStyle: 'svg{}',
    diagramOf: () => undefined,
    keep,
    filesFor: (pages) =>
      new Map([['routes.txt', pages.map(({route, markdown}) => route + markdown?.title).join()]]),
    verify: (pages) => (pages.some(({classes}) => classes.includes('gone')) ? ['gone'] : []),
  });

beforeEach(() => {
  const pages = {
    'index.html': page('<script>one()</script>'),
    'docs/2.0.1/a/index.html': page('<script>one()</script><script>two()</script>'),
  };
  outDir = temporaryFolder(pages, onTestFinished);
});

it('allows the scripts of each page, and writes the other files', () => {
  expect(run()).toBe(2);
  const [one, two] = [hashOf('one()'), hashOf('two()')];
  expect(read('index.html')).toContain(`'${one}'`);
  expect(read('index.html')).toContain('<meta charset=UTF-8><meta http-equiv="Content-Security-');
  expect(read('index.html')).not.toContain(two);
  expect(read('docs/2.0.1/a/index.html')).toContain(`'${two}'`);
  expect(read('routes.txt')).toBe('/A </script>,/docs/2.0.1/aA </script>');
});

it('keeps the preview image of a page, and adds its size and title', () => {
  const image = '<meta property=og:image content=https://x.example/img/a.svg>';
  write(
    'index.html',
    page('', `${image}<meta name=twitter:image content=https://x.example/img/a.svg>`),
  );
  write('img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
  run();
  expect(read('index.html').match(/(?:og|twitter):image[:\w]*"?(?: content="[^"]*")?/g)).toEqual([
    'og:image',
    'twitter:image',
    'og:image:width" content="30"',
    'og:image:height" content="20"',
    expect.stringContaining('og:image:alt" content="A '),
    expect.stringContaining('twitter:image:alt" content="A '),
  ]);
});

it('describes a document for search engines', () => {
  const article = '<article><h1>A</h1><time datetime=2026-01-02>x</time></article>';
  write('docs/2.0.1/a/index.html', page(article, '', 'https://x.example/docs/2.0.1/a'));
  run();
  const html = read('docs/2.0.1/a/index.html');
  const [, json] = /ld\+json">(.*?)<\/script>/.exec(html)!;
  const expected = {headline: 'A </script>', dateModified: '2026-01-02'};
  expect(JSON.parse(json!)).toMatchObject({'@type': 'TechArticle', ...expected});
});

it.each([
  '<link rel=stylesheet href=/assets/css/styles.0a1b2c3d.css />',
  '<link rel="stylesheet" href="/base/assets/css/styles.0a1b2c3d.css">',
])('replaces %s with the styles', (link) => {
  const styles = 'a{content:"$&";background:url(data:image/svg+xml,x)}';
  write('assets/css/styles.0a1b2c3d.css', styles);
  write('index.html', page('', link));
  run();
  expect(read('index.html')).toContain(`href=/><style>${styles}</style><script>`);
  expect(read('index.html')).toContain(`'${hashOf(styles)}'`);
  expect(read('docs/2.0.1/a/index.html')).not.toContain(`'${hashOf(styles)}'`);
});

it('links some pages, and those below them, to a style sheet', () => {
  write('assets/css/learn.0a1b2c3d.css', 'a{}');
  write('learn/1/index.html', page(''));
  write('learning/index.html', page(''));
  run();
  const link = '<link rel="stylesheet" href="/assets/css/learn.0a1b2c3d.css">';
  expect(read('learn/1/index.html')).toContain(link);
  expect(read('learning/index.html')).not.toContain(link);
});

it('writes the index of embedded search, and its template into each page', () => {
  run();
  const manifest = read('search-index/manifest.json');
  const link = '<link rel="prefetch" href="/assets/js/chunk.0a1b2c3d.js">';
  const template = `<template data-search-manifest='${manifest}'>${link}</template></body>`;
  expect(read('docs/2.0.1/a/index.html')).toContain(template);
  expect(manifest).toContain('docs-default-current');
});

it('lists the linked pages that are not large, the smallest first', () => {
  const random = (length: number) => Array.from({length}, () => Math.random()).join();
  const hrefs = ['/2?a', '/docs/2.0.1/a#b', '/large', '/1', '/old', '/3', '/1'];
  const links = hrefs.map((href) => `<a href="${href}">x</a>`).join('');
  const breadcrumb = '<a class="breadcrumbs__link" href="/">x</a>';
  write('index.html', page(links));
  write('docs/2.0.1/a/index.html', page(`${breadcrumb}<a href="/docs/2.0.1/a">x</a>`));
  write('1/index.html', page(random(20)));
  write('2/index.html', page(random(300)));
  write(
    '3/index.html',
    page(random(600)).replace('<main>', '<p class="menu"><a href="/1">x</a></p>$&'),
  );
  write('large/index.html', page(random(5000)));
  write('old/index.html', page('', '<meta http-equiv="refresh">'));
  run();
  expect(read('index.html')).toMatch(
    /data-likely-pages='\{"\/docs\/2\.0\.1\/a":1,"\/1":\d+,"\/2":\d+,"\/3":\d+\}'/,
  );
  expect(read('3/index.html')).toMatch(/data-likely-pages='\{"\/1":\d\}'/);
  expect(read('docs/2.0.1/a/index.html')).not.toContain('data-likely-pages');
});

it('reads no page again if only names of assets have changed', () => {
  const kept = new Map<string, unknown>();
  const keep: Keep = <T>(source: string, compute: () => T) => {
    kept.set(source, kept.get(source) ?? compute());
    return kept.get(source) as T;
  };
  for (const name of ['main.0a1b2c3d.js', 'main.4e5f6a7b.js']) {
    for (const file of ['index.html', 'docs/2.0.1/a/index.html'])
      write(file, page('', `<script src="/assets/js/${name}"></script>`));
    run('embedded', keep);
    expect(read('index.html')).toContain(name);
  }
  // Two pages, and the shard of each.
  expect(kept.size).toBe(4);
});

it('inserts nothing into an attribute', () => {
  const meta = '<meta content="before </head> or </body>">';
  write('index.html', page('', meta));
  run();
  expect(read('index.html')).toContain(meta);
  expect(read('index.html')).toMatch(/data-search-manifest[^]*<\/template><\/body>/);
});

it('writes no index with hosted search', () => {
  run('hosted');
  expect(read('index.html')).not.toContain('<template');
  expect(() => read('search-index/manifest.json')).toThrow('ENOENT');
});

it.each([
  ['a/index.html', page('<p onclick="x()">'), '/a: <p> has onclick'],
  [
    'a/index.html',
    page('').replace('<meta charset=UTF-8>', ''),
    /^\/a: .* the head begins with <meta charset>.* but found <!doctype html>/,
  ],
  ['a/index.html', page('').replace('</head>', ''), '/a: no </head> was found'],
  ['a/index.html', page('').replace('<main>', ''), '/a: the page needs <main>'],
  ['a/index.html', page('').replace(' hreflang=en', ''), /^\/a: .* contains <link hreflang>/],
  ['a/index.html', page('<p class="b gone">'), /^gone$/],
  [
    'a/index.html',
    page('<a href="/a/?x=1&amp;y=2">a</a> <a href="/routes.txt">r</a> <a href="/gone">g</a>'),
    /^\/a: link to \/gone: The page or file does not exist\. Correct the link\.$/,
  ],
  ['assets/js/main.js', 'x', 'assets/js/main.js: its name has no hash'],
  [
    'assets/css/styles.0a1b2c3d.css',
    'a{}',
    /the page contains the link to assets\/css\/styles.\*.css, but found no link/,
  ],
  [
    'assets/css/styles.0a1b2c3d.css',
    'a{background:url("a.png")}',
    'styles.0a1b2c3d.css: url("a.png") does not work in pages',
  ],
])('rejects %s with %s', (file, text, problem) => {
  write(file, text);
  expect(() => run()).toThrow(problem);
});

it('rejects a build that it has already edited', () => {
  run();
  expect(() => run()).toThrow(/^\/, .* has a policy already\. Run "npm run build" again/);
});
