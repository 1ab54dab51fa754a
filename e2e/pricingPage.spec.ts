/** Opens the sample of the guide "Show a pricing page and the usage", and draws its images. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rendersBaselines} from '../lib/browser';
import {publicPricing} from '../samples/pricing-page/publicPricing';
import {accessibilityProblems} from './support/accessibility';
import {expect, test} from './support/site';
import {useFixedFonts} from './visual/fixedFonts';

const SAMPLE = 'samples/pricing-page/main.tsx';

/** NoteHarbor, with a second billing period. */
const YAML = `${readFileSync('samples/pricing/noteharbor-2.1.yml', 'utf8')}
billing:
  monthly: 1
  annual: 0.8
`;

const HTML = `<!doctype html>
<html lang="en">
  <meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/assets/index-page.css">
  <title>Pricing</title>
  <div id="root"></div>
  <script type="module" src="/assets/index-page.js"></script>
</html>`;

/** The user has no room for another note. */
const TOKEN = `.${btoa(JSON.stringify({features: {notes: {eval: false, used: 50, limit: 50}}}))}.`;

const folder = mkdtempSync(path.join(tmpdir(), 'pricing-page-'));

/** Serves the bundled sample. */
const server = createServer(({url = '/'}, response) => {
  if (url.startsWith('/assets/')) {
    response.setHeader('Content-Type', url.endsWith('.css') ? 'text/css' : 'text/javascript');
    response.end(readFileSync(path.join(folder, path.basename(url))));
  } else {
    response.setHeader('Content-Type', url === '/' ? 'text/html' : 'application/json');
    response.end(url === '/' ? HTML : JSON.stringify(publicPricing(YAML)));
  }
});

test.beforeAll(async () => {
  const bundle = ['--bundle', '--format=esm', '--target=es2022', '--jsx=automatic'];
  const target = `--outfile=${folder}/index-page.js`;
  const {status, stderr} = spawnSync('npx', ['esbuild', SAMPLE, ...bundle, target]);
  expect(status, String(stderr)).toBe(0);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

test.afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

test('the pricing page works in a browser', async ({page}) => {
  await page.setViewportSize({width: 640, height: 200});
  await page.addInitScript(
    (token) => localStorage.setItem('pricingToken', JSON.stringify(token)),
    TOKEN,
  );
  await useFixedFonts(page);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const usage = page.getByRole('region', {name: 'My notes'});
  const plans = page.getByRole('table', {name: 'Plans of NoteHarbor'});
  const studio = plans.getByRole('row', {name: 'Price'}).getByRole('cell').nth(1);
  await expect(studio).toHaveText('€8 per user/month');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await accessibilityProblems(page), colorScheme).toEqual([]);
    if (rendersBaselines()) {
      await expect(usage).toHaveScreenshot(`usage-${colorScheme}.png`);
      await expect(plans).toHaveScreenshot(`pricing-page-${colorScheme}.png`);
    }
  }

  await page.getByRole('radio', {name: 'annual'}).press('Space');
  await expect(studio).toHaveText('€6.40 per user/month');

  await page.setViewportSize({width: 320, height: 640});
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await expect(page.getByRole('link', {name: /^change to STARTER with notePack/})).toHaveAttribute(
    'href',
    '/upgrade?offer=STARTER&offer=notePack',
  );
});
