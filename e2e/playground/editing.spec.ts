/** The playground's editor: problems, proposals, the keyboard, and names that contain HTML. */
import {LATEST_VERSION, docPath} from '../../site/versions';
import {expect} from '../support/site';
import {ACCEPTED, linkTo, playgroundOf, sampleText, test} from './playground';

test('without JavaScript, a sample has its price table', async ({scriptless: page}) => {
  await page.goto('/playground');
  await expect(playgroundOf(page).editor).toHaveValue(sampleText());
  const table = page.getByRole('table', {name: 'Plans of NoteHarbor'});
  await expect(table).toBeVisible();
  await expect(table.getByRole('row', {name: /^maxNotes/})).toContainText('20,000 note');
  await expect(page.locator('main noscript p')).toBeVisible();
});

test('a mistake is a problem until it is corrected', async ({page, playground, copied, faults}) => {
  await playground.open();
  await expect(playground.verdict).toHaveText(/accepts this file in syntax 2\.1\.$/);
  await playground.replaceLastWord('currency: EUR', 'EURO');
  const item = playground.problems.getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('pricing4ts 0.9.5');
  const jump = item.getByRole('button');
  await expect(jump).toHaveText(/^Error, 5:11 The currency code EURO is not a valid ISO/);
  await expect(page.locator('.cm-lintRange-error')).toHaveText('EURO');
  await expect(item.getByRole('link')).toHaveAttribute(
    'href',
    `${docPath(LATEST_VERSION, 'commonErrors/error-messages')}#ts-currency`,
  );
  // The last results remain and are marked.
  const table = playground.panel('Price table');
  const old = page.getByText('These results are for the last version of the file that pricing4ts');
  await expect(old).toBeVisible();
  await expect(table.getByRole('row', {name: /^pdfExport/})).toBeVisible();

  for (const choose of [() => jump.click(), () => jump.press('Enter')]) {
    await playground.editor.focus();
    await page.keyboard.press('Control+End');
    await expect(page.locator('.cm-lintRange-error')).not.toBeInViewport();
    await choose();
    await playground.expectSelected(/^EURO$/);
    await expect(page.locator('.cm-lintRange-error')).toBeInViewport();
  }
  await page.keyboard.type('USD');
  await expect(playground.verdict).toHaveText(ACCEPTED);
  await expect(item).toHaveCount(0);
  await expect(old).toHaveCount(0);
  await expect(table.getByText('$8')).toBeVisible();
  await table.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(table.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await copied()).toContain('| maxNotes (note) | 50 | 2,000 | 20,000 | +500 | 50,000 |');
  // Another file is not a later version of this one.
  await playground.editor.press('Control+a');
  await page.keyboard.insertText('saasName: Another product\n');
  await expect(table).toHaveText('Fix the problems in the file to see the results.');
  expect(faults).toMatchObject({failedRequests: [], outsideRequests: []});
});

test('proposals and explanations come from schema and file', async ({page, playground}) => {
  await playground.open();
  const scroller = page.locator('.cm-scroller');
  await expect(scroller, 'the styles of CodeMirror').toHaveCSS('display', 'flex');

  await page.locator('.cm-line').getByText('currency', {exact: true}).hover();
  const explanation = page.locator('.cm-explanation');
  await expect(explanation).toContainText('ISO 4217');
  await expect(explanation.getByRole('link').first()).toHaveAttribute(
    'href',
    /pricing2yaml-v21-specification#/,
  );
  await playground.editor.press('Control+Home');
  await expect(explanation).toBeHidden();
  await page.keyboard.press('F1');
  await expect(explanation).toContainText('2.1');
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();

  // All keys of a pricing, and a whole one, whose last value is complete.
  await playground.editor.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Space');
  await expect(playground.proposals.nth(12)).toBeAttached();
  await playground.proposals.first().click();
  await expect(playground.verdict).toHaveText(ACCEPTED);
  await expect(playground.proposals).toHaveCount(0);
});

