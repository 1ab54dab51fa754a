/**
 * The installed Firefox, through WebDriver BiDi. Playwright supports only its own build of Firefox, which
 * package managers do not offer.
 */
import {launch, type KeyInput, type Page} from 'puppeteer-core';
import {findFirefox} from '../../lib/browser';
import type {Engine, Tab} from './reader';

function tabOf(page: Page): Tab {
  /** Scrolls an element to the middle of the page, so that the click does not have to scroll. */
  const show = (selector: string): Promise<void> =>
    page
      .locator(selector)
      .waitHandle()
      .then((element) => element.evaluate((shown) => shown.scrollIntoView({block: 'center'})));
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // `page.goBack` waits for `load`, which may be missing for a page that the browser has kept:
    // https://github.com/w3c/webdriver-bidi/issues/661
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => page.setViewport({width, height}),
    run: (code, ...values) => page.evaluate(code as never, ...values) as never,
    click: async (selector) => {
      await show(selector);
      await page.locator(selector).click();
    },
    hover: async (selector) => {
      await show(selector);
      await page.locator(selector).hover();
    },
    press: async (key) => {
      const [last, ...modifiers] = key.split('+').reverse() as KeyInput[];
      for (const modifier of modifiers) {
        await page.keyboard.down(modifier);
      }
      await page.keyboard.press(last!);
      for (const modifier of modifiers) {
        await page.keyboard.up(modifier);
      }
    },
    type: (text) => page.keyboard.type(text),
  };
}

/**
 * Starts Firefox.
 *
 * @throws Error if it is not installed
 */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (executablePath === undefined) {
    throw new Error('Firefox is not installed. Install it, or set FIREFOX_PATH.');
  }
  const browser = await launch({browser: 'firefox', executablePath});
  return {
    newReader: async (report) => {
      const context = await browser.createBrowserContext();
      const open = async (): Promise<Tab> => {
        const page = await context.newPage();
        page.on('console', (message) => {
          if (message.type() === 'error') {
            report(message.text());
          }
        });
        page.on('pageerror', (error) => report(String(error)));
        return tabOf(page);
      };
      return {...(await open()), newTab: open, close: () => context.close()};
    },
    stop: () => browser.close(),
  };
}
