/** Another site with the search: three pages, one docs version, no pricing, and no post-build step. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import express from 'express';
import {programCall} from '../../lib/programs';
import {listen} from '../support/servers';
import {WEEKLY, expect, hydrated, test} from '../support/site';
import {hits, search} from './modal';

const folder = mkdtempSync(path.join(tmpdir(), 'example-'));

const server = createServer(express().use(express.static(folder)));

/** URL of the site. */
let origin: string;

test.describe('another site', WEEKLY, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const call = programCall('docusaurus build features/search/example --out-dir', folder);
    const {status, stderr, stdout} = spawnSync(...call, {encoding: 'utf8'});
    expect(status, `${stdout}${stderr}`).toBe(0);
    origin = await listen(server);
  });

  test.afterAll(() => {
    server.close();
    rmSync(folder, {recursive: true});
  });

  for (const [query, address] of [
    ['rain', '/docs/watering#collect-rain'],
    ['tomatos', '/docs/watering'],
    ['manure', '/'],
  ] as const) {
    test(`its modal finds "${query}"`, async ({page}) => {
      await page.goto(`${origin}/docs/tools`);
      await hydrated(page);
      await search(page, query);
      await expect(hits(page).first().locator('a')).toHaveAttribute('href', address);
    });
  }

  test('its search page has the description and the hits of the site', async ({page}) => {
    await page.goto(`${origin}/search?q=tomatoes`);
    await hydrated(page);
    await expect(page.locator('main li a')).toHaveText(['Watering']);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /garden/);
  });

  test('its form for missing results is an option', async ({page}) => {
    await page.goto(`${origin}/docs/tools`);
    await hydrated(page);
    await search(page, 'zzzzzzzzzz');
    const link = page.getByRole('link', {name: 'Let us know'});
    await expect(link).toHaveAttribute('href', /^https:\/\/forms\.example\/new\?title=/);
  });
});
