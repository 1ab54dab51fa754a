/** What `e2e/deployment.spec.ts` does not request. */
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {existsSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {connect, type AddressInfo, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {temporaryFolder, writeIn} from '../../lib/testing';
import {createStaticServer} from './server';

const SITE = {
  'index.html': 'home',
  '404.html': 'not found',
  'docs/index.html': 'docs',
  'assets/a.js': 'run();',
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  X-Asset: yes\n',
};
const root = temporaryFolder(SITE);
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

/** Sends a request as written, which `fetch` would change. */
function send(target: string, ...headers: readonly string[]): Socket {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.write([`GET ${target} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n'));
  return socket;
}

/** Status line, headers and content of a response. */
const answer = (target: string, ...headers: readonly string[]): Promise<string> =>
  text(send(target, 'Connection: close', ...headers));

describe('createStaticServer', () => {
  it.each([
    ['bytes=4-1', 416, '*/6', ''],
    ['bytes=-3', 206, '3-5/6', '();'],
    ['bytes=-7', 200, undefined, 'run();'],
    ['bytes=-0', 416, '*/6', ''],
    ['bytes=0-0,2-3', 200, undefined, 'run();'],
  ])('answers a request with the range %s', async (range, status, part, content) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(`${origin}/assets/a.js`, {method, headers: {range}});
      expect(response.status).toBe(status);
      expect(response.headers.get('content-range')).toBe(
        part === undefined ? null : `bytes ${part}`,
      );
      const body = await response.text();
      expect(status === 416 || body === (method === 'GET' ? content : '')).toBe(true);
    }
  });
  it('does not send a page again that the browser has', async () => {
    const {headers} = await fetch(`${origin}/docs`);
    const known = `If-None-Match: ${headers.get('etag')}`;
    expect(await answer('/docs', known)).toMatch(/^HTTP\/1.1 304 [^]*X-Frame-Options/);
    expect(await answer('/docz', known, 'Range: bytes=1-2')).toMatch(/^HTTP\/1.1 404 [^]*found$/);
    expect(await answer('/docz', 'If-Match: "x"')).toMatch(/^HTTP\/1.1 404 [^]*found$/);
    expect(await answer('/assets/a.js/')).toMatch(/^HTTP\/1.1 301 [^]*must-revalidate/);
  });
  it.each([
    '/_headers',
    '/%69ndex',
    '/docs/../_headers',
    '/docs/%2e%2e/%5Fheaders',
    '/%2f_headers',
    '/.//_headers',
    '/_headers/.',
    '/_headers#x',
    '/_headers%00',
    '/%ff%fe',
    '/%%',
    '/%2e%2e%2fpackage.json',
    `/${'a'.repeat(300)}`,
  ])('has nothing at %j', async (target) => {
    expect(await answer(target)).toMatch(/^HTTP\/1.1 (404|301)(?![^]*X-Asset)/);
    expect(await answer('/docs')).toMatch(/^HTTP\/1.1 200 /);
  });
  it('sends the headers of a file for each spelling of its path', async () => {
    expect(await answer('/%61ssets/./a.js')).toMatch(/^HTTP\/1.1 200 [^]*X-Asset: yes/);
  });
  it('answers pipelined requests in their order', async () => {
    const pair = send('/docs', '', 'GET /docz HTTP/1.1', 'Host: x', 'Connection: close');
    expect(await text(pair)).toMatch(/^HTTP\/1.1 200 [^]*docsHTTP\/1.1 404 [^]*found$/);
  });
  it.runIf(existsSync('/proc/self/fd'))('closes the files of readers who leave', async () => {
    writeFileSync(path.join(root, 'large.bin'), randomBytes(1 << 24));
    const countFiles = () => readdirSync('/proc/self/fd').length;
    const before = countFiles();
    const pipelined = Array.from({length: 9}, () => ['', 'GET /large.bin HTTP/1.1', 'Host: x']);
    const readers = Array.from({length: 20}, () => send('/large.bin', ...pipelined.flat()));
    await Promise.all(readers.map((reader) => once(reader, 'data')));
    readers.forEach((reader) => reader.destroy());
    await expect.poll(countFiles).toBeLessThan(before + 5);
  });
  it('survives a build, which empties the folder', async () => {
    readdirSync(root).forEach((file) => rmSync(path.join(root, file), {recursive: true}));
    expect((await fetch(`${origin}/docs`)).status).toBe(404);
    writeIn(root, SITE);
    expect(await answer('/docs')).toMatch(/docs$/);
  });
  it.each([
    ['/docs/?q=a?b', '/docs?q=a?b'],
    ['/\\x.example/', '/x.example'],
    ['//\\/x.example', '/x.example'],
    ['https://x.example//a/', undefined],
  ])('redirects %s to %s', async (target, location) => {
    const [status, ...headers] = (await answer(target)).split('\r\n');
    expect(status).toContain(location === undefined ? ' 404 ' : ' 301 ');
    expect(headers.find((header) => header.startsWith('Location: '))?.slice(10)).toBe(location);
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
