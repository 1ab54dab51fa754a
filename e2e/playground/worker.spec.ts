/** The playground's worker, offline and with hostile files. */
import {expect} from '../support/site';
import {linkTo, openFile, sampleText, test} from './playground';

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
  await expect(playground.panel('Migrate').getByRole('status')).toContainText('your connection');
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
const WITH_FORMULA = sampleText()
  .replace('\ntags:', '\nvariables:\n  base: 4\ntags:')
  .replace('price: 8.0', `price: "(fetch('/executed'), '#base', 7)"`);

test("no code of a file runs, also without the worker's policy", async ({page, playground}) => {
  const requests: string[] = [];
  const withoutPolicy: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route('**/assets/js/**', async (route) => {
    const response = await route.fetch();
    const {'content-security-policy': policy, ...headers} = response.headers();
    expect(policy).toContain("script-src 'self'");
    withoutPolicy.push(response.url());
    await route.fulfill({response, headers});
  });
  await playground.open(linkTo(WITH_FORMULA));
  await expect(playground.problems).toContainText(
    'pricing4ts runs this as JavaScript. The playground does not.',
  );
  expect(withoutPolicy).toContain(page.workers()[0]!.url());
  expect(requests.filter((url) => url.includes('executed'))).toEqual([]);
});
