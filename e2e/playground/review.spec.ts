/** Hints about valid files. */
import {expect, openPage} from '../support/site';
import {ACCEPTED, linkTo, sampleText, test} from './playground';

test('hints lead to the file and to their page, and stay hidden', async ({page, playground}) => {
  await playground.open(linkTo(sampleText().replace('value: 20000', 'value: 1000')));
  const review = page.getByRole('region', {name: 'Review'});
  const hint = review.getByRole('listitem');
  await expect(hint).toContainText('maxNotes is 1,000 instead of 2,000');
  // The verdict of the parser is another list.
  await expect(playground.verdict).toHaveText(ACCEPTED);
  await hint.getByRole('button').click();
  expect(await playground.selectedText()).toBe('TEAM');
  const href = (await hint.getByRole('link').getAttribute('href'))!;

  await review.getByRole('button', {name: 'Hide'}).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(review.getByRole('button', {name: 'Show'})).toBeVisible();
  await expect(hint).toHaveCount(0);
  await openPage(page, href);
  await expect(page.locator(`h3#${new URL(href, page.url()).hash.slice(1)}`)).toBeInViewport();
});
