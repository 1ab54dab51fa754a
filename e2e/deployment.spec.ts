/** What hosts, browsers and lawyers read beside the pages. */
import {FIXED_HEADERS, IMMUTABLE, REVALIDATE} from '../site/headers';
import {LICENSES_FILE} from '../site/licenses';
import {SECURITY_TXT_FILE} from '../site/securityTxt';
import {LATEST_VERSION, docPath} from '../site/versions';
import {expect, openPage, test} from './support/site';

test('every answer has the headers of the site', async ({request}) => {
  for (const [path, cacheControl] of [
    ['/', REVALIDATE],
    [docPath(LATEST_VERSION, 'docs/Introduction'), REVALIDATE],
    ['/search-index/manifest.json', REVALIDATE],
    ['/no/such/page', REVALIDATE],
    ['/assets/js/no-such-script.01234567.js', REVALIDATE],
  ] as const) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries({...FIXED_HEADERS, 'Cache-Control': cacheControl})) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 's/);
  }
  const manifest = (await (await request.get('/search-index/manifest.json')).json()) as {
    shards: {index: string}[];
  };
  const shard = await request.get(`/search-index/${manifest.shards[0]!.index}`);
  expect(shard.headers()['cache-control']).toBe(IMMUTABLE);
  expect((await request.get('/_headers')).status()).toBe(404);
});

test('no policy allows a script because it is inline, or text that becomes code', async ({
  page,
}) => {
  const response = await page.goto('/');
  const inPage = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
  for (const policy of [response!.headers()['content-security-policy']!, inPage!]) {
    const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)![1]!;
    expect(scripts).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]{43}=')+$/);
  }
});

test('a page that is opened first lets the next one in, whatever it shows', async ({page}) => {
  await openPage(page, '/search');
  await page.getByRole('link', {name: 'Developer Guide'}).first().click();
  await expect(page.locator('h1')).not.toHaveText(/^Search/);
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('h1')).toHaveText('Pricing4SaaS');
});

test('security.txt says where to report a vulnerability, and is not out of date', async ({
  request,
}) => {
  const text = await (await request.get(`/${SECURITY_TXT_FILE}`)).text();
  expect(text).toMatch(/^Contact: https:\/\/github\.com\/\S+\/security\/advisories\/new$/m);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)![1]!);
  expect(expires.getTime()).toBeGreaterThan(Date.now());
});

test('the licenses of what ships are published', async ({request}) => {
  const text = await (await request.get(`/${LICENSES_FILE}`)).text();
  for (const name of ['react', 'react-dom', 'minisearch', '@docsearch/react', '@docusaurus/core']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\nLicense: MIT$`, 'm'));
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).not.toMatch(/^vitest /m);
});
