/** Links to sections that moved to another page lead to the new page. */
import {LATEST_VERSION, docPath} from '../site/versions';
import {expect, hydrated, openPage, test} from './support/site';

const OLD_PAGE = docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-validator');
const NEW_PAGE = docPath(LATEST_VERSION, 'api/Pricing2Yaml/validator-messages');

for (const [section, target] of [
  ['messages-java', NEW_PAGE],
  ['messages', OLD_PAGE],
] as const) {
  test(`a link to the section ${section} leads to the page that has it`, async ({page}) => {
    await page.goto(`${OLD_PAGE}#${section}`);
    await expect(page).toHaveURL(`${target}#${section}`);
    await hydrated(page);
    await expect(page).toHaveURL(`${target}#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
  });
}

test('a changed hash opens the new page, and the back button the old one', async ({page}) => {
  await openPage(page, OLD_PAGE);
  await page.evaluate(() => (location.hash = 'messages-ts'));
  await expect(page).toHaveURL(new RegExp(`${NEW_PAGE}#messages-ts$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${OLD_PAGE}$`));
});
