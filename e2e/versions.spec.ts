/** Links between docs versions that depend on the reader. */
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {expect, hydrated, openPage, openVersionMenu, test} from './support/site';

test('the landing page links back to a topic that its version lacks, if it exists', async ({
  page,
}) => {
  await openPage(page, docPath(LATEST_VERSION, 'api/migrating-30'));
  const older = VERSIONS.at(-1)!;
  await (await openVersionMenu(page)).filter({hasText: older.label}).click();
  await expect(page.locator('h1')).toHaveText(`Documentation ${older.label}`);
  const notice = page.locator('.theme-admonition', {hasText: 'not part of docs'});
  await expect(notice).toBeVisible();
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(docPath(LATEST_VERSION, 'api/migrating-30'));

  await openPage(page, `${docPath(older)}?topic=%3Cb%3Ex&from=${LATEST_VERSION.label}`);
  await expect(notice).toHaveCount(0);
});

test('the link in the banner stores the latest version as preferred', async ({page}) => {
  const older = VERSIONS.at(-1)!;
  await page.addInitScript((name) => {
    if (!localStorage.getItem('docs-preferred-version-default'))
      localStorage.setItem('docs-preferred-version-default', name);
  }, older.name);
  await openPage(page, docPath(older, 'api/architecture'));
  await page.locator('.theme-doc-version-banner').getByRole('link', {name: 'latest'}).click();
  await expect(page).toHaveURL(docPath(LATEST_VERSION, 'api/understanding/architecture'));
  await hydrated(page);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(
    LATEST_VERSION.name,
  );
});
