/** Diagrams as images in both color modes, and the dialog that enlarges them. */
import type {Locator, Page} from '@playwright/test';
import {LATEST_VERSION, docPath} from '../site/versions';
import {accessibilityProblems} from './support/accessibility';
import {recordShifts, shiftsOf} from './support/shifts';
import {excessWidth, expect, openPage, switchColorMode, test} from './support/site';

const DIAGRAM_PAGE = docPath(LATEST_VERSION, 'api/understanding/communication');

function diagram(page: Page): {readonly light: Locator; readonly dark: Locator} {
  return {
    light: page.locator('.markdown img[src*="/diagrams/light-"]').first(),
    dark: page.locator('.markdown img[src*="/diagrams/dark-"]').first(),
  };
}

test('a diagram does not shift the page, and follows color mode and print', async ({page}) => {
  await recordShifts(page);
  await openPage(page, `${DIAGRAM_PAGE}#renewal`);
  const {light, dark} = diagram(page);
  for (const drawing of [light, dark]) {
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(Number(await drawing.getAttribute('width')));
  }
  const shifts = await shiftsOf(page);
  expect(shifts.reduce((sum, {value}) => sum + value, 0)).toBeLessThanOrEqual(0.02);

  await expect(light).toBeVisible();
  await expect(dark).toBeHidden();
  await switchColorMode(page, 'dark');
  await expect(light).toBeHidden();
  await expect(dark).toBeVisible();

  await page.emulateMedia({media: 'print'});
  await expect(light).toBeVisible();
  await expect(dark).toBeHidden();
});

test('the dialog works by keyboard, and the focus returns to the button', async ({page}) => {
  await openPage(page, DIAGRAM_PAGE);
  const button = page.getByRole('button', {name: /^Enlarge: Sequence diagram/}).first();
  const dialog = page.getByRole('dialog', {name: /^Sequence diagram/});
  const view = dialog.getByRole('group');

  for (const [mode, key] of [
    ['light', 'Enter'],
    ['dark', 'Space'],
  ] as const) {
    if (mode === 'dark') await switchColorMode(page, mode);

    await button.focus();
    await page.keyboard.press(key);
    await expect(view).toBeFocused();
    await expect(dialog.getByRole('img')).toHaveAttribute('src', new RegExp(`/${mode}-`));
    expect(await accessibilityProblems(page), mode).toEqual([]);

    // The shortcut of the search does not work below the dialog.
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }

  // The button opens the dialog again before its `close` event.
  await page.keyboard.press('Enter');
  await expect(view).toBeFocused();
  await dialog.evaluate((element) => {
    (element as HTMLDialogElement).close();
    document.querySelector<HTMLElement>('[aria-label^="Enlarge: Sequence diagram"]')!.click();
  });
  await expect(view).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  // The arrow keys move the image, plus and minus scale it, and 0 fits it into the dialog.
  await page.keyboard.press('Enter');
  const width = async () => (await dialog.getByRole('img').boundingBox())!.width;
  await expect(view).toBeFocused();
  await expect.poll(width).toBeGreaterThan(0);
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => view.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(before, 0);
  await page.keyboard.press('0');
  await expect
    .poll(() => view.evaluate((frame) => frame.scrollHeight - frame.clientHeight))
    .toBe(0);
  await dialog.getByRole('button', {name: 'Close'}).press('Enter');
  await expect(button).toBeFocused();
});

test('the dialog works by pointer, also on a phone', async ({page}) => {
  await openPage(page, DIAGRAM_PAGE);
  const dialog = page.getByRole('dialog', {name: /^Sequence diagram/});
  const button = page.getByRole('button', {name: /^Enlarge: Sequence diagram/}).first();

  await diagram(page).light.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('img').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.setViewportSize({width: 390, height: 800});
  await expect
    .poll(async () => (await diagram(page).light.boundingBox())!.width)
    .toBeGreaterThan(600);
  await button.click();
  await dialog.getByRole('button', {name: 'Zoom in'}).click();
  await expect(dialog.getByRole('status')).toHaveText('106 %');
  expect(await excessWidth(page)).toBe(0);
});
