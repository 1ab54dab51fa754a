import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createStaticServer} from './server';

const root = mkdtempSync(path.join(tmpdir(), 'serve-'));
const servers: Server[] = [];

async function start(baseUrl: string): Promise<string> {
  const server = createStaticServer({root, baseUrl});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

let origin: string;
const get = (pathname: string, init?: RequestInit, from = origin) =>
  fetch(from + pathname, {redirect: 'manual', ...init});

beforeAll(async () => {
  mkdirSync(path.join(root, 'docs/2.0.1'), {recursive: true});
  mkdirSync(path.join(root, 'assets'));
  const page = (title: string) => `<title>${title}</title>${' '.repeat(2000)}`;
  for (const file of ['index.html', '404.html', 'docs/index.html', 'docs/2.0.1/index.html']) {
    writeFileSync(path.join(root, file), page(file));
  }
  writeFileSync(path.join(root, 'assets/a.0a1b2c3d.js'), 'run();');
  writeFileSync(path.join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(
    path.join(root, '_headers'),
    '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n',
  );
  origin = await start('/');
});

afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(root, {recursive: true});
});

describe('createStaticServer', () => {
  it.each([
    ['/', 'index.html'],
    ['/docs', 'docs/index.html'],
    ['/docs/2.0.1?q=a', 'docs/2.0.1/index.html'],
  ])('serves %s from %s', async (pathname, file) => {
    const response = await get(pathname);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining(`<title>${file}<`),
    ]);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
  it.each([
    ...['/nothing', '/_headers', '/..%2fpackage.json', '/%E0%A4%A', '/docs%', '/assets/b.js'],
    ...['/index', '/docs/index', '/%69ndex', '/404'],
  ])('serves the not-found page for %s without caching', async (pathname) => {
    const response = await get(pathname);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>404.html<');
    expect(response.headers.get('cache-control')).toContain('must-revalidate');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });
  it.each([
    ['/docs/?q=a?b', '/docs?q=a?b'],
    ['//docs///2.0.1//?q=//', '/docs/2.0.1?q=//'],
    ['//', '/'],
    ['//x.example/', '/x.example'],
    ['/\\x.example/', '/x.example'],
    ['//\\/x.example', '/x.example'],
    ['https://x.example//a/', undefined],
  ])('redirects %s to %s', async (target, location) => {
    // Not `fetch`, which changes the path.
    const headers = await new Promise((resolve, reject) => {
      request(origin, {path: target}, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      })
        .on('error', reject)
        .end();
    });
    expect(headers).toEqual([location === undefined ? 404 : 301, location]);
  });
  it('serves only below the base path', async () => {
    const below = await start('/site/');
    expect((await get('/site/docs', {}, below)).status).toBe(200);
    expect((await get('/docs', {}, below)).status).toBe(404);
    expect((await get('/site', {}, below)).headers.get('location')).toBe('/site/');
    expect((await get('//site//', {}, below)).headers.get('location')).toBe('/site/');
  });
  it('sends the headers of the rules and correct content types', async () => {
    const script = await get('/assets/a.0a1b2c3d.js');
    expect(script.headers.get('cache-control')).toBe('immutable');
    expect(script.headers.get('x-frame-options')).toBe('DENY');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  });
  it.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
    const response = await get('/', {headers: {'Accept-Encoding': encoding}});
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('index.html');
  });
  it('rejects a folder without a built site', () => {
    expect(() => createStaticServer({root: tmpdir(), baseUrl: '/'})).toThrow('npm run build');
  });
});
