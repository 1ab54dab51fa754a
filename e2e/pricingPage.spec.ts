/** Opens the sample of the guide "Show a pricing page and the usage", and draws its images. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import {rendersBaselines} from '../lib/browser';
import {publicPricing} from '../samples/pricing-page/publicPricing';
import {accessibilityProblems} from './support/accessibility';
import {excessWidth, expect, test} from './support/site';
import {useFixedFonts} from './visual/fixedFonts';

const ADDRESS = 'https://pricing.example/';
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
  <link rel="icon" href="data:,"><link rel="stylesheet" href="/index.css">
  <title>Pricing</title>
  <div id="root"></div>
  <script type="module" src="/index.js"></script>
</html>`;

/** The user has no room for another note. */
const TOKEN = `.${btoa(JSON.stringify({features: {notes: {eval: false, used: 50, limit: 50}}}))}.`;

/** Serves the bundled sample at an address that does not exist. */
async function serveSample(page: Page): Promise<void> {
  const {outputFiles} = await build({
    entryPoints: {index: SAMPLE},
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    outdir: '/',
    write: false,
  });
  const serve = (file: string, contentType: string, body: string) =>
    page.route(ADDRESS + file, (route) => route.fulfill({contentType, body}));
  await serve('*', 'application/json', JSON.stringify(publicPricing(YAML)));
  await serve('', 'text/html', HTML);
  for (const [extension, type] of [
    ['js', 'text/javascript'],
    ['css', 'text/css'],
  ] as const) {
    const file = outputFiles.find(({path}) => path.endsWith(extension))!;
    await serve(`index.${extension}`, type, file.text);
  }
}

test('the pricing page works in a browser', async ({page}) => {
  await page.setViewportSize({width: 640, height: 200});
  await page.addInitScript(
    (token) => localStorage.setItem('pricingToken', JSON.stringify(token)),
    TOKEN,
  );
  await serveSample(page);
  await useFixedFonts(page);
  await page.goto(ADDRESS);
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
  await expect.poll(() => excessWidth(page)).toBe(0);
  await expect(page.getByRole('link', {name: /^change to STARTER with notePack/})).toHaveAttribute(
    'href',
    '/upgrade?offer=STARTER&offer=notePack',
  );
});
