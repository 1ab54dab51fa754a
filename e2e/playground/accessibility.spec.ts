/** Accessibility of the playground in its states, and its layout on phones. */
import {accessibilityProblems} from '../support/accessibility';
import {WEEKLY, excessWidth, expect} from '../support/site';
import {linkTo, sampleText, test} from './playground';

for (const theme of ['light', 'dark']) {
  test(
    `each state is accessible: ${theme}`,
    theme === 'dark' ? WEEKLY : {},
    async ({page, playground}) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await playground.open(linkTo(sampleText('2.0')));
      const check = async (state: string) =>
        expect.soft(await accessibilityProblems(page), state).toEqual([]);
      await playground.openTab('Migrate');
      await expect(playground.panel('Migrate').getByLabel('Changes')).toBeVisible();
      await check('migration');
      await playground.openTab('Compare');
      const second = page.getByRole('combobox', {name: 'Second file'});
      await second.selectOption('noteharbor-1.0');
      await expect(playground.panel('Compare').getByLabel('Changes').last()).toBeVisible();
      await check('comparison');
      await playground.openTab('Who gets what');
      await page.getByRole('button', {name: 'pdfExport is'}).first().click();
      await expect(page.locator('.cm-line.cm-decides').first()).toBeVisible();
      await page.getByText('Claims of the pricing token').click();
      await check('token');
      await playground.openTab('Pricing4React');
      await check('Pricing4React');
      await playground.editor.press('Control+Home');
      await page.keyboard.press('Control+Space');
      await expect(playground.proposals.first()).toBeVisible();
      await expect(page.locator('.cm-completionInfo')).toBeVisible();
      await check('proposals');
      await page.keyboard.press('Escape');
      await page.keyboard.press('F1');
      await expect(page.locator('.cm-explanation')).toBeVisible();
      await check('explanation');
      await playground.openTab('Price table');
      await playground.replaceLastWord('currency: EUR', 'EURO');
      await expect(playground.problems).toContainText('The currency code EURO');
      await page.locator('.cm-lintRange-error').hover();
      await expect(page.locator('.cm-tooltip-lint')).toBeVisible();
      await check('problems');
    },
  );
}

test('at 390 px, nothing is wider than the screen', async ({page, playground}) => {
  await page.setViewportSize({width: 390, height: 844});
  await playground.open();
  const expectFitting = (state: string) => expect.poll(() => excessWidth(page), state).toBe(0);
  const toggle = (name: RegExp) =>
    page.getByRole('group', {name: 'Show'}).getByRole('button', {name});
  const place = playground.panel('Who gets what').getByRole('button', {name: 'line 17'}).first();
  await expectFitting('file');
  await expect(playground.panel('Price table')).toBeHidden();
  await toggle(/^Results$/).click();
  await expect(playground.editor).toBeHidden();
  expect.soft(await accessibilityProblems(page), 'results').toEqual([]);
  await expectFitting('results');
  for (const name of ['Migrate', 'Compare', 'Who gets what']) {
    await playground.openTab(name);
    await expectFitting(name);
  }
  // The worker has answered.
  await expect(place).toBeVisible();
  await toggle(/^File$/).click();
  await playground.replaceLastWord('currency: EUR', 'EURO');
  await expect(playground.problems).toContainText('5:11');
  await expectFitting('problems');
  await toggle(/^Results$/).click();
  // A place in the file is on the other side.
  await place.click();
  await expect(playground.editor).toBeFocused();
  await toggle(/^File \(1\)$/).waitFor();
  expect.soft(await accessibilityProblems(page), 'file').toEqual([]);
  await expectFitting('file with a problem');
});
