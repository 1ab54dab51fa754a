/**
 * The installed Firefox, through WebDriver BiDi. Playwright supports only its own build of Firefox, which
 * package managers do not offer.
 */
import {launch, type KeyInput, type Page} from 'puppeteer-core';
import {findFirefox} from '../../lib/browser';
import type {Engine, Reader} from './reader';

function readerOf(page: Page): Reader {
  /** An element in the middle of the page, so that the pointer does not have to scroll. */
  const shown = async (selector: string) => {
    const element = await page.locator(selector).waitHandle();
    await element.evaluate((target) => target.scrollIntoView({block: 'center'}));
    return page.locator(selector);
  };
  return {
    goTo: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({width, height}),
    run: (code, ...values) => page.evaluate(code as never, ...values) as never,
    click: async (selector) => (await shown(selector)).click(),
    hover: async (selector) => (await shown(selector)).hover(),
    press: async (key) => {
      const [last, ...modifiers] = key.split('+').reverse() as KeyInput[];
      for (const modifier of modifiers) await page.keyboard.down(modifier);

      await page.keyboard.press(last!);
      for (const modifier of modifiers) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    close: () => page.browserContext().close(),
  };
}

/**
 * Starts Firefox.
 *
 * @throws Error if it is not installed
 */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (executablePath === undefined)
    throw new Error('Firefox is not installed. Install it, or set FIREFOX_PATH.');

  const browser = await launch({browser: 'firefox', executablePath});
  return {
    newReader: async () => readerOf(await (await browser.createBrowserContext()).newPage()),
    stop: () => browser.close(),
  };
}
