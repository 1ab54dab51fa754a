/** The playground's worker, what the page loads and when, and the playground inside other pages. */
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {LATEST_VERSION, docPath} from '../../site/versions';
import {expect, openPage} from '../support/site';
import {ACCEPTED, linkTo, openFile, playgroundOf, sampleText, test} from './playground';

test('the open page works offline', async ({page, playground, context, copied}) => {
  await playground.open(linkTo(sampleText('1.0')));
  // The rest arrives when the reader begins to use the page.
  const menu = page.getByLabel('Samples and drafts');
  await expect(menu.locator('optgroup[label="Real pricings"]')).toHaveCount(0);
  await menu.hover();
  await expect(menu.locator('optgroup[label="Real pricings"]')).toHaveCount(1);
  await context.setOffline(true);
  await playground.replaceLastWord('currency: EUR', 'EURO');
  await expect(playground.problems).toContainText('6:11');
  await expect(playground.problems).toContainText('The currency code EURO is not a valid ISO 4217');
  await page.keyboard.press('Control+z');
  await expect(playground.verdict).not.toContainText('error');
  const table = playground.panel('Price table');
  await table.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(table.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect.poll(copied).toContain('| maxNotes');
  await playground.openTab('Who gets what');
  await page.getByRole('radio', {name: 'TEAM'}).check();
  const token = playground.panel('Pricing token (pricing4ts)');
  await expect(token.getByRole('button', {name: 'aiSummaries is on'})).toBeVisible();
  await playground.openTab('Migrate');
  // This code is loaded on demand.
  await expect(playground.panel('Migrate').getByRole('status')).toContainText(
    'Check your connection.',
  );
  // So is the schema of another version.
  await openFile(page, 'new.yml', sampleText('3.0'));
  await expect(playground.problems).toContainText('The schema of 3.0 could not be loaded');
  await playground.openTab('Price table');
  await expect(page.getByRole('table', {name: 'Plans of NoteHarbor'})).toBeVisible();
  await page.getByLabel('Samples and drafts').selectOption('per-seat');
  await expect(playground.notice('The sample could not be loaded. Check your')).toBeVisible();
  await playground.lineWith('saasName').click();
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('F1');
  await openFile(page, 'old.yml', sampleText('1.0'));
  await playground.openTab('Migrate');
  await expect(playground.panel('Migrate').getByRole('status')).toBeVisible();
  await context.setOffline(false);
  await playground.panel('Migrate').getByRole('button', {name: 'Try again'}).click();
  await expect(playground.panel('Migrate').getByRole('heading', {name: '1.0 → 2.1'})).toBeVisible();
});

/** NoteHarbor with a price that is a formula. */
const withPrice = (formula: string) =>
  sampleText()
    .replace('\ntags:', '\nvariables:\n  base: 4\ntags:')
    .replace('price: 8.0', `price: "${formula}"`);

/** What the page shows for a formula. */
async function resultOf(page: Page, formula: string): Promise<string | null> {
  const playground = playgroundOf(page);
  await page.goto(`/playground?formula${linkTo(withPrice(formula))}`);
  await expect(playground.lineWith('variables:')).toBeVisible();
  await expect(playground.verdict).toHaveText(/None|warning/);
  return (await playground.verdict.textContent())!.startsWith('None')
    ? playground.panel('Price table').getByRole('table').first().textContent()
    : playground.problems.getByRole('listitem').first().textContent();
}

test('no code of a file runs, also without a policy', async ({page, browser, baseURL}) => {
  const attack = "(fetch('/executed'), '#base', 7)";
  const withPolicy = [await resultOf(page, '#base * 2'), await resultOf(page, attack)];
  expect(withPolicy[0]).toContain('€8');
  expect(withPolicy[1]).toContain('pricing4ts runs this as JavaScript. The playground does not.');

  const context = await browser.newContext({baseURL: baseURL!});
  const other = await context.newPage();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  let served = 0;
  await other.route(page.workers()[0]!.url(), async (route) => {
    const response = await route.fetch();
    const {'content-security-policy': policy, ...headers} = response.headers();
    expect(policy).toContain("script-src 'self'");
    served += 1;
    await route.fulfill({response, headers});
  });
  expect([await resultOf(other, '#base * 2'), await resultOf(other, attack)]).toEqual(withPolicy);
  expect(served).toBeGreaterThan(0);
  expect(requests.filter((url) => url.includes('executed'))).toEqual([]);
  await context.close();
});

/** Collects the scripts that a page requests: those that it runs, and those for later pages. */
async function scriptsOf(page: Page, action: () => Promise<unknown>) {
  const scripts = {run: new Set<string>(), prefetched: new Set<string>()};
  const collect = (request: Request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js'))
      scripts[request.headers()['sec-purpose'] === 'prefetch' ? 'prefetched' : 'run'].add(pathname);
  };
  page.on('request', collect);
  await action();
  await page.waitForLoadState('networkidle');
  page.off('request', collect);
  return scripts;
}

/** Scripts of a page on which all links have been in view. */
function scriptsOfPage(page: Page, path: string) {
  return scriptsOf(page, async () => {
    await openPage(page, path);
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
}

/** The page with the embedded playground. */
const EMBEDDED = docPath(LATEST_VERSION, 'docs/getting-started/pricing2yaml-starter-guide');

test('other pages load the playground when it is started', async ({page, playground, faults}) => {
  const {run} = await scriptsOfPage(page, '/playground');
  const workerScript = new URL(page.workers()[0]!.url()).pathname;
  const common = (await scriptsOfPage(page, '/markdown-page')).run;
  const own = new Set([...run].filter((script) => !common.has(script)));
  expect(own).toContain(workerScript);
  expect(own.size).toBeGreaterThan(5);
  const bytes = (scripts: Iterable<string>) =>
    [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(`build${file}`)).length, 0);
  expect(bytes(own)).toBeGreaterThan(150_000);

  const linked = docPath(LATEST_VERSION, 'docs/getting-started/existing-project');
  for (const path of ['/', '/blog', linked, EMBEDDED]) {
    const scripts = await scriptsOfPage(page, path);
    expect([...scripts.run].filter((script) => own.has(script))).toEqual([]);
    // A link to the playground prefetches the thin chunk of its page.
    const prefetched = [...scripts.prefetched].filter((script) => own.has(script));
    expect(prefetched.length, `${path}: ${prefetched.join(', ')}`).toBeLessThanOrEqual(1);
    expect(bytes(prefetched), path).toBeLessThan(5000);
    expect(page.workers()).toEqual([]);
  }

  const started = await scriptsOf(page, async () => {
    await page.getByRole('button', {name: 'Start the playground here'}).first().click();
    await expect(page.locator('.cm-content')).toBeVisible();
    await expect(playground.verdict).toHaveText(ACCEPTED);
  });
  expect(started.run).toContain(workerScript);
  expect(bytes(started.run)).toBeGreaterThan(150_000);
  expect(new URL(page.url()).hash).toBe('');
  await playground.replaceLastWord('currency:', 'EURO');
  await expect(playground.problems).toContainText('The currency code EURO');
  expect(await page.evaluate(() => localStorage.getItem('playground.drafts'))).toBeNull();
  expect(faults.consoleErrors).toEqual([]);
});
