/** The page with pricings of real products. */
import {PRICINGS_PATH} from '../site/pages';
import {readPricings} from '../features/pricings/readPricings';
import {playgroundOf} from './playground/playground';
import {excessWidth, expect, openPage, test} from './support/site';

const {products} = readPricings().summary;

test('filters work by keyboard and URL, and figures link to them', async ({page}) => {
  await openPage(page, PRICINGS_PATH);
  const rows = page.getByRole('table').first().locator('tbody tr');
  const bar = (label: string) => page.getByRole('row', {name: new RegExp(`^${label} \\d`)});
  const behind = async (label: string) =>
    parseInt(await bar(label).getByRole('cell').innerText(), 10);
  const count = page.getByRole('main').getByRole('status');
  await expect(rows).toHaveCount(products.length);

  const filter = page.getByLabel('Free plan');
  await filter.focus();
  await page.keyboard.press('N');
  await expect(filter).toHaveValue('no');
  await expect(page).toHaveURL(/\?free=no$/);
  const without = products.length - (await behind('Free plan'));
  await expect(rows).toHaveCount(without);
  await expect(count).toHaveText(`${without} of ${products.length} products`);
  await expect(filter).toBeFocused();

  await page.reload();
  await expect(rows).toHaveCount(without);
  await expect(filter).toHaveValue('no');

  const withAddOns = await behind('Add-ons');
  await bar('Add-ons').getByRole('link').click();
  await expect(page).toHaveURL(/\?addons=yes#products$/);
  await expect(rows).toHaveCount(withAddOns);
  await expect(filter).toHaveValue('');

  const first = rows.first().getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  const {editor, lineWith} = playgroundOf(page);
  await expect(editor).toBeVisible();
  await expect(lineWith(`# ${name}, `)).toBeVisible();
});

test('readers filter by name, sort, and compare bars, also on a phone', async ({page}) => {
  await openPage(page, `${PRICINGS_PATH}?name=NOTION`);
  const rows = page.getByRole('table').first().locator('tbody tr');
  const field = page.getByRole('searchbox', {name: 'Name'});
  await expect(rows).toHaveCount(1);
  await expect(field).toHaveValue('NOTION');
  await field.fill('');
  await field.pressSequentially('zapi');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?name=zapi$/);
  await expect(field).toHaveValue('zapi');
  await expect(rows).toHaveText([/^Zapier/]);
  await field.fill('');

  const heading = page.getByRole('columnheader', {name: 'Subscriptions'}).first();
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toHaveText(/^Salesforce.*13,568$/);
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');

  const widths = await page
    .locator('main table svg')
    .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().width)));
  expect(new Set(widths).size, 'All bars have one scale').toBe(1);
  await page.setViewportSize({width: 320, height: 700});
  await expect.poll(() => excessWidth(page)).toBe(0);
});

test('without JavaScript, the page has all products and no filters', async ({scriptless: page}) => {
  await page.goto(PRICINGS_PATH);
  for (const {id, name, years} of products) {
    const row = page.getByRole('row', {name: new RegExp(`^${name} `)});
    const files = row.getByRole('link', {name: 'YAML file'});
    await expect(files.first(), id).toHaveAttribute('href', `/pricings/${id}-${years.at(-1)}.yml`);
  }
  await expect(page.getByLabel('Free plan')).toBeHidden();
});
