/** Helpers for the tests of the playground. */
import {readFileSync} from 'node:fs';
import {deflateRawSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {LINK_PREFIX, PLAYGROUND_PATH} from '@pricing4saas/playground/address';
import {readLink, type SharedState} from '@pricing4saas/playground/link';
import {atBase, expect, openPage, test as base} from '../support/site';

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

/** Opens a file of the reader. */
export async function openFile(place: Page | Locator, name: string, content: string | Buffer) {
  const file = {name, mimeType: 'application/yaml', buffer: Buffer.from(content)};
  await place.locator('input[type="file"]').setInputFiles(file);
}

export const ACCEPTED = /^None\. pricing4ts 0\.9\.5 accepts/;

/** The playground of a page. */
export function playgroundOf(page: Page) {
  /** The text of the editor, of which CodeMirror renders only the visible lines. */
  const editor = page.getByRole('textbox', {name: 'Pricing2Yaml file'});
  const problems = page.getByRole('region', {name: 'Problems'});
  /** Summary of the problems of the file. */
  const verdict = problems.getByRole('status');
  const panel = (name: string) => page.getByRole('tabpanel', {name});
  /** The first line of the editor that contains the text. */
  const lineWith = (text: string) => page.locator('.cm-line').filter({hasText: text}).first();
  return {
    editor,
    problems,
    verdict,
    panel,
    lineWith,
    notice: (text: string | RegExp) =>
      page.getByRole('main').getByRole('status').filter({hasText: text}),
    /** The proposals of the editor. */
    proposals: page.getByRole('listbox', {name: 'Completions'}).getByRole('option'),
    /** Opens the playground and waits for its editor and the first result of the worker. */
    open: async (fragment = ''): Promise<void> => {
      const worker = page.waitForEvent('worker');
      await openPage(page, atBase(PLAYGROUND_PATH + fragment));
      await worker;
      await expect(page.locator('.cm-content')).toBeVisible();
      await expect(verdict).not.toHaveText('Checking the file…');
    },
    /** Replaces the last word of the first line that contains the text. */
    replaceLastWord: async (line: string, word: string): Promise<void> => {
      await lineWith(line).click();
      await page.keyboard.press('End');
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.keyboard.type(word);
    },
    /** Waits until the editor has the focus, and this text is selected. */
    expectSelected: async (text: RegExp): Promise<void> => {
      await expect(editor).toBeFocused();
      await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(text);
    },
    /** The state in the link. The button waits until the link is one to the state. */
    linkedState: async () => {
      await page.getByRole('button', {name: 'Copy link'}).click();
      return readLink(new URL(page.url()).hash);
    },
    /** The text of the file, which its download contains. */
    fileText: async (): Promise<string> => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', {name: 'Download', exact: true}).click();
      return readFileSync(await (await download).path(), 'utf8');
    },
    /** Chooses a tab. */
    openTab: async (name: string): Promise<void> => {
      await page.getByRole('tab', {name}).click();
      await expect(panel(name)).toBeVisible();
    },
  };
}

/** A test with the playground of its page. */
export const test = base.extend<{playground: ReturnType<typeof playgroundOf>}>({
  playground: ({page}, use) => use(playgroundOf(page)),
});
