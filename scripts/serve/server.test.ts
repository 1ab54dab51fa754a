/** What `e2e/deployment.spec.ts` does not request. */
import {request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../lib/testing';
import {createStaticServer} from './server';

const root = temporaryFolder({
  'index.html': 'home',
  '404.html': 'not found',
  'docs/index.html': 'docs',
  'assets/a.js': 'run();',
  _headers: '/*\n  X-Frame-Options: DENY\n',
});
const servers: Server[] = [];

async function start(baseUrl: string): Promise<string> {
  const server = createStaticServer({root, baseUrl});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

let origin: string;
beforeAll(async () => {
  origin = await start('/');
});

afterAll(() => servers.forEach((server) => server.close()));

describe('createStaticServer', () => {
  it.each(['/_headers', '/..%2fpackage.json', '/docs%', '/assets/b.js', '/%69ndex'])(
    'serves the not-found page for %s without caching',
    async (pathname) => {
      const response = await fetch(origin + pathname);
      expect([response.status, await response.text()]).toEqual([404, 'not found']);
      expect(response.headers.get('cache-control')).toContain('must-revalidate');
      expect(response.headers.get('x-frame-options')).toBe('DENY');
    },
  );
  it.each([
    ['/docs/?q=a?b', '/docs?q=a?b'],
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
  it('redirects to the base path', async () => {
    const below = await start('/site/');
    for (const pathname of ['/site', '//site//']) {
      const response = await fetch(below + pathname, {redirect: 'manual'});
      expect(response.headers.get('location')).toBe('/site/');
    }
  });
  it('rejects a folder without a built site', () => {
    expect(() => createStaticServer({root: tmpdir(), baseUrl: '/'})).toThrow('npm run build');
  });
});
