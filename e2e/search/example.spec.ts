/** Another site with the search: three pages, one docs version, no pricing, and no post-build step. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import express from 'express';
import {programCall} from '../../lib/programs';
import {listen} from '../support/servers';
import {WEEKLY, expect, openPage, test} from '../support/site';
import {hits, search} from './modal';

const folder = mkdtempSync(path.join(tmpdir(), 'example-'));

const server = createServer(express().use(express.static(folder)));

test.afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

test('another site searches', WEEKLY, async ({page}) => {
  test.setTimeout(300_000);
  const call = programCall('docusaurus build features/search/example --out-dir', folder);
  const {status, stderr, stdout} = spawnSync(...call, {encoding: 'utf8'});
  expect(status, `${stdout}${stderr}`).toBe(0);
  const origin = await listen(server);
  await openPage(page, `${origin}/docs/tools`);
  for (const [query, address] of [
    ['rain', '/docs/watering#collect-rain'],
    ['tomatos', '/docs/watering'],
    ['manure', '/'],
  ] as const) {
    await search(page, query);
    await expect(hits(page).first().locator('a')).toHaveAttribute('href', address);
    await page.keyboard.press('Escape');
  }
  // The form for missing results is an option.
  await search(page, 'zzzzzzzzzz');
  const link = page.getByRole('link', {name: 'Let us know'});
  await expect(link).toHaveAttribute('href', /^https:\/\/forms\.example\/new\?title=/);

  await openPage(page, `${origin}/search?q=tomatoes`);
  await expect(page.locator('main li a')).toHaveText(['Watering']);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /garden/);
});
