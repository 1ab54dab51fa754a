/** Helpers for the tests of the playground. */
import {readFileSync, readdirSync} from 'node:fs';
import {deflateRawSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {LINK_PREFIX, PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import type {SharedState} from '@pricing4saas/playground/link';
import {atBase, expect, openPage} from '../support/site';

/** The text of NoteHarbor in a syntax version. */
export function sampleText(version = '2.1'): string {
  return readFileSync(`samples/pricing/noteharbor-${version}.yml`, 'utf8');
}

/** Fragment of a link with any content, as an attacker can write it. */
export function fragmentOf(content: string | Buffer): string {
  return LINK_PREFIX + deflateRawSync(content, {level: 9}).toString('base64url');
}

/** Fragment of a link to a file, and to a subscription if it is given. */
export function linkTo(
  text: string,
  {selection, panel}: Partial<Omit<SharedState, 'text'>> = {},
): string {
  return fragmentOf(JSON.stringify({text, ...selection, panel}));
}

/** The script of the worker, which contains the call that makes it safe without a policy. */
export function workerScript(): string {
  const folder = 'build/assets/js';
  const scripts = readdirSync(folder).filter((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').includes('globalThis.eval='),
  );
  if (scripts.length !== 1) {
    throw new Error(`${folder}: ${scripts.length} scripts replace "eval", expected the worker's`);
  }
  return `/assets/js/${scripts[0]!}`;
}

/** The text of the editor, of which CodeMirror renders only the visible lines. */
export const editor = (page: Page) => page.getByRole('textbox', {name: 'Pricing2Yaml file'});
export const problems = (page: Page) => page.getByRole('region', {name: 'Problems'});
export const panel = (page: Page, name: string) => page.getByRole('tabpanel', {name});
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({hasText: text});

/** The proposals of the editor. */
export const proposals = (page: Page) =>
  page.getByRole('listbox', {name: 'Completions'}).getByRole('option');

/** Summary of the problems of the file. */
export const verdict = (page: Page): Locator => problems(page).getByRole('status');
export const ACCEPTED = /^None\. pricing4ts 0\.9\.5 accepts/;

/** Opens the playground and waits for its editor and the first result of the worker. */
export async function openPlayground(page: Page, fragment = ''): Promise<void> {
  const worker = page.waitForEvent('worker');
  await openPage(page, atBase(PLAYGROUND_PATH + fragment));
  await worker;
  await expect(page.locator('.cm-content')).toBeVisible();
  await expect(verdict(page)).not.toHaveText('Checking the file…');
}

/** The first line of the editor that contains the text. */
export const lineWith = (page: Page, text: string) =>
  page.locator('.cm-line').filter({hasText: text}).first();

/** Replaces the last word of the first line that contains the text. */
export async function replaceLastWord(page: Page, line: string, word: string): Promise<void> {
  await lineWith(page, line).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.type(word);
}

/** The selected text, if the editor has the focus. */
export async function selectedText(page: Page): Promise<string> {
  await expect(editor(page)).toBeFocused();
  return page.evaluate(() => String(getSelection()));
}

/** The text of the file, which its download contains. */
export async function fileText(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download', exact: true}).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** Chooses a tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', {name}).click();
  await expect(panel(page, name)).toBeVisible();
}
