/**
 * What screen readers find on pages of each template, in order: `e2e/screenReader/*.yml`. Review a change of
 * these files as you review a screenshot. Update them with
 * `npx playwright test --project=site e2e/screenReader.spec.ts --update-snapshots`.
 *
 * The documents are of the oldest version, whose text and sidebar no longer change, and the home page has no posts.
 */
import {VERSIONS, docPath} from '../site/versions';
import {expect, openPage, removePosts, test} from './support/site';

const OLDEST = VERSIONS.at(-1)!;
const TEXT_PAGE = docPath(OLDEST, 'docs/Introduction');

for (const [name, path] of [
  ['home', '/'],
  ['document', TEXT_PAGE],
  ['category', `${docPath(OLDEST)}/category/getting-started`],
  ['blog-tags', '/blog/tags'],
  ['search', '/search'],
  ['unknown', '/unknown'],
] as const) {
  test(`the template "${name}" for screen readers`, async ({page}) => {
    await openPage(page, path);
    await removePosts(page);
    await page
      .locator('time')
      .evaluateAll((times) => times.forEach((time) => time.replaceChildren('a date')));
    await expect(page.locator('body')).toMatchAriaSnapshot({name: `${name}.yml`});
  });
}

test('the phone menu for screen readers', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, TEXT_PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  await expect(page.locator('.navbar')).toMatchAriaSnapshot({name: 'phone-menu.yml'});
});
