/**
 * Tests in the installed Firefox, through WebDriver BiDi. Playwright supports only its own build of
 * Firefox, which package managers do not offer.
 */
import {launch, type Browser, type Page} from 'puppeteer-core';
import {findFirefox} from '../../lib/browser';
import {MATH_CDN, ROUTES, expect, test as base} from '../support/site';

const test = base.extend<object, {firefox: Browser}>({
  firefox: [
    async ({}, use) => {
      const executablePath = findFirefox();
      if (executablePath === undefined) {
        throw new Error('Firefox is not installed. Install it, or set FIREFOX_PATH.');
      }
      const browser = await launch({browser: 'firefox', executablePath});
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
});

/** Opens a page and collects the messages of Firefox about it. */
async function openPage(browser: Browser, url: string): Promise<{page: Page; reports: string[]}> {
  const page = await browser.newPage();
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      reports.push(message.text());
    }
  });
  page.on('pageerror', (error) => reports.push(String(error)));
  await page.setViewport({width: 1400, height: 900});
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  return {page, reports};
}

/** One page of each kind. */
const PAGES = [...new Map(ROUTES.map(({kind, path}) => [kind, path])).values()];

for (const path of PAGES) {
  test(`${path} works in Firefox without console messages`, async ({firefox, baseURL}) => {
    const {page, reports} = await openPage(firefox, `${baseURL}${path}`);
    // Firefox prefetches the pages of visible links, unless the policy forbids it.
    await page.waitForNetworkIdle({idleTime: 1000});
    const fetchedAhead = await page.$$eval('link[rel="prefetch"]', (links) => links.length);
    expect(fetchedAhead).toBeGreaterThan(0);
    expect(reports.filter((report) => !MATH_CDN.test(report))).toEqual([]);
    await page.close();
  });
}
