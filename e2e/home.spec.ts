/** The home page: the pricing file, the features of each plan, and the lines that decide them. */
import {readFileSync} from 'node:fs';
import {HOME_FEATURES, HOME_PRICING, readHomePricing} from '../features/home/pricingLines';
import {decide} from '../features/home/evaluate';
import {recordShifts, shiftsOf} from './support/shifts';
import {expect, openPage, test} from './support/site';
import type {Page} from '@playwright/test';

const pricing = readHomePricing(HOME_PRICING, readFileSync(HOME_PRICING, 'utf8'), HOME_FEATURES);
const plans = pricing.plans.map(({name}) => name);

/** Lines to mark for a plan: each expression, and the value that it reads. */
function decidingLines(name: string): number[] {
  const plan = pricing.plans.find((each) => each.name === name)!;
  return pricing.features
    .flatMap((feature) => decide(feature, plan, {notes: 1}).lines)
    .sort((one, other) => one - other);
}

async function markedLines(page: Page): Promise<number[]> {
  return page
    .locator('[data-line][data-decides]')
    .evaluateAll((all) => all.map((line) => Number((line as HTMLElement).dataset.line)));
}

const featureOf = (page: Page, name: string) => page.locator(`[data-feature="${name}"]`);

test('plan and usage decide features, mark lines, and move nothing', async ({page}) => {
  await recordShifts(page);
  await openPage(page, '/');
  const first = pricing.plans[0]!;
  const notes = featureOf(page, 'notes');
  const pdfExport = featureOf(page, 'pdfExport');
  for (const part of [page.locator('main figure'), pdfExport]) {
    const {y, height} = (await part.boundingBox())!;
    expect(y + height, 'on a laptop screen').toBeLessThanOrEqual(900);
  }
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();

  const limit = Number(first.usageLimits[pricing.limit.name]!.value);
  await expect(notes).toContainText(`notes is on: ${limit - 2} of ${limit} notes used`);
  await expect(pdfExport).toContainText(`pdfExport is off: ${first.name} uses the default`);
  await page.getByRole('radio', {name: first.name}).focus();
  for (const plan of plans) {
    await expect(page.getByRole('radio', {name: plan})).toBeChecked();
    await expect.poll(() => markedLines(page)).toEqual(decidingLines(plan));
    await expect(page.locator('main svg path[pathLength]')).toHaveCount(4);
    expect(await height()).toBe(before);
    await page.keyboard.press('ArrowRight');
  }
  expect(new Set(plans.map((plan) => String(decidingLines(plan)))).size).toBe(plans.length);

  const slider = page.getByRole('slider', {name: 'Usage'});
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(notes).toContainText('notes is on');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', `${limit} notes`);
  await expect(notes).toContainText(`notes is off: ${limit} of ${limit} notes used`);
  await page.getByRole('group').getByText('STUDIO').click();
  await expect(notes).toContainText(`notes is on: ${limit} of 2,000 notes used`);
  await expect(pdfExport).toContainText('pdfExport is on: STUDIO includes it');
  expect(await shiftsOf(page)).toEqual([]);

  // HTML that arrives later does not move what is there.
  const whole = await slider.boundingBox();
  expect(whole!.y).toBeGreaterThan(0);
  for (const later of [page.locator('main figure'), page.getByRole('list', {name: 'Features'})])
    await later.evaluate((element) => (element.style.display = 'none'));
  expect(await slider.boundingBox()).toEqual(whole);
});

test('the page shows the first plan without JavaScript', async ({scriptless: page}) => {
  await page.goto('/');
  expect(await markedLines(page)).toEqual(decidingLines(plans[0]!));
  await expect(page.getByRole('radio', {name: plans[0]!})).toBeChecked();
  await expect(featureOf(page, 'notes')).toContainText('notes is on');
  await expect(page.locator('main noscript p')).toBeVisible();
});
