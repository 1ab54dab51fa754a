/** The files of the playground: links, drafts, and files of the reader. */
import {readFileSync} from 'node:fs';
import {MAX_STATE} from '@pricing4saas/playground/link';
import {playgroundFiles} from '../../features/pricings/readPricings';
import {BREAKING, atBase, expect, holdRequests} from '../support/site';
import {ACCEPTED, linkTo, openFile, playgroundOf, sampleText, test} from './playground';

const files = playgroundFiles();

test('a link restores file, subscription and tab', async ({page, playground, copied}) => {
  const plan = page.getByRole('radio', {name: 'STUDIO'});
  const addOn = page.getByRole('checkbox', {name: 'summaries'});
  const notes = page.getByRole('spinbutton', {name: 'notes'});
  const report = page.getByRole('link', {name: 'Report a problem'});
  await playground.open();
  await playground.replaceLastWord('saasName: NoteHarbor', 'Ñandú 🎻');
  await playground.openTab('Who gets what');
  await plan.check();
  await addOn.check();
  await notes.fill('2001');
  const state = {
    text: sampleText().replace('saasName: NoteHarbor', 'saasName: Ñandú 🎻'),
    selection: {plan: 'STUDIO', addOns: ['summaries'], userContext: {notes: 2001}},
    panel: 'access',
  };
  expect(await playground.linkedState()).toEqual({kind: 'state', state});
  const link = page.url();
  expect(await copied()).toBe(link);
  // A report has the file only if the reader chooses it.
  await expect(report).toHaveAttribute('href', /playground(&|$)/);
  await page.getByLabel('Publish this file with it').check();
  await expect(report).toHaveAttribute('href', /v1/);

  await page.goto('about:blank');
  await playground.open(new URL(link).hash);
  await expect(plan).toBeChecked();
  await expect(addOn).toBeChecked();
  await expect(notes).toHaveValue('2001');
  expect(await playground.linkedState()).toEqual({kind: 'state', state});
});

test('damaged and hostile links cause a notice', async ({page, playground}) => {
  // The first one loads the page, the others change its fragment.
  for (const [fragment, message] of [
    ['#v1.%E0%A4%A', 'damaged'],
    ['#sample=__proto__', 'a sample that does not exist'],
  ] as const) {
    await page.goto(`/playground${fragment}`);
    await expect(playground.notice(message)).toBeVisible();
    await expect(playground.lineWith('saasName: NoteHarbor')).toBeVisible();
    await page.getByRole('main').getByRole('button', {name: 'Close'}).click();
  }
  await playground.replaceLastWord('currency: EUR', 'USD');
  await expect(playground.panel('Price table').getByText('$8')).toBeVisible();
});

