/**
 * Accessibility on narrow screens, with zoom, large text, forced colors, reduced motion and the keyboard,
 * on one page of each kind. `routes.spec.ts` runs axe on each kind, in light mode on a large screen, and weekly on
 * every route.
 */
import type {Page} from '@playwright/test';
import {LATEST_VERSION} from '../site/versions';
import {accessibilityProblems} from './support/accessibility';
import {PAGE_OF_EACH_KIND, TABS_PAGE, excessWidth, expect, openPage, test} from './support/site';

const softly = expect.configure({soft: true});

/** Elements that still have an animation or a transition under reduced motion. */
async function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) =>
      Math.max(
        ...durations.split(',').map((one) => parseFloat(one) * (/\dms/.test(one) ? 0.001 : 1)),
      );
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const {animationName, animationDuration, transitionDuration} = getComputedStyle(element);
        return (
          longest(transitionDuration) > 0.01 ||
          (animationName !== 'none' && longest(animationDuration) > 0.01)
        );
      })
      .map((element) => `${element.tagName}.${element.className}`);
  });
}

/** Visible buttons and fields without a border. Browsers draw radio buttons and sliders. */
async function shapelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, .button, input:not([type="radio"], [type="range"]), select',
      ),
    ]
      .filter((element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}),
      )
      .filter((element) => {
        const {borderTopStyle, borderBottomStyle, outlineStyle} = getComputedStyle(element);
        return [borderTopStyle, borderBottomStyle, outlineStyle].every((style) => style === 'none');
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Elements that look the same with and without the keyboard's focus. */
async function invisibleFocus(page: Page): Promise<string[]> {
  // After a key press, `:focus-visible` also matches focus that a script sets.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    // The label of a field may show the focus.
    const look = (element: Element) => {
      const boxes = [element, element.closest('label')].filter((each) => each !== null);
      const styles = boxes.map((each) => getComputedStyle(each));
      const widths = styles.map(({outlineStyle, outlineWidth}) =>
        outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      );
      return {
        outline: Math.max(...widths),
        boxShadow: styles.map(({boxShadow}) => boxShadow).join(),
      };
    };
    const focusable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input, select, summary, [tabindex="0"]',
      ),
    ].filter((element) => element.checkVisibility({visibilityProperty: true}));
    const problems = focusable.filter((element) => {
      element.blur();
      const before = look(element);
      element.focus({preventScroll: true});
      const after = look(element);
      return (
        document.activeElement !== element ||
        !(after.outline >= 2 || after.boxShadow !== before.boxShadow)
      );
    });
    return problems.map((element) => element.outerHTML.slice(0, 120));
  });
}

const KINDS = [...PAGE_OF_EACH_KIND, '/search?q=plan', '/no-such-page'];

test('each kind of page is accessible: zoom, dark, large text, forced colors', async ({page}) => {
  test.setTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  for (const path of KINDS) {
    await page.emulateMedia({reducedMotion: null, forcedColors: null});
    // 1280 × 1024 pixels with a zoom of 400 %.
    await page.setViewportSize({width: 320, height: 256});
    await openPage(page, path);
    await softly.poll(() => excessWidth(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
    await page.locator('html').evaluate((html) => (html.dataset.theme = 'dark'));
    const problems = await accessibilityProblems(page);
    expect.soft(problems, `${path} in dark mode at 320 px`).toEqual([]);
    await page.locator('html').evaluate((html) => (html.dataset.theme = 'light'));
    await page.evaluate(() => scrollTo(0, 600));
    const bar = (await page.locator('.navbar').boundingBox())!;
    expect.soft(bar.y + bar.height, `${path}: the bar leaves room`).toBeLessThan(128);

    await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
    for (const width of [390, 1400]) {
      await page.setViewportSize({width, height: 900});
      await expect.soft(page.locator('body'), path).toHaveCSS('font-size', '32px');
      await softly
        .poll(() => excessWidth(page), `${path}, text of 32 px, ${width} px`)
        .toBeLessThanOrEqual(0);
    }
    await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});

    await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
    expect.soft(await movingElements(page), `${path} with reduced motion`).toEqual([]);
    expect.soft(await shapelessControls(page), `${path} in forced colors`).toEqual([]);
  }
});

test('the focus is visible on every focusable element, also in forced colors', async ({page}) => {
  for (const path of ['/', TABS_PAGE, '/search?q=plan']) {
    await openPage(page, path);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({forcedColors});
      expect(await invisibleFocus(page), `${path}, forced colors: ${forcedColors}`).toEqual([]);
    }
  }
});

test('the version menu works by keyboard, and by a click without a pointer', async ({page}) => {
  await openPage(page, TABS_PAGE);
  const {keyboard} = page;

  const dropdown = page.locator('.navbar .dropdown').filter({hasText: LATEST_VERSION.label});
  const trigger = dropdown.locator('.navbar__link');
  const items = dropdown.locator('.dropdown__link');
  await trigger.focus();
  await keyboard.press('Enter');
  await expect(items.first()).toBeVisible();
  await keyboard.press('Tab');
  await expect(items.first()).toBeFocused();
  // The menu covers a part of this element.
  expect(await accessibilityProblems(page, ['[data-markdown]'])).toEqual([]);
  await keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(trigger).toBeFocused();
  // Escape also closes a menu that the pointer opened. Hovering again reopens it.
  await dropdown.hover();
  await expect(items.first()).toBeVisible();
  await keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await page.mouse.move(600, 500);
  await dropdown.hover();
  await expect(items.first()).toBeVisible();

  // Some screen readers send such a click.
  await page.mouse.move(600, 500);
  for (const path of [TABS_PAGE, '/pricings']) {
    await openPage(page, path);
    for (const visible of [true, false]) {
      await trigger.evaluate((link: HTMLElement) => link.click());
      await expect(items.first()).toBeVisible({visible});
      await expect(trigger).toHaveAttribute('aria-expanded', String(visible));
    }
    await expect(page).toHaveURL(path);
  }
});
