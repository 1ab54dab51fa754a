/** What three hosts make of their files must be the same, path by path. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  FIXED_HEADERS,
  IMMUTABLE,
  REVALIDATE,
  cacheControl,
  securityHeaders,
  type Headers,
} from '../../site/headers';
import {formatHeaders, headerRules, headersFor, parseHeaders} from './headersFile';
import {nginxConfiguration} from './nginx';
import {vercelConfiguration, type VercelConfiguration} from './vercel';
import {root} from '../../lib/root';

const FILES = [
  'index.html',
  'docs/2.0.1/docs/Introduction/index.html',
  'assets/js/main.0a1b2c3d.js',
  'assets/css/styles.0a1b2c3d.css',
  'search-index/manifest.json',
  'search-index/shards/docs-default-2.0.0.0123456789.json',
  'search-index/shards/docs-default-2.0.0.texts.0123456789.json',
  'schemas/pricing2yaml/2.1.json',
  'img/logo.svg',
];

function addressOf(file: string, baseUrl: string): string {
  return baseUrl + file.replace(/\/?index\.html$/, '');
}

/** What Vercel sends: later rules win, and its own `Cache-Control` where no rule sets one. */
function vercelHeaders({headers}: VercelConfiguration, pathname: string): Headers {
  const found: Record<string, string> = {'Cache-Control': REVALIDATE};
  for (const {source, headers: own} of headers) {
    if (new RegExp(`^${source}$`).test(pathname)) {
      own.forEach(({key, value}) => (found[key] = value));
    }
  }
  return found;
}

/** What nginx sends, read from the text of its configuration. */
function nginxHeaders(text: string, pathname: string): Headers {
  const map = /map \$uri (\$\w+) \{\n([\s\S]*?)\n\}/.exec(text)!;
  const patterns = [...map[2]!.matchAll(/^\s+"~(.*)" "(.*)";$/gm)];
  const fallback = /^\s+default "(.*)";$/m.exec(map[2]!)![1]!;
  const mapped =
    patterns.find(([, pattern]) => new RegExp(pattern!).test(pathname))?.[2] ?? fallback;
  const headers = [...text.matchAll(/^ {4}add_header (\S+) (?:"(.*)"|(\$\w+)) always;$/gm)];
  return Object.fromEntries(
    headers.map(([, name, value, variable]) => [name!, variable === map[1] ? mapped : value!]),
  );
}

function expectSame(
  pathname: string,
  expected: Headers,
  hosts: Readonly<Record<string, Headers>>,
): void {
  for (const [host, headers] of Object.entries(hosts)) {
    expect(headers, `${host}: ${pathname}`).toEqual(expected);
  }
}

describe.each(['/', '/docs-site/'])('below %s', (baseUrl) => {
  const security = securityHeaders("default-src 'none'");
  const rules = parseHeaders(formatHeaders(headerRules(security, baseUrl)));
  const vercel = vercelConfiguration(security, baseUrl);
  const nginx = nginxConfiguration(security, baseUrl);
  it.each(FILES)('all hosts send the same headers with %s', (file) => {
    const pathname = addressOf(file, baseUrl);
    expectSame(
      pathname,
      {...security, 'Cache-Control': cacheControl(file)},
      {
        _headers: headersFor(rules, pathname),
        'vercel.json': vercelHeaders(vercel, pathname),
        'nginx.conf': nginxHeaders(nginx, pathname),
      },
    );
  });
});

describe('the committed files', () => {
  const vercel = JSON.parse(
    readFileSync(path.join(root, 'vercel.json'), 'utf8'),
  ) as VercelConfiguration;
  const nginx = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
  it.each(FILES)('say the same of %s', (file) => {
    const pathname = addressOf(file, '/');
    const expected = vercelHeaders(vercel, pathname);
    expect(nginxHeaders(nginx, pathname)).toEqual(expected);
    const {'Content-Security-Policy': policy, ...others} = expected;
    expect(others).toEqual({...FIXED_HEADERS, 'Cache-Control': cacheControl(file)});
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  });
});

describe('cacheControl', () => {
  it('keeps only what has a hash in its name', () => {
    expect(cacheControl('assets/js/main.0a1b2c3d.js')).toBe(IMMUTABLE);
    expect(cacheControl('search-index/manifest.json')).toBe(REVALIDATE);
    expect(cacheControl('docs/assets/index.html')).toBe(REVALIDATE);
  });
});

describe('the limits of _headers', () => {
  it('refuses a line that would be cut', () => {
    const rules = [{path: '/*', headers: {'Content-Security-Policy': 'x'.repeat(2000)}}];
    expect(() => formatHeaders(rules)).toThrow('Cloudflare Pages reads 2000');
  });
  it('refuses more rules than are read', () => {
    const rules = Array.from({length: 101}, (_, index) => ({path: `/${index}`, headers: {}}));
    expect(() => formatHeaders(rules)).toThrow('101 rules');
  });
  it('names the line that cannot be read', () => {
    expect(() => parseHeaders('/*\n  A: b\nnonsense\n')).toThrow('_headers:3');
  });
});