test('a draft survives a reload, and no link replaces it', async ({page, playground}) => {
  await playground.open();
  await playground.replaceLastWord('currency: EUR', 'USD');
  await expect(playground.panel('Price table').getByText('$8')).toBeVisible();
  await page.reload();
  await expect(playground.notice('This is your draft: \u2068NoteHarbor\u2069')).toBeVisible();
  await expect(playground.lineWith('currency: USD')).toBeVisible();
  await expect(playground.panel('Price table').getByText('$8')).toBeVisible();

  await page.goto(`/playground?link=1${linkTo(sampleText().replace('EUR', 'GBP'))}`);
  await expect(playground.lineWith('currency: GBP')).toBeVisible();
  await playground
    .notice('Your draft is kept')
    .getByRole('button', {name: 'Open the draft'})
    .click();
  await expect(playground.lineWith('currency: USD')).toBeVisible();
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(playground.lineWith('currency: EUR')).toBeVisible();
  await page.getByLabel('Samples and drafts').selectOption('per-seat');
  await expect(playground.lineWith('saasName: NoteHarbor')).toHaveCount(0);
  await expect(page).toHaveURL(/#sample=per-seat$/);
});

test('a published file opens from its link, also after a failure', async ({page, playground}) => {
  const {id, url} = files[0]!;
  const other = files[1]!;
  await playground.open(`#file=${id}`);
  const text = await (await page.request.get(atBase(url))).text();
  const lines = text.split('\n').slice(0, 4);
  for (const line of lines) await expect(playground.lineWith(line)).toBeVisible();
  const menu = page.getByLabel('Samples and drafts');
  await expect(menu).toHaveValue(id);
  await expect(playground.verdict).toHaveText(/pricing4ts 0\.9\.5 accepts/);

  await page.context().setOffline(true);
  await menu.selectOption(other.id);
  await expect(playground.notice('could not be loaded')).toBeVisible();
  await expect(menu).toHaveValue(id);
  await page.context().setOffline(false);
  await menu.selectOption(other.id);
  await expect(playground.lineWith(other.label.replace(/ (\d+)$/, ', $1:'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#file=${other.id}$`));

  // A file that arrives late does not replace one that was opened after it.
  const [late, last] = [files[2]!, files[3]!];
  const release = await holdRequests(page, atBase(late.url));
  const arrived = page.waitForResponse(atBase(late.url));
  await menu.selectOption(late.id);
  await menu.selectOption(last.id);
  await expect(menu).toHaveValue(last.id);
  release();
  await (await arrived).finished();
  await page.evaluate(async (address) => (await fetch(address)).text(), atBase(url));
  await expect(menu).toHaveValue(last.id);
  await expect(page).toHaveURL(new RegExp(`#file=${last.id}$`));
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, isMobile: true});

  test('the menu has all files before the first tap', async ({page, playground}) => {
    await playground.open();
    await expect(page.getByRole('option', {name: files[0]!.label, exact: true})).toBeAttached();
  });
});

test('files are opened, dropped and downloaded', async ({page, playground}) => {
  await playground.open();
  const changed = sampleText().replace('currency: EUR', 'currency: GBP');
  await openFile(page, 'mine.yml', changed);
  await expect(playground.lineWith('currency: GBP')).toBeVisible();
  await expect(playground.verdict).toHaveText(ACCEPTED);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download', exact: true}).click();
  expect((await download).suggestedFilename()).toBe('noteharbor-2.1.yml');
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(changed);

  await openFile(page, 'archive.yml', 'PK\u0003\u0004\0\0');
  await expect(playground.notice('archive.yml was not opened.')).toBeVisible();
  await openFile(page, 'large.yml', Buffer.alloc(MAX_STATE + 1, 'x'));
  await expect(playground.notice('large.yml was not opened. Choose a UTF-8 text')).toBeVisible();
  await expect(playground.lineWith('currency: GBP')).toBeVisible();

  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.yml'));
    return transfer;
  }, sampleText('1.0'));
  await playground.editor.dispatchEvent('drop', {dataTransfer: dropped});
  await expect(playground.lineWith('hasAnnualPayment: true')).toBeVisible();
  await expect(playground.notice('Your draft is kept: \u2068NoteHarbor\u2069 2.1')).toBeVisible();
  await expect(playground.problems.getByRole('status')).toHaveText(/in syntax 1\.0\.$|hint/);
  expect(await playground.fileText()).toBe(sampleText('1.0'));
});

/** Brackets that neither js-yaml nor the editor's grammar can read. */
const DEEP = `saasName: Deep\ndeep: ${'['.repeat(3000)}`;

test('text that is nested too deep is a problem', async ({page, playground}) => {
  const problem = 'nesting exceeded maxDepth';
  await playground.open(linkTo(DEEP));
  await expect(playground.problems).toContainText(problem);
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(playground.verdict).toHaveText(ACCEPTED);
  await playground.editor.press('Control+End');
  await page.keyboard.insertText(`x: ${'['.repeat(100_000)}`);
  await expect(playground.problems).toContainText(problem);
});

test('a draft that cannot be shown stays in the editor', BREAKING, async ({page, playground}) => {
  await playground.open();
  await playground.replaceLastWord('currency: EUR', 'USD');
  await expect(playground.panel('Price table').getByText('$8')).toBeVisible();
  // The price table cannot show its names, and the editor cannot start.
  await page.addInitScript(() => {
    const {split} = String.prototype;
    const {observe} = MutationObserver.prototype;
    const isBroken = (key: string) => sessionStorage.getItem(key) !== null;
    String.prototype.split = function (...parameters: [never]) {
      if (isBroken('table') && String(this) === 'pdfExport') throw new Error('broken');

      return split.apply(this, parameters);
    };
    MutationObserver.prototype.observe = function (...parameters) {
      if (isBroken('editor') && (parameters[0] as Element).classList?.contains('cm-content'))
        throw new Error('broken');

      return observe.apply(this, parameters);
    };
  });
  await page.evaluate(() => sessionStorage.setItem('table', ''));
  await page.reload();
  await expect(page.getByText('The page cannot show these results.')).toBeVisible();
  await expect(playground.lineWith('currency: USD')).toBeVisible();
  await expect(playground.verdict).toHaveText(ACCEPTED);
  await page.evaluate(() => sessionStorage.removeItem('table'));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(playground.panel('Price table').getByText('$8')).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('editor', ''));
  await page.reload();
  await expect(playground.notice('The editor cannot show this file.')).toBeVisible();
  await playground.editor.fill('saasName: Typed in a text area');
  await expect(playground.problems).toContainText('does not declare its syntax version');
});

