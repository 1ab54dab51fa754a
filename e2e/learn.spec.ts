/** The lessons, whose exercises use the editor and the worker of the playground. */
import {LEARN_PATH} from '../site/pages';
import {accessibilityProblems} from './support/accessibility';
import {ACCEPTED, playgroundOf} from './playground/playground';
import {ROUTES, atBase, expect, openPage, test, watchFaults} from './support/site';

const LESSON = ROUTES.find(({path}) => path.startsWith(`${LEARN_PATH}/`))!.path;

const COMPLETED = /^All checks pass/;

test('a reader completes a lesson, opens the file in the playground, and forgets the progress', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page, baseURL!);
  const {editor, verdict} = playgroundOf(page);
  const checks = page.getByRole('region', {name: 'Checks'});
  const status = checks.getByRole('status');
  await openPage(page, atBase(LESSON));
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
  await expect(first).toContainText('(done)');
  await page.getByRole('button', {name: 'Forget my progress'}).click();
  await expect(first).not.toContainText('(done)');
  await page.reload();
  await expect(page.getByRole('button', {name: 'Forget my progress'})).toBeHidden();

  await openPage(page, atBase(LESSON));
  await expect(status).toHaveText(/^\d of \d checks pass\.$/);
  await editor.fill(solution);
  await expect(status).toHaveText(COMPLETED);
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(status).not.toHaveText(COMPLETED);
  expect(faults.consoleErrors).toEqual([]);
  expect(faults.outsideRequests).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('a lesson has its text, its checks, the file to start with and the solution', async ({
    page,
  }) => {
    await page.goto(atBase(LESSON));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(
      page.getByRole('region', {name: 'Checks'}).getByRole('listitem').first(),
    ).toBeVisible();
    const code = page.getByRole('main').locator('pre');
    await expect(code.first()).toBeVisible();
    await page.getByText('Show the solution').click();
    await expect(code.last()).toBeVisible();
  });
});
