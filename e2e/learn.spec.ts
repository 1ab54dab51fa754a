/** The lessons, whose exercises use the editor and the worker of the playground. */
import {LEARN_PATH} from '../site/pages';
import {accessibilityProblems} from './support/accessibility';
import {ACCEPTED, playgroundOf} from './playground/playground';
import {ROUTES, atBase, expect, hydrated, openPage, test} from './support/site';

const LESSON = ROUTES.find(({path}) => path.startsWith(`${LEARN_PATH}/`))!.path;

const COMPLETED = /^All checks pass/;

test('a reader completes a lesson and forgets the progress', async ({page, faults}) => {
  const {editor, verdict} = playgroundOf(page);
  const checks = page.getByRole('region', {name: 'Checks'});
  const status = checks.getByRole('status');
  await openPage(page, atBase(LESSON));
  await expect(verdict).toHaveText(/rejects this file/);
  // Nothing is wrong before the reader has written something.
  await expect(checks.locator('[data-passed]')).toHaveCount(0);
  await editor.press('x');
  await expect(status).toHaveText(/^\d of \d checks pass\.$/);
  await expect(checks.locator('[data-passed="false"]').first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByText('Show the solution').click();
  const solution = (await page.getByRole('group').locator('pre').textContent())!;
  await editor.fill(solution);
  await expect(status).toHaveText(COMPLETED);
  await expect(verdict).toHaveText(ACCEPTED);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', {name: 'Open in playground'}).last().click();
  await expect(page).toHaveURL(/\/playground#v1\./);
  await expect(editor).toHaveText(solution.replaceAll('\n', ''));
  await page.goBack();
  await expect(status).toHaveText(COMPLETED);
  await page.reload();
  await expect(status).toHaveText(COMPLETED);

  await openPage(page, atBase(LEARN_PATH));
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Completed');
  await expect(page.getByRole('link', {name: 'Start lesson 2'})).toBeVisible();
  await page.getByRole('button', {name: 'Forget my progress'}).click();
  await expect(first).not.toContainText('Completed');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Forget my progress'})).toBeHidden();

  await page.getByRole('link', {name: 'Start lesson 1'}).click();
  await expect(page.getByText('1 of 8')).toBeVisible();
  await expect(verdict).toHaveText(/rejects this file/);
  await editor.fill(solution);
  await expect(status).toHaveText(COMPLETED);
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(status).not.toHaveText(COMPLETED);
  expect(faults.outsideRequests).toEqual([]);
});

test('an error that several checks find is shown once', async ({page}) => {
  const {editor} = playgroundOf(page);
  await openPage(page, atBase(`${LEARN_PATH}/6-an-expression`));
  await expect(page.locator('.cm-content')).toBeVisible();
  await editor.press('Control+End');
  await page.keyboard.type('# a comment');
  await expect(editor).toContainText('# a comment');
  const checks = page.getByRole('region', {name: 'Checks'});
  await expect(checks.locator('[data-passed="false"]')).toHaveCount(3);
  await expect(checks.getByText('has no expression')).toHaveCount(1);
});

test('without JavaScript, a lesson has its checks and both files', async ({scriptless: page}) => {
  await page.goto(atBase(LESSON));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const checks = page.getByRole('region', {name: 'Checks'});
  await expect(checks.getByRole('listitem').first()).toBeVisible();
  const code = page.getByRole('main').locator('pre');
  await expect(code.first()).toBeVisible();
  await page.getByText('Show the solution').click();
  await expect(code.last()).toBeVisible();
});