test('nothing is lost with two tabs and with many drafts', async ({page, playground, context}) => {
  const stored = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage['playground.drafts'] ?? '[]') as {text: string}[]).map(
        ({text}) => /(?:currency|saasName): (?!NoteHarbor)(.*)/.exec(text)![1],
      ),
    );
  await playground.open();
  await playground.replaceLastWord('currency: EUR', 'USD');
  await expect.poll(stored).toEqual(['USD']);
  const second = await context.newPage();
  const other = playgroundOf(second);
  await other.open();
  await other.replaceLastWord('currency: USD', 'GBP');
  await expect(playground.notice('Another tab has changed this draft')).toBeVisible();
  await playground.replaceLastWord('currency: USD', 'CHF');
  await expect(playground.notice('your version is now a separate draft')).toBeVisible();
  await expect.poll(stored).toEqual(['CHF', 'GBP']);
  await second.close();

  for (let index = 3; index <= 11; index += 1) {
    await openFile(page, 'mine.yml', `saasName: File ${index}`);
    await expect(playground.lineWith(`File ${index}`)).toBeVisible();
  }
  const removed = playground.notice('the oldest was removed: \u2068NoteHarbor');
  const download = page.waitForEvent('download');
  await removed.getByRole('button', {name: 'Download it'}).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('currency: GBP');
  await page.getByRole('button', {name: 'Delete draft'}).click();
  await expect(playground.lineWith('saasName: NoteHarbor')).toBeVisible();
  await expect.poll(stored).not.toContain('File 11');
  await playground.notice('The draft was deleted').getByRole('button').first().click();
  await expect(playground.lineWith('File 11')).toBeVisible();
  await expect.poll(stored).toContain('File 11');
});

test('the playground works if the storage cannot be read', async ({page, playground}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await playground.open(linkTo(sampleText().replace('value: 20000\n', 'value: 20\n')));
  await expect(page.getByRole('region', {name: 'Review'})).toBeVisible();
  await playground.replaceLastWord('currency: EUR', 'USD');
  await expect(playground.panel('Price table').getByText('$8')).toBeVisible();
  await expect(playground.notice('This browser does not store your changes')).toBeVisible();
});

test('a draft is stored when the reader pauses or leaves', async ({page, playground}) => {
  await page.addInitScript(() => {
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'playground.drafts') document.title += '*';
      setItem.call(this, key, value);
    };
  });
  const stored = () => page.evaluate(() => localStorage['playground.drafts'] as string);
  const type = async (text: string) => {
    await playground.lineWith('currency: EUR').click();
    await page.keyboard.press('End');
    await page.keyboard.type(text);
  };
  await playground.open();
  await type(' # one note of twenty keys');
  await expect.poll(stored).toContain('# one note of twenty keys');
  expect((await page.title()).split('*').length).toBeLessThan(7);
  await type('!');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await stored()).toContain('keys!');
  await type('?');
  await page.reload();
  await expect(playground.lineWith('twenty keys!?')).toBeVisible();
  await type('.');
  await page.getByRole('link', {name: 'Get the code'}).click();
  await expect(page.getByLabel('Samples and drafts')).toBeHidden();
  expect(await stored()).toContain('keys!?.');
});

test('hidden characters are replaced in the whole file', async ({playground}) => {
  const text = sampleText().replace(/^  (pdfExport|notes):/gm, '\u2002\u2002$1:');
  await playground.open(linkTo(text));
  await expect(playground.problems).toContainText('YAML reads this en space (U+2002) as text.');
  await playground.problems.getByRole('button', {name: 'Replace all'}).first().click();
  await expect(playground.verdict).toHaveText(ACCEPTED);
  expect(await playground.fileText()).toBe(sampleText());
});
