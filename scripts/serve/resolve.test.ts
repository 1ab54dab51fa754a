import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contentType, isCompressible, resolveRequest} from './resolve';

const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
mkdirSync(path.join(root, 'docs/2.0.1'), {recursive: true});
for (const file of [
  'index.html',
  '404.html',
  'docs/index.html',
  'docs/2.0.1/index.html',
  'a.js',
  '_headers',
]) {
  writeFileSync(path.join(root, file), file);
}

describe('resolveRequest', () => {
  it.each([
    ['/', 'index.html'],
    ['/docs', 'docs/index.html'],
    ['/docs/2.0.1', 'docs/2.0.1/index.html'],
    ['/a.js', 'a.js'],
  ])('answers %s with %s', (pathname, file) => {
    expect(resolveRequest(root, '/', pathname)).toEqual({status: 200, file: path.join(root, file)});
  });
  it.each(['/nothing', '/_headers', '/../package.json', '/%2e%2e/package.json', '/%E0%A4%A'])(
    'answers %s with the not-found page',
    (pathname) => {
      expect(resolveRequest(root, '/', pathname)).toEqual({
        status: 404,
        file: path.join(root, '404.html'),
      });
    },
  );
  it('leads an address with a slash at its end to the one without', () => {
    expect(resolveRequest(root, '/', '/docs/')).toEqual({status: 301, location: '/docs'});
  });
  it('serves below a base path only', () => {
    expect(resolveRequest(root, '/site/', '/site/docs').status).toBe(200);
    expect(resolveRequest(root, '/site/', '/docs').status).toBe(404);
    expect(resolveRequest(root, '/site/', '/site')).toEqual({status: 301, location: '/site/'});
  });
});

describe('headers', () => {
  it('knows the types the site serves', () => {
    expect(contentType('x/manifest.webmanifest')).toBe('application/manifest+json');
    expect(contentType('x/unknown.bin')).toBe('application/octet-stream');
  });
  it('compresses text, not pictures', () => {
    expect(isCompressible('text/html; charset=utf-8')).toBe(true);
    expect(isCompressible('image/svg+xml')).toBe(true);
    expect(isCompressible('image/png')).toBe(false);
  });
});
