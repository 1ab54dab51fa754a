/** Compares the size of a first visit with the budgets in bench/budgets.json. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import budgets from '../bench/budgets.json';
import {expect, hydrated, ROUTES, sourceOf, test, type Route} from './support/site';

type Budget = keyof typeof budgets.sizes;

const BUILD = path.resolve(__dirname, '../build');

const fileOf = ({path: route}: Route): string => path.join(BUILD, route, 'index.html');

const hasCode = (route: Route): boolean =>
  readFileSync(fileOf(route), 'utf8').includes('theme-code-block');

const hasDiagram = (route: Route): boolean =>
  route.kind === 'doc' && /^\s*```mermaid/m.test(sourceOf(route));

const isDocument = ({kind}: Route): boolean => kind === 'doc' || kind === 'version-landing';

/** Routes that match a filter, largest HTML first. */
function longest(filter: (route: Route) => boolean): Route[] {
  return ROUTES.filter((route) => existsSync(fileOf(route)) && filter(route))
    .map((route) => ({route, size: gzipSync(readFileSync(fileOf(route))).length}))
    .sort((one, other) => other.size - one.size)
    .map(({route}) => route);
}

/** The pages of each budget, selected by their content. */
const PAGES: Readonly<Record<Budget, () => Route[]>> = {
  home: () => ROUTES.filter(({kind}) => kind === 'home' || kind === 'docs-root'),
  list: () => [
    ...longest(({kind}) => kind === 'category').slice(0, 1),
    ...longest(({kind}) => kind === 'blog-tags').slice(0, 1),
  ],
  textWithoutCode: () =>
    longest((route) => isDocument(route) && !hasDiagram(route) && !hasCode(route)).slice(0, 1),
  // Either of the two largest HTML files may load the most JavaScript.
  heaviestText: () =>
    longest((route) => isDocument(route) && !hasDiagram(route) && hasCode(route)).slice(0, 2),
  withDiagram: () => longest(hasDiagram).slice(0, 1),
};

/**
 * Gzipped bytes of the site's scripts and stylesheets that a first visit loads until the network is
 * idle. Prefetches, which have the header `Sec-Purpose: prefetch`, are not counted.
 */
async function firstVisit(page: Page, route: Route, origin: string) {
  const sizes = {script: 0, stylesheet: 0};
  const measured: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const isOwn = new URL(response.url()).origin === origin;
    if (isOwn && (kind === 'script' || kind === 'stylesheet')) {
      measured.push(
        (async () => {
          if ((await response.request().headerValue('sec-purpose')) !== 'prefetch') {
            const body = await response.body();
            sizes[kind] += gzipSync(body).length;
          }
        })(),
      );
    }
  });
  await page.goto(route.path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(measured);
  return sizes;
}

for (const [name, {javascript, stylesheets}] of Object.entries(budgets.sizes)) {
  test(`a first visit stays within the budget: ${name}`, async ({browser, baseURL}, testInfo) => {
    const routes = PAGES[name as Budget]();
    expect(routes).not.toHaveLength(0);
    for (const route of routes) {
      // A new context has an empty cache.
      const context = await browser.newContext({baseURL: baseURL!});
      const {script, stylesheet} = await firstVisit(
        await context.newPage(),
        route,
        new URL(baseURL!).origin,
      );
      await context.close();
      testInfo.annotations.push({type: route.path, description: `${script} + ${stylesheet}`});
      // Every page loads React. A smaller size means that the measurement failed.
      expect(script, `JavaScript of ${route.path}`).toBeGreaterThan(60_000);
      expect(script, `JavaScript of ${route.path}`).toBeLessThanOrEqual(javascript);
      expect(stylesheet, `CSS of ${route.path}`).toBeGreaterThan(5_000);
      expect(stylesheet, `CSS of ${route.path}`).toBeLessThanOrEqual(stylesheets);
    }
  });
}
