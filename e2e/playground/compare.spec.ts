/** The playground's comparison with a second file. */
import {expect} from '../support/site';
import {linkTo, openFile, sampleText, test} from './playground';

const OLD = sampleText();
const NEW = OLD.replace('price: 8.0', 'price: 9.0').replace('value: 2000\n', 'value: 1500\n');
const SUMMARY = '1 of 3 plans changes; STUDIO customers have 1 lower limit and pay more.';

test('a change is compared, and the link keeps both files', async ({page, playground, copied}) => {
  await playground.open(linkTo(NEW));
  await playground.openTab('Compare');
  const panel = playground.panel('Compare');
  const summary = panel.getByRole('status');

  await panel.getByRole('combobox', {name: 'Second file'}).selectOption('noteharbor-2.1');
  await expect(summary).toHaveText(SUMMARY);
  const loss = panel.getByRole('row', {name: /^maxNotes/});
  await expect(loss).toHaveText(/loss\s*2,000\s*1,500/);
  await expect(panel.getByLabel('Changes').last()).toContainText('-    price: 8.0');
  // A pull request says the same.
  await panel.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(panel.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await copied()).toMatch(new RegExp(`^${SUMMARY}\\n[^]*maxNotes`));

  await panel.getByRole('button', {name: 'Swap'}).click();
  await expect(loss).toHaveText(/gain\s*1,500\s*2,000/);
  const other = {name: 'NoteHarbor in syntax 2.1', text: OLD, isNewer: true};
  expect(await playground.linkedState()).toMatchObject({
    state: {text: NEW, panel: 'compare', other},
  });
  const {hash} = new URL(page.url());
  await page.goto('about:blank');
  await playground.open(hash);
  const chosen = panel.getByRole('combobox', {name: 'Second file'}).locator('option:checked');
  await expect(chosen).toHaveText(other.name);
  await expect(loss).toHaveText(/gain\s*1,500\s*2,000/);
  expect(await playground.fileText()).toBe(NEW);
});

test('a second file can be a link or a file with problems', async ({page, playground}) => {
  await playground.open();
  await playground.openTab('Compare');
  const panel = playground.panel('Compare');
  const open = async (link: string) => {
    await panel.getByRole('textbox', {name: 'Link to a second file'}).fill(link);
    await page.keyboard.press('Enter');
  };
  await panel.getByRole('button', {name: 'Compare with NoteHarbor in syntax 1.0'}).click();
  await expect(panel.getByRole('status')).toContainText('2 add-ons change');
  await open('https://example.org/playground');
  await expect(panel.getByRole('alert')).toHaveText('This is not a link of the playground.');
  await open(`https://example.org/playground${linkTo(NEW)}`);
  await expect(panel.getByRole('status')).toContainText('STUDIO customers have 1 higher limit');
  await expect(panel.getByRole('alert')).toHaveCount(0);

  const menu = panel.getByRole('combobox', {name: 'Second file'});
  await openFile(panel, 'latin.yml', Buffer.from('saasName: \u00e9', 'latin1'));
  await expect(panel.getByRole('alert')).toContainText('latin.yml was not opened');
  await openFile(panel, 'broken.yml', OLD.replace('currency: EUR', 'currency: E'));
  await expect(panel.getByRole('status')).toContainText('broken.yml cannot be compared');
  await expect(menu.locator('option:checked')).toHaveText('broken.yml');
  await expect(panel.getByRole('status')).toContainText(/5:11 .*currency/i);
  // The file in the editor has the same, and was never replaced.
  expect(await playground.fileText()).toBe(OLD);
});
