/** A small site on the local server, in which each failure is provoked. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {INDEX_FORMAT} from '../../site/search';
import {sealBuild} from '../postbuild/seal';
import {createStaticServer} from '../serve/server';
import {readArguments} from './arguments';
import {checkSite, type Expectations} from './checks';
import {ask} from './http';

const CANONICAL = 'https://docs.example.org/base/';
const SHARD = 'shards/default.0123456789.json';
const TEXTS = 'shards/default.texts.0123456789.json';

let root: string;
let server: Server;
let site: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

/** Replaces a part of a built file, which must be there. */
function change(file: string, part: string | RegExp, replacement: string): void {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toMatch(part);
  write(file, text.replace(part, replacement));
}

function page(route: string, body = ''): string {
  return (
    `<!doctype html><html><head><meta charset=UTF-8><title>Page | Site</title>` +
    `<link rel="canonical" href="${CANONICAL}${route}"><script src="/base/assets/js/main.01234567.js">` +
    `</script></head><body><script>start()</script>${body}</body></html>`
  );
}

function redirect(target: string): string {
  return (
    `<!DOCTYPE html><html><head><meta charset="UTF-8">` +
    `<meta http-equiv="refresh" content="0; url=${target}"></head></html>`
  );
}

async function listen(started: Server): Promise<string> {
  server = started;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}/base/`;
}

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  write('index.html', page(''));
  write('blog/index.html', page('blog'));
  write('404.html', page('404.html', 'Page Not Found'));
  write('old/index.html', redirect('/base/blog'));
  write('assets/js/main.01234567.js', 'start()');
  write('manifest.webmanifest', '{}');
  write(
    'search-index/manifest.json',
    JSON.stringify({format: INDEX_FORMAT, shards: [{index: SHARD, texts: TEXTS}]}),
  );
  write(`search-index/${SHARD}`, '{}');
  write(`search-index/${TEXTS}`, '[]');
  write('sitemap.xml', `<url><loc>${CANONICAL}blog</loc></url>`);
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${CANONICAL}sitemap.xml\n`);
  write('third-party-licenses.txt', '\nreact 19.0.0\n');
  sealBuild({
    outDir: root,
    address: {url: 'https://docs.example.org', baseUrl: '/base/'},
    search: {mode: 'embedded', indexName: 'x'},
    mathStylesheet: {href: 'https://cdn.example/katex.css', integrity: ''},
    lastCommit: new Date(),
  });
  site = await listen(createStaticServer({root, baseUrl: '/base/'}));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, {recursive: true});
});

/** Starts the server again, which reads its headers once. */
async function restart(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  site = await listen(createStaticServer({root, baseUrl: '/base/'}));
}

async function findings(changes: Partial<Expectations> = {}): Promise<string[]> {
  const found = await checkSite({
    site,
    canonicalSite: CANONICAL,
    routes: ['/', '/blog'],
    redirects: [{from: '/old', to: '/blog'}],
    sendsHeaders: true,
    hasEmbeddedSearch: true,
    ask,
    now: new Date(),
    ...changes,
  });
  return found.map(({check, path: at, message}) => `${check}: ${at}: ${message}`);
}

it('finds nothing in a site that is whole', async () => {
  expect(await findings()).toEqual([]);
});