test('the keyboard is sufficient, and Tab leaves the editor', async ({page, playground}) => {
  await playground.open();
  await page.getByRole('link', {name: 'Report a problem'}).focus();
  await page.keyboard.press('Tab');
  await expect(playground.editor).toBeFocused();
  await expect(page.locator('.cm-editor').locator('..')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('textbox', {name: 'Find'})).toBeFocused();
  await page.keyboard.type('summaryBoost');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // CodeMirror has not rendered the end of the file before.
  await playground.expectSelected(/^summaryBoost$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('separator', {name: 'Width of the editor'})).toBeFocused();
  const width = async () => (await page.locator('.cm-editor').boundingBox())!.width;
  const before = await width();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(width).toBeLessThan(before);
  const chosen = await width();
  await page.reload();
  await expect.poll(width).toBe(chosen);
  await page.getByRole('separator', {name: 'Width of the editor'}).focus();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', {name: 'Price table'})).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'Who gets what'})).toBeFocused();
  const access = playground.panel('Who gets what');
  // The worker has answered.
  await expect(access.getByRole('button', {name: 'pdfExport is'})).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(access).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(access.getByRole('radio', {name: 'STUDIO'})).toBeChecked();
  const feature = access.getByRole('button', {name: 'pdfExport is on'});
  await feature.focus();
  await page.keyboard.press('Space');
  await expect(feature).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await playground.expectSelected(/planContext\['features'\]\['pdfExport'\]/);

  await page.getByRole('tab', {name: 'Who gets what'}).focus();
  await page.keyboard.press('End');
  await expect(playground.panel('Compare')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const migration = playground.panel('Migrate');
  await expect(migration).toContainText('There is nothing to migrate');
  await migration.getByRole('link', {name: 'NoteHarbor in syntax 1.0'}).press('Enter');
  await expect(migration.getByRole('heading', {name: '1.0 →'}).first()).toBeVisible();
});

test('names that contain HTML are text', async ({page, playground, faults}) => {
  const name = '<img src=x onerror="window.PWNED=1">';
  const script = '<script>window.PWNED=1</script>';
  const text = sampleText()
    .replaceAll('STUDIO', `'${name}'`)
    .replaceAll('calendarSync:', `'${script}':`)
    .replaceAll('calendarSync', script)
    .replace('saasName: NoteHarbor', `saasName: '${name}'`)
    .replace('Write and keep notes', `'${script}'`)
    .replace('- Writing', '- <i>Writing</i>')
    .replaceAll('tag: Writing', 'tag: <i>Writing</i>');
  const selection = {
    plan: name,
    addOns: ['notePack', '__proto__', script],
    userContext: JSON.parse(`{"__proto__": "${script.replaceAll('"', '')}", "notes": 3}`) as Record<
      string,
      string
    >,
  };
  await playground.open(linkTo(text, {selection, panel: 'access'}));
  await expect(page.getByRole('radio', {name})).toBeChecked();
  const token = playground.panel('Pricing token (pricing4ts)');
  await expect(token.getByText(`${script} is on`)).toBeVisible();
  await playground.openTab('Price table');
  await expect(page.getByRole('button', {name, exact: true})).toBeVisible();
  await expect(page.getByRole('table', {name: `Plans of ${name}`})).toBeVisible();
  await playground.lineWith('tag: <i>').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('tag: Wri');
  await page.keyboard.press('Control+Space');
  await expect(playground.proposals.getByText('<i>Writing</i>')).toBeVisible();
  await page.keyboard.press('Escape');
  await playground.replaceLastWord('currency: EUR', '<b>');
  await expect(playground.problems).toContainText('The currency code <b>');
  await page.locator('.cm-lintRange-error').first().hover();
  await expect(page.locator('.cm-tooltip-lint')).toContainText('The currency code <b>');
  // CodeMirror adds images without a source as markers.
  await expect(page.locator('main :is(img[src], i, script)')).toHaveCount(0);
  expect(await page.evaluate(() => 'PWNED' in window)).toBe(false);
  expect(faults.failedRequests).toEqual([]);
});
