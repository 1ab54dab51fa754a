/** The button that copies a page as Markdown, and its menu. */
import {readFileSync} from 'node:fs';
import {accessibilityProblems} from './support/accessibility';
import {
  TABS_PAGE,
  TEXT_PAGE,
  expect,
  hydrated,
  openPage,
  saveData,
  test,
  titleAt,
} from './support/site';

const MENU = 'Other formats and versions';

const markdownOf = (path: string): string => readFileSync(`build${path}.md`, 'utf8');

test('a pointer fetches the page, and the button copies it', async ({page, context, copied}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.clock.install();
  await openPage(page, TABS_PAGE);
  await page.clock.fastForward(60_000);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.endsWith('.md'))).toEqual([]);
  const button = page.getByRole('button', {name: 'Copy page'});
  const loaded = page.waitForResponse(`**${TABS_PAGE}.md`);
  await button.hover();
  await loaded;
  await context.setOffline(true);
  const width = (await button.boundingBox())!.width;
  await button.click();
  const done = page.getByRole('button', {name: 'Copied'});
  await expect(done).toBeVisible();
  expect((await done.boundingBox())!.width).toBe(width);
  await expect(done.locator('[aria-live="polite"]')).toHaveText('Copied');
  expect(await copied()).toBe(markdownOf(TABS_PAGE));
});

test('with data saver, the button fetches the page, and says if it cannot', async ({
  page,
  copied,
}) => {
  await saveData(page);
  await openPage(page, TABS_PAGE);
  for (const path of [TABS_PAGE, TEXT_PAGE]) {
    await page.locator(`nav[aria-label="Docs sidebar"] a[href="${path}"]`).click();
    // The URL changes before the page does.
    await expect(page.locator('h1')).toHaveText(titleAt(path));
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect.poll(copied).toBe(markdownOf(path));
  }

  await page.route('**/*.md', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
});

test('the menu works with the keyboard, and closes', async ({page}) => {
  await openPage(page, TABS_PAGE);
  const summary = page.locator(`summary[aria-label="${MENU}"]`);
  const markdown = page.getByRole('link', {name: 'View as Markdown'});
  await page.getByRole('button', {name: 'Copy page'}).focus();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  const top = (await page.locator('.breadcrumbs').boundingBox())!;
  expect((await summary.boundingBox())!.y, 'in the line of the breadcrumbs').toBeLessThan(
    top.y + top.height,
  );
  await page.keyboard.press('Enter');
  await expect(markdown).toBeVisible();
  await expect(markdown).toHaveCSS('text-decoration-line', 'none');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(markdown).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(markdown).toBeHidden();
  await expect(summary).toBeFocused();

  await summary.click();
  await expect(markdown).toBeVisible();
  await page.locator('h1').click();
  await expect(markdown).toBeHidden();

  await summary.click();
  await page.locator('.markdown p a').first().focus();
  await expect(markdown).toBeHidden();
});
