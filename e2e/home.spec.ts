/** The home page: the pricing file, the features of each plan, and the lines that decide them. */
import {readFileSync} from 'node:fs';
import {parseDocument} from 'yaml';
import {expect, openPage, test} from './support/site';
import type {Page} from '@playwright/test';

const FILE = 'samples/pricing/noteharbor-2.1.yml';
const source = readFileSync(FILE, 'utf8');
const lines = source.split('\n');
const pricing = parseDocument(source);
const plans = Object.keys(pricing.toJS().plans);

/** Line of the last key of a path, found by indentation. */
function lineOf(...path: string[]): number {
  let from = 0;
  path.forEach((key, depth) => {
    from =
      lines.findIndex(
        (line, index) => index >= from && line.startsWith(`${'  '.repeat(depth)}${key}:`),
      ) + 1;
  });
  return from;
}

/** Lines to mark for a plan: each expression, and the value that it reads. */
function decidingLines(plan: string): number[] {
  const value = (group: string, name: string) =>
    pricing.hasIn(['plans', plan, group, name, 'value'])
      ? lineOf('plans', plan, group, name, 'value')
      : lineOf(group, name, 'defaultValue');
  return [
    lineOf('features', 'notes', 'expression'),
    lineOf('features', 'pdfExport', 'expression'),
    value('usageLimits', 'maxNotes'),
    value('features', 'pdfExport'),
  ].sort((a, b) => a - b);
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
  const limit = pricing.getIn(['usageLimits', 'maxNotes', 'defaultValue']) as number;
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
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        shifts.push(entry.value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
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
  expect(await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts)).toEqual([]);
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

test('narrow screens do not scroll horizontally', async ({page}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 844});
    await openPage(page, '/');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.locator('main svg path[pathLength]')).toHaveCount(0);
  }
});
