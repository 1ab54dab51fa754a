/** Headers of the host. Also runs against a deployed site (playwright.config.ts). */
import {readFileSync} from 'node:fs';
import {test as plainTest} from '@playwright/test';
import {HEADERS_FILE, REVALIDATE, headersFor, parseHeaders} from '../scripts/serve/headers';
import {SKILLS_FOLDER} from '../site/agentSkills';
import {LICENSES_FILE} from '../site/licenses';
import {markdownPath} from '../site/markdownPages';
import {PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {INDEX_FOLDER} from '@pricing4saas/search/settings';
import {search as siteSearch} from '../site/search';
import {SECURITY_TXT_FILE} from '../site/securityTxt';
import {TEXT_PAGE, atBase, expect, test} from './support/site';

const {E2E_BASE_URL, E2E_NO_HEADERS} = process.env;

const MANIFEST = `/${INDEX_FOLDER}/manifest.json`;
const IS_HOSTED = siteSearch.settings.mode === 'hosted';

test('every response has the headers of static/_headers', async ({request}, {project}) => {
  const rules = parseHeaders(readFileSync(`static/${HEADERS_FILE}`, 'utf8'));
  // A page that links a stylesheet.
  const linking = await (await request.get(atBase(PLAYGROUND_PATH))).text();
  const assets = [/\/assets\/js\/[^"\s>]+/, /\/assets\/css\/[^"\s>]+/].map(
    (pattern) => pattern.exec(linking)![0],
  );
  // Hosts differ in the headers of a response with status 404.
  const missing = E2E_BASE_URL ? [] : ['/no/such/page', '/assets/js/no-such-script.01234567.js'];
  const texts = ['sitemap.xml', 'robots.txt', SECURITY_TXT_FILE, LICENSES_FILE].map(
    (file) => `/${file}`,
  );
  const files = [
    markdownPath(TEXT_PAGE),
    '/manifest.webmanifest',
    `/${SKILLS_FOLDER}/index.json`,
    ...texts,
    ...(IS_HOSTED ? [] : [MANIFEST]),
    ...assets,
  ];
  for (const path of ['/', TEXT_PAGE, ...files, ...missing]) {
    const response = await request.get(atBase(path));
    expect(response.status(), path).toBe(missing.includes(path) ? 404 : 200);
    if (E2E_NO_HEADERS) continue;

    // nginx sends the headers of the file, not of the path.
    const isOfFile = project.name === 'nginx' && missing.includes(path);
    const expected = {
      ...headersFor(rules, isOfFile ? '/404.html' : new URL(response.url()).pathname),
      ...(missing.includes(path) ? {'Cache-Control': REVALIDATE} : {}),
    };
    for (const [name, value] of Object.entries(expected))
      expect(response.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(value);
  }
});

test('responses are compressed and have the right type', async ({request}) => {
  const page = await request.get(atBase('/'), {headers: {'Accept-Encoding': 'gzip'}});
  expect(page.headers()['content-encoding']).toBe('gzip');
  const script = /\/assets\/js\/[^"\s>]+/.exec(await page.text())![0];
  const asset = await request.get(atBase(script), {headers: {'Accept-Encoding': 'gzip'}});
  expect(asset.headers()['content-encoding']).toBe('gzip');
  expect(asset.headers()['content-type']).toMatch(/^(text|application)\/javascript/);
});

test('doubled slashes redirect, and never to another host', async ({request, baseURL}) => {
  test.skip(Boolean(E2E_BASE_URL), 'other hosts have different rules');
  for (const [path, location] of [
    ['/docs//2.0.1?q=//a', '/docs/2.0.1?q=//a'],
    ['//blog', '/blog'],
    ['/blog//welcome/', '/blog/welcome'],
    ['//', '/'],
    ['//x.example/', '/x.example'],
  ] as const) {
    const response = await request.get(baseURL! + path, {maxRedirects: 0});
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toBe(location);
  }
  const backslash = await request.get(`${baseURL}/%5C/x.example/`, {maxRedirects: 0});
  expect(backslash.headers().location).toMatch(/^(\/%5C)?\/x\.example$/);
});

test('a path that names no page has status 404 and the not-found page', async ({request}) => {
  test.skip(Boolean(E2E_BASE_URL), 'other hosts have different rules');
  for (const path of ['/index', '/blog/index', '/404', '/foo%', '/%E0%A4%A']) {
    const response = await request.get(atBase(path));
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(/<title[^>]*>Page Not Found/);
  }
});

/** Collects violations. Runs in a page or a worker. */
function watchViolations(): void {
  const violations: string[] = [];
  Object.assign(globalThis, {violations});
  addEventListener('securitypolicyviolation', (event) => {
    const {effectiveDirective, blockedURI} = event as SecurityPolicyViolationEvent;
    violations.push(`${effectiveDirective}: ${blockedURI}`);
  });
}

/** Calls `eval` in a timer, because policies do not apply to code that the protocol evaluates. */
function evaluateString(): void {
  setTimeout(() => {
    try {
      globalThis.eval('globalThis.evaluated = true');
    } catch {
      // `watchViolations` reports it.
    }
  });
}

type Watched = typeof globalThis & {violations: string[]; evaluated?: true; injected?: true};

const violationsOf = (): string[] => (globalThis as Watched).violations;

// `plainTest`, because `test` fails on violations.
plainTest('the policy of a page blocks injected scripts and eval', async ({page}) => {
  await page.goto(atBase('/'));
  await page.evaluate(watchViolations);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.head.append(script);
  });
  await page.evaluate(evaluateString);
  await expect
    .poll(() => page.evaluate(violationsOf))
    .toEqual(['script-src-elem: inline', 'script-src: eval']);
  expect(
    await page.evaluate(() => {
      const {evaluated, injected} = globalThis as Watched;
      return evaluated ?? injected;
    }),
  ).toBeUndefined();
});

plainTest('the policy of the worker blocks requests to other hosts and eval', async ({page}) => {
  plainTest.skip(Boolean(E2E_NO_HEADERS), 'E2E_NO_HEADERS: the worker has no policy');
  plainTest.skip(IS_HOSTED, 'Algolia needs no worker');
  const started = page.waitForEvent('worker');
  await page.goto(atBase('/'));
  await page.getByRole('button', {name: 'Search'}).first().click();
  const worker = await started;
  await worker.evaluate(watchViolations);
  await worker.evaluate(() => void fetch('https://x.example/').catch(() => undefined));
  await worker.evaluate(evaluateString);
  await expect
    .poll(() => worker.evaluate(violationsOf))
    .toEqual(['connect-src: https://x.example/', 'script-src: eval']);
  // The search works under this policy.
  await page.locator('.DocSearch-Input').fill('renewal');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
});
