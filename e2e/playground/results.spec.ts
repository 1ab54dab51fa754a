/** The playground's results: who gets what, hints about valid files, and the migration. */
import {expect, openPage} from '../support/site';
import {ACCEPTED, linkTo, sampleText, test} from './playground';

// West of Greenwich, where midnight in UTC is on the day before.
test.use({timezoneId: 'America/New_York'});

test('who gets what, the deciding lines and the claims', async ({page, playground, copied}) => {
  await playground.open();
  await playground.openTab('Who gets what');
  const access = playground.panel('Who gets what');
  const token = playground.panel('Pricing token (pricing4ts)');
  const feature = (name: string) => token.getByRole('listitem').filter({hasText: `${name} is`});
  await expect(feature('pdfExport')).toContainText('pdfExport is off');
  await access.getByRole('radio', {name: 'STUDIO'}).check();
  await expect(feature('pdfExport')).toContainText('pdfExport is on');
  const notes = access.getByRole('spinbutton', {name: 'notes'});
  await notes.selectText();
  await notes.pressSequentially('-1e3');
  await expect(notes).toHaveValue('-1e3');
  await expect(feature('notes')).toContainText('notes is on');
  await notes.fill('2001');
  await expect(feature('notes')).toContainText('notes is off');
  await expect(feature('notes')).toContainText('planContext.usageLimits.maxNotes = 2,000, set by');

  await feature('notes')
    .getByRole('button', {name: /notes is/})
    .click();
  const lines = sampleText().split('\n');
  const marked = page.locator('.cm-line.cm-decides');
  await expect(marked).toHaveText([lines[16]!]);
  // The value of the limit is further down.
  await feature('notes').getByRole('button', {name: 'line 96'}).click();
  expect(lines[95]).toContain('value: 2000');
  await expect(marked).toHaveText([lines[95]!]);

  // Add-ons change the result of Pricing4React, but not the claims.
  await access.getByRole('checkbox', {name: 'notePack'}).check();
  await expect(access.getByText('Price of this subscription: €10')).toBeVisible();
  await expect(feature('notes')).toContainText('notes is off');
  await token.getByText('Claims of the pricing token').click();
  const expected = JSON.parse((await token.getByLabel('Claims').textContent())!);
  expect(expected).toMatchObject({features: {notes: {eval: false, used: 2001, limit: 2000}}});
  await token.getByRole('button', {name: 'Copy JSON'}).click();
  await expect(token.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(JSON.parse(await copied())).toEqual(expected);
  await playground.openTab('Pricing4React evaluatePricing');
  const react = playground.panel('Pricing4React evaluatePricing');
  await expect(react.getByText('notes is on')).toBeVisible();
  await access.getByRole('checkbox', {name: 'noteVault'}).check();
  await expect(access.getByRole('status')).toHaveText('noteVault excludes notePack.');
});

test('a file without expressions has one explanation', async ({playground}) => {
  const text = sampleText().replaceAll(/^ +(serverE|e)xpression:.*\n/gm, '');
  await playground.open(linkTo(text, {panel: 'access'}));
  const token = playground.panel('Pricing token (pricing4ts)');
  await expect(token).toContainText('No feature has an expression, so all are off.');
  await expect(token).not.toContainText('has no expression defined');
});

test('hints lead to the file and to their page, and stay hidden', async ({page, playground}) => {
  await playground.open(linkTo(sampleText().replace('value: 20000', 'value: 1000')));
  const review = page.getByRole('region', {name: 'Review'});
  const hint = review.getByRole('listitem');
  await expect(hint).toContainText('maxNotes is 1,000 instead of 2,000');
  // The verdict of the parser is another list.
  await expect(playground.verdict).toHaveText(ACCEPTED);
  await hint.getByRole('button').click();
  await playground.expectSelected(/^TEAM$/);
  const href = (await hint.getByRole('link').getAttribute('href'))!;

  await review.getByRole('button', {name: 'Hide'}).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(review.getByRole('button', {name: 'Show'})).toBeVisible();
  await expect(hint).toHaveCount(0);
  await openPage(page, href);
  await expect(page.locator(`h3#${new URL(href, page.url()).hash.slice(1)}`)).toBeInViewport();
});

test('a file is migrated with its comments', async ({playground}) => {
  await playground.open(linkTo(sampleText('1.0').replace('currency', '# Euros\ncurrency')));
  await playground.openTab('Migrate');
  const migrate = playground.panel('Migrate');
  await expect(migrate.getByRole('heading')).toHaveText(['1.0 → 2.1', '1.0 → 2.0', '1.0 → 1.1']);
  const latest = migrate.locator('section').first();
  const changes = latest.getByLabel('Changes');
  await expect(changes.locator('[data-change="removed"]').first()).toBeVisible();
  await expect(changes).toContainText('+createdAt: "2025-03-01"');
  await expect(latest).toContainText('version 2025-2-28 instead of 2025-3-1');
  await latest.getByText('What pricing4ts writes to disk').click();
  await expect(latest.getByLabel('File in syntax 2.1')).toContainText('2-28');
  await latest.getByRole('button', {name: 'Open in the editor'}).click();
  await expect(playground.verdict).toHaveText(ACCEPTED);
  await expect(playground.lineWith('# Euros')).toBeVisible();
});
