/** Links between docs versions that depend on the reader, and to sections that moved to another page. */
import {LATEST_VERSION, VERSIONS, docPath} from '../site/versions';
import {expect, hydrated, openPage, openVersionMenu, test} from './support/site';

test('the landing page links back to a topic that it lacks', async ({page}) => {
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

const OLD_PAGE = docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-validator');
const NEW_PAGE = docPath(LATEST_VERSION, 'api/Pricing2Yaml/validator-messages');

test('a link to a section leads to the page that has it, also in the open page', async ({page}) => {
  for (const [section, target] of [
    ['messages-java', NEW_PAGE],
    ['messages', OLD_PAGE],
  ] as const) {
    await page.goto(`${OLD_PAGE}#${section}`);
    await expect(page).toHaveURL(`${target}#${section}`);
    await hydrated(page);
    await expect(page).toHaveURL(`${target}#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
  await openPage(page, `${OLD_PAGE}?again`);
  await page.evaluate(() => (location.hash = 'messages-ts'));
  await expect(page).toHaveURL(`${NEW_PAGE}#messages-ts`);
  await page.goBack();
  await expect(page).toHaveURL(`${OLD_PAGE}?again`);
});
