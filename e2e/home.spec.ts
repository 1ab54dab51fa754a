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

test('choosing a plan marks the deciding lines and draws lines from them', async ({page}) => {
  await openPage(page, '/');
  await page.getByRole('radio', {name: plans[0]!}).focus();
  for (const plan of plans) {
    await expect(page.getByRole('radio', {name: plan})).toBeChecked();
    expect(await markedLines(page)).toEqual(decidingLines(plan));
    await expect(page.locator('main svg path[pathLength]')).toHaveCount(4);
    await page.keyboard.press('ArrowRight');
  }
  expect(new Set(plans.map((plan) => String(decidingLines(plan)))).size).toBe(plans.length);
});

test('the features depend on the plan and the usage', async ({page}) => {
  await openPage(page, '/');
  const notes = featureOf(page, 'notes');
  const pdfExport = featureOf(page, 'pdfExport');
  const limit = Number(pricing.plans[0]!.usageLimits[pricing.limit.name]!.value);
  await expect(notes).toContainText(`notes is on: ${limit - 2} of ${limit} notes used`);
  await expect(pdfExport).toContainText('pdfExport is off: STARTER uses the default');

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
});

test('the figure fits on a laptop screen, and the layout does not shift', async ({page}) => {
  await recordShifts(page);
  await openPage(page, '/');
  const figure = await page.locator('main figure').boundingBox();
  const last = await featureOf(page, 'pdfExport').boundingBox();
  expect(figure!.y + figure!.height).toBeLessThanOrEqual(900);
  expect(last!.y + last!.height).toBeLessThanOrEqual(900);

  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const plan of plans) {
    await page.getByRole('radio', {name: plan}).check();
    expect(await height()).toBe(before);
  }
  expect(await shiftsOf(page)).toEqual([]);
});

test('HTML that arrives later does not move what is there', async ({page}) => {
  await openPage(page, '/');
  const usage = page.getByRole('slider', {name: 'Usage'});
  const whole = await usage.boundingBox();
  expect(whole!.y).toBeGreaterThan(0);
  for (const later of [page.locator('main figure'), page.getByRole('list', {name: 'Features'})])
    await later.evaluate((element) => (element.style.display = 'none'));
  expect(await usage.boundingBox()).toEqual(whole);
});

test('the page shows the first plan without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/');
  expect(await markedLines(page)).toEqual(decidingLines(plans[0]!));
  await expect(page.getByRole('radio', {name: plans[0]!})).toBeChecked();
  await expect(featureOf(page, 'notes')).toContainText('notes is on');
  await expect(page.locator('main noscript p')).toBeVisible();
  await context.close();
});