describe('finds', () => {
  it.each<[name: string, provoke: () => void, finding: string]>([
    [
      'a missing route',
      () => rmSync(path.join(root, 'blog/index.html')),
      'routes: /blog: answered with 404, expected 200.',
    ],
    [
      'a wrong canonical address',
      () => change('blog/index.html', CANONICAL, 'https://other.example/'),
      'routes: /blog: canonical address is https://other.example/blog, expected https://docs.example.org/base/blog',
    ],
    [
      'a page without a title',
      () => change('blog/index.html', 'Page | Site', 'Site'),
      'routes: /blog: title is "Site"',
    ],
    [
      'a page without a policy',
      () => change('blog/index.html', /<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
      'routes: /blog: has no Content-Security-Policy in its head.',
    ],
    [
      'a script that its policy refuses',
      () => change('blog/index.html', 'start()', 'startAnew()'),
      'routes: /blog: the policy in the page refuses 1 inline script(s).',
    ],
    [
      'a redirect to another place',
      () => write('old/index.html', redirect('/base/')),
      'redirects: /old: leads to /base/, expected /blog.',
    ],
    [
      'a missing redirect',
      () => rmSync(path.join(root, 'old'), {recursive: true}),
      'redirects: /old: leads to status 404, expected /blog.',
    ],
    [
      'a missing search index',
      () => rmSync(path.join(root, 'search-index'), {recursive: true}),
      'search: /search-index/manifest.json: answered with 404, expected 200.',
    ],
    [
      'a missing shard',
      () => rmSync(path.join(root, 'search-index', SHARD)),
      `search: /search-index/${SHARD}: answered with 404, expected 200.`,
    ],
    [
      'an index of another format',
      () => change('search-index/manifest.json', `"format":${INDEX_FORMAT}`, '"format":0'),
      `search: /search-index/manifest.json: has format 0, expected ${INDEX_FORMAT}.`,
    ],
    [
      'a page where a shard should be',
      () => write(`search-index/${TEXTS}`, '<!doctype html>'),
      `search: /search-index/${TEXTS}: is no JSON.`,
    ],
    [
      'a foreign sitemap',
      () => write('sitemap.xml', '<loc>https://other.example/</loc>'),
      'sitemap: /sitemap.xml: lists https://other.example/',
    ],
    [
      'robots that are kept out',
      () => change('robots.txt', 'Allow: /', 'Disallow: /'),
      'robots: /robots.txt: forbids pages to search engines.',
    ],
    [
      'missing licences',
      () => rmSync(path.join(root, 'third-party-licenses.txt')),
      'licences: /third-party-licenses.txt: answered with 404',
    ],
  ])('%s', async (_name, provoke, finding) => {
    provoke();
    expect((await findings()).join('\n')).toContain(finding);
  });

  it.each<[name: string, part: RegExp, replacement: string, finding: string]>([
    [
      'a missing header',
      /.*X-Frame-Options.*\n/,
      '',
      'headers: /blog: X-Frame-Options is missing, expected "DENY".',
    ],
    [
      'a weaker policy',
      /default-src 'none'/,
      "default-src 'self'",
      "headers: /: Content-Security-Policy is default-src 'self'",
    ],
    [
      'assets that are not kept',
      /immutable/,
      'x',
      'headers: /assets/js/main.01234567.js: Cache-Control is public, max-age=31536000, x',
    ],
    [
      'a policy of another build',
      /'sha256-[^']*'/,
      "'sha256-other'",
      'routes: /blog: the policy in the header refuses 1 inline script(s).',
    ],
  ])('%s', async (_name, part, replacement, finding) => {
    change('_headers', part, replacement);
    await restart();
    expect((await findings()).join('\n')).toContain(finding);
  });

  it('an expired security.txt', async () => {
    const inTwoYears = new Date(Date.now() + 2 * 365 * 24 * 3600 * 1000);
    expect(await findings({now: inTwoYears})).toEqual([
      'security.txt: /.well-known/security.txt: has expired. Build and deploy the site again.',
    ]);
  });

  it('a host that answers 200 to everything', async () => {
    const answerOf = ask;
    const soft: typeof ask = async (address) => {
      const answer = await answerOf(address);
      return answer.status === 404 ? {...answer, status: 200} : answer;
    };
    expect(await findings({ask: soft})).toEqual([
      'not found: /no/such/page: answered with 200, expected 404: search engines would keep the page.',
    ]);
  });
});

it('accepts addresses with a slash at the end, and real redirects', async () => {
  const slashes: typeof ask = async (address) => {
    if (/\/blog$/.test(address)) {
      return {status: 301, headers: new Headers({location: `${address}/`}), text: ''};
    }
    if (/\/old$/.test(address)) {
      return {status: 308, headers: new Headers({location: '/base/blog'}), text: ''};
    }
    return ask(address.replace(/\/blog\/$/, '/blog'));
  };
  expect(await findings({ask: slashes})).toEqual([]);
});

it('leaves headers out where the host sends none, and the index where Algolia searches', async () => {
  writeFileSync(path.join(root, '_headers'), '');
  rmSync(path.join(root, 'search-index'), {recursive: true});
  await restart();
  expect(await findings({sendsHeaders: false, hasEmbeddedSearch: false})).toEqual([]);
});

it('says when the host cannot be reached', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, resolve));
  const {port} = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  await expect(findings({site: `http://localhost:${port}/`})).rejects.toThrow('fetch failed');
});

describe('readArguments', () => {
  it('reads a preview on GitHub Pages', () => {
    expect(
      readArguments(['https://x.example/docs', '--no-headers', '--canonical', CANONICAL], 'd'),
    ).toEqual({
      site: 'https://x.example/docs/',
      canonicalSite: CANONICAL,
      sendsHeaders: false,
      isHosted: false,
    });
  });
  it.each([[[]], [['nonsense']], [['ftp://x.example']], [['https://x.example', '--what']]])(
    'refuses %j with the usage',
    (args) => expect(() => readArguments(args, CANONICAL)).toThrow('Usage: npm run smoke'),
  );
});
