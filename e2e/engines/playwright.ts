/** Playwright's own builds of Firefox and WebKit, which only its installer offers. */
import {existsSync} from 'node:fs';
import {firefox, webkit, type BrowserType, type Page} from '@playwright/test';
import type {Engine, Tab} from './reader';

const BUILDS = {firefox, webkit};

/** Whether a build is installed. */
export function hasPlaywrightBuild(name: keyof typeof BUILDS): boolean {
  return existsSync(BUILDS[name].executablePath());
}

function tabOf(page: Page): Tab {
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({width, height}),
    // Functions can have only one parameter, but the text of a call any number.
    run: (code, ...values) => page.evaluate(`(${String(code)})(...${JSON.stringify(values)})`),
    click: (selector) => page.locator(selector).first().click(),
    hover: (selector) => page.locator(selector).first().hover(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
  };
}

/** Starts one of Playwright's builds. */
export async function startPlaywright(build: BrowserType): Promise<Engine> {
  const browser = await build.launch();
  return {
    newReader: async (report) => {
      const context = await browser.newContext();
      const open = async (): Promise<Tab> => {
        const page = await context.newPage();
        page.on('console', (message) => {
          // The site itself reports files that cannot be loaded.
          if (message.type() === 'error' && !message.text().startsWith('Failed to load')) {
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
