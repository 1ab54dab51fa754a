/** Links to sections that moved to another page lead to the new page. */
import {LATEST_VERSION, docPath} from '../site/versions';
import {expect, hydrated, openPage, test} from './support/site';

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
