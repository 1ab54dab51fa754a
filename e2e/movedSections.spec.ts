/** Links to sections that moved to another page lead to the new page. */
import {LATEST_VERSION, docPath} from '../site/versions';
import {expect, hydrated, openPage, test} from './support/site';

const OLD_PAGE = docPath(LATEST_VERSION, 'api/Pricing2Yaml/pricing2yaml-validator');
const NEW_PAGE = docPath(LATEST_VERSION, 'api/Pricing2Yaml/validator-messages');

test('a link to a section that moved leads to it on the new page', async ({page}) => {
  await page.goto(`${OLD_PAGE}#messages-java`);
  await expect(page).toHaveURL(new RegExp(`${NEW_PAGE}#messages-java$`));
  await hydrated(page);
  await expect(page.locator('#messages-java')).toBeInViewport();
});

test('a changed hash opens the new page, and the back button the old one', async ({page}) => {
  await openPage(page, OLD_PAGE);
  await page.evaluate(() => (location.hash = 'messages-ts'));
  await expect(page).toHaveURL(new RegExp(`${NEW_PAGE}#messages-ts$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${OLD_PAGE}$`));
});

test('links to other sections stay on the page', async ({page}) => {
  await openPage(page, `${OLD_PAGE}#messages`);
  await expect(page.locator('#messages')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${OLD_PAGE}#messages$`));
});
