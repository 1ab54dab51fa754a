/**
 * Compares screenshots of each template with `e2e/visual/baselines`. After an intended change, run
 * `npm run visual:update` and review each new image before you commit it.
 */
import type {Page} from '@playwright/test';
import {START_PATH} from '@pricing4saas/playground/handOver';
import {WEEKLY_VARIABLE} from '../../scripts/test/steps';
import {LEARN_PATH, PRICINGS_PATH, specificationId} from '../../site/pages';
import {LATEST_VERSION, VERSIONS, docPath} from '../../site/versions';
import {ROUTES, WEEKLY, expect, openPage, removePosts, test} from '../support/site';
import {useFixedFonts} from './fixedFonts';

test.skip(process.platform !== 'linux', 'the baselines are from Linux');

/** The first route of a kind. */
function first(kind: string): string {
  return ROUTES.find((route) => route.kind === kind)!.path;
}

/** A page, with the view when it is open, and further views with the actions that lead to them. */
interface Template {
  readonly path: string;
  readonly views: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
}

const asItIs = () => Promise.resolve();

const TEMPLATES: readonly Template[] = [
  {
    path: '/',
    views: {
      home: asItIs,
      'home-below': (page) =>
        page.getByRole('heading', {name: 'The four parts'}).scrollIntoViewIfNeeded(),
    },
  },
  {path: first('docs-root'), views: {'docs-root': asItIs}},
  {path: docPath(LATEST_VERSION), views: {'version-landing': asItIs}},
  {
    path: docPath(LATEST_VERSION, specificationId('2.0')),
    views: {
      specification: asItIs,
      field: (page) => page.locator('article h4, article h3').nth(12).scrollIntoViewIfNeeded(),
    },
  },
  {
    path: docPath(LATEST_VERSION, 'api/Pricing4Java/pricing-context'),
    views: {code: (page) => page.locator('.theme-code-block').first().scrollIntoViewIfNeeded()},
  },
  // Its text and sidebar no longer change.
  {
    path: docPath(VERSIONS.at(-1)!, 'docs/Introduction'),
    views: {
      'older-version': asItIs,
      'search-modal': async (page) => {
        await page.keyboard.press('Control+k');
        await page.locator('.DocSearch-Input').fill('usage limit');
        await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      },
    },
  },
  {path: ROUTES.findLast(({kind}) => kind === 'category')!.path, views: {category: asItIs}},
  {path: first('blog-index'), views: {'blog-list': removePosts}},
  {path: first('blog-post'), views: {'blog-post': removePosts}},
  {path: first('blog-tags'), views: {'blog-tags': removePosts}},
  {path: '/no/such/page', views: {'not-found': asItIs}},
  {
    path: START_PATH,
    // The last button is enabled when the worker has read the file.
    views: {start: (page) => expect(page.locator('main button').last()).toBeEnabled()},
  },
  {path: PRICINGS_PATH, views: {pricings: asItIs}},
  {
    path: ROUTES.find((route) => route.path.startsWith(`${LEARN_PATH}/`))!.path,
    views: {lesson: (page) => expect(page.locator('.cm-content')).toBeVisible()},
  },
  {
    // The texts of this version no longer change.
    path: `${first('search')}?q=usage+limit&version=1.4.0`,
    views: {search: (page) => expect(page.locator('main ol > li').first()).toBeVisible()},
  },
];

/** Switches the color mode as another tab of the site would. */
async function switchTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

const isWeekly = Boolean(process.env[WEEKLY_VARIABLE]);

/** Pages with another layout on phones. The other ones run weekly on them. */
const ON_PHONES = ['home', 'older-version', 'docs-root'];

/** Views with code, forms, drawings or notices. The colors of text, tables and cards are the same elsewhere. */
const IN_DARK = [
  'home',
  'code',
  'field',
  'start',
  'lesson',
  'search-modal',
  'pricings',
  'older-version',
];

const SIZES = {desktop: {width: 1400, height: 900}, phone: {width: 390, height: 844}};

for (const {path, views} of TEMPLATES) {
  const names = Object.keys(views);
  for (const [size, viewport] of Object.entries(SIZES)) {
    const isDaily = size === 'desktop' || ON_PHONES.includes(names[0]!);
    test(`${names.join(' and ')}, ${size}`, isDaily ? {} : WEEKLY, async ({page}) => {
      await page.setViewportSize(viewport);
      await useFixedFonts(page);
      await openPage(page, path);
      for (const [name, prepare] of Object.entries(views)) {
        await switchTheme(page, 'light');
        await prepare(page);
        for (const theme of isWeekly || IN_DARK.includes(name) ? ['light', 'dark'] : ['light']) {
          await switchTheme(page, theme);
          await page.evaluate(() => document.fonts.ready);
          // The position depends on whether the fonts arrive before the page is hydrated.
          await page.evaluate(() => document.querySelector('nav.menu')?.scrollTo(0, 0));
          // A view may pause before it is complete, such as results of the search without their texts.
          await expect(() => expect(page).toHaveScreenshot(`${name}-${size}-${theme}.png`)).toPass({
            timeout: 5000,
          });
        }
      }
    });
  }
}
