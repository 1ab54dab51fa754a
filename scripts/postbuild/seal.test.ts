import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createStaticServer} from '../serve/server';
import {parseHeaders} from './headersFile';
import {hashOf} from './page';
import {sealBuild, type SealReport} from './seal';

let outDir: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(path.join(outDir, file), text);
}

const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');

const page = (content: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8></head><body>${content}</body></html>`;

function seal(): SealReport {
  return sealBuild({
    outDir,
    address: {url: 'https://x.example', baseUrl: '/'},
    search: {mode: 'embedded', indexName: 'x'},
    mathStylesheet: {href: 'https://cdn.example/katex.css', integrity: ''},
    lastCommit: new Date('2026-01-01'),
  });
}

const headerPolicy = (): string =>
  parseHeaders(read('_headers'))[0]!.headers['Content-Security-Policy']!;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'seal-'));
  write('index.html', page('<script>one()</script>'));
  write('a/index.html', page('<script>one()</script><script>two()</script>'));
});

afterEach(() => rmSync(outDir, {recursive: true}));

describe('sealBuild', () => {
  it('gives each page the hashes of its own scripts, and the header all of them', () => {
    expect(seal()).toEqual({pages: 2, scripts: 2});
    const [one, two] = [hashOf('one()'), hashOf('two()')];
    expect(read('index.html')).toContain(`'${one}'`);
    expect(read('index.html')).not.toContain(two);
    expect(read('a/index.html')).toContain(`'${two}'`);
    expect(headerPolicy()).toContain(`'${one}'`);
    expect(headerPolicy()).toContain(`'${two}'`);
  });
  it('changes nothing the second time', () => {
    seal();
    const before = [read('index.html'), read('_headers')];
    seal();
    expect([read('index.html'), read('_headers')]).toEqual(before);
  });
  it('allows style elements by their hash alone', () => {
    write('index.html', page('<style>a{color:red}</style>'));
    seal();
    expect(headerPolicy()).toContain(`'${hashOf('a{color:red}')}'`);
    expect(headerPolicy()).not.toMatch(/style-src [^;]*'unsafe-inline'/);
  });
  it.each([
    ['a/index.html', page('<p onclick="x()">'), 'a/index.html: <p> has onclick'],
    ['a/index.html', '<html><head><script>x</script>', 'a/index.html: the head does not begin'],
    ['assets/js/main.js', 'x', 'assets/js/main.js: has no hash in its name'],
  ])('refuses %s with %s', (file, text, problem) => {
    write(file, text);
    expect(seal).toThrow(problem);
  });
});

it('a build that is not sealed is not served', () => {
  expect(() => createStaticServer({root: outDir, baseUrl: '/'})).toThrow('npm run build');
  seal();
  expect(() => createStaticServer({root: outDir, baseUrl: '/'})).not.toThrow();
});
