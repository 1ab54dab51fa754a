import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {temporaryFolder, writeIn} from '../../lib/testing';
import {hashOf} from './page';
import {postbuild} from './postbuild';

let outDir: string;

const write = (file: string, text: string) => writeIn(outDir, {[file]: text});
const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

const page = (content: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8></head><body>${content}</body></html>`;

const markdown = (canonical: string, ...facts: string[]): string =>
  ['---', 'title: "A </script>"', `canonical: ${canonical}`, ...facts, '---', '', '# A'].join('\n');

const run = (): number =>
  postbuild({
    outDir,
    address: {url: 'https://x.example', baseUrl: '/'},
    search: {mode: 'embedded', indexName: 'x'},
    searchTemplate: '<template></template>',
    mathStylesheet: {href: 'https://cdn.example/katex.css', integrity: ''},
    lastCommit: new Date('2026-01-01'),
  });

beforeEach(() => {
  const pages = {
    'index.html': page('<script>one()</script>'),
    'a/index.html': page('<script>one()</script><script>two()</script>'),
  };
  outDir = temporaryFolder(pages, onTestFinished);
});

describe('postbuild', () => {
  it('allows the scripts of each page and writes security.txt', () => {
    expect(run()).toBe(2);
    const [one, two] = [hashOf('one()'), hashOf('two()')];
    expect(read('index.html')).toContain(`'${one}'`);
    expect(read('index.html')).toContain('<meta charset=UTF-8><meta http-equiv="Content-Security-');
    expect(read('index.html')).not.toContain(two);
    expect(read('a/index.html')).toContain(`'${two}'`);
    expect(read('.well-known/security.txt')).toContain('Canonical: https://x.example/');
  });
  it('describes a document for search engines', () => {
    const facts = ['version: "2.0.1"', 'date: 2026-01-02'];
    write('a.md', markdown('https://x.example/a', ...facts));
    run();
    const [, json] = /ld\+json" data-postbuild>(.*?)<\/script>/.exec(read('a/index.html'))!;
    const expected = {headline: 'A </script>', dateModified: '2026-01-02'};
    expect(JSON.parse(json!)).toMatchObject({'@type': 'TechArticle', ...expected});
  });
  it('changes nothing in a second run', () => {
    write('index.md', markdown('https://x.example/'));
    run();
    const before = read('index.html');
    run();
    expect(read('index.html')).toBe(before);
  });
  it.each([
    '<link rel=stylesheet href=/assets/css/styles.0a1b2c3d.css />',
    '<link rel="stylesheet" href="/base/assets/css/styles.0a1b2c3d.css">',
  ])('replaces %s with the styles', (link) => {
    write('assets/css/styles.0a1b2c3d.css', 'a{content:"$&";background:url(data:image/svg+xml,x)}');
    write('index.html', page(link));
    run();
    run();
    const styles = 'a{content:"$&";background:url(data:image/svg+xml,x)}';
    expect(read('index.html')).toContain(`<body><style>${styles}</style><template>`);
    expect(read('index.html')).toContain(`'${hashOf(styles)}'`);
  });
  it('adds the template of the search', () => {
    run();
    expect(read('a/index.html')).toMatch(/[^>]*<\/script><template><\/template><\/body>/);
  });
  it.each([
    ['a/index.html', page('<p onclick="x()">'), 'a/index.html: <p> has onclick'],
    [
      'a/index.html',
      '<html><head><script>x</script>',
      /a\/index.html: .* the head begins with <meta charset>.* but found <html><head>/,
    ],
    [
      'a/index.html',
      '<!doctype html><html><head><meta charset=UTF-8>',
      'a/index.html: no </head> was found',
    ],
    [
      'a/index.html',
      page('<a href="/a/?x=1&amp;y=2">a</a> <a href="/gone">g</a>'),
      /^\/a: link to \/gone: The page or file does not exist\. Correct the link\.$/,
    ],
    ['assets/js/main.js', 'x', 'assets/js/main.js: its name has no hash'],
    [
      'assets/css/styles.0a1b2c3d.css',
      'a{}',
      /index.html contains the link to assets\/css\/styles.\*.css, but found no link/,
    ],
    [
      'assets/css/styles.0a1b2c3d.css',
      'a{background:url("a.png")}',
      'styles.0a1b2c3d.css: url("a.png") does not work in pages',
    ],
  ])('rejects %s with %s', (file, text, problem) => {
    write(file, text);
    expect(run).toThrow(problem);
  });
});
