/**
 * Compares screenshots of each template with `e2e/visual/baselines`. After an intended change, run
 * `npm run visual:update` and review each new image before you commit it.
 */
import {statSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {START_PATH} from '@pricing4saas/playground/handOver';
import {LEARN_PATH, PRICINGS_PATH} from '../../site/pages';
import {LATEST_VERSION, VERSIONS, docPath} from '../../site/versions';
import {ROUTES, WEEKLY, expect, openPage, test, type Route} from '../support/site';
import {useFixedFonts} from './fixedFonts';

test.skip(process.platform !== 'linux', 'the baselines are from Linux');

/** The first route of a kind. */
function first(kind: string): string {
  return ROUTES.find((route) => route.kind === kind)!.path;
}

function builtSize({path}: Route): number {
  return statSync(`build${path}/index.html`).size;
}

const latestDocs = ROUTES.filter(
  ({kind, version}) => kind === 'doc' && version === LATEST_VERSION.label,
);
const longest = latestDocs.toSorted((one, other) => builtSize(other) - builtSize(one))[0]!;

/** A page, and the action before its screenshot. */
interface Template {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const TEMPLATES: readonly Template[] = [
  {name: 'home', path: '/'},
  {
    name: 'home-below',
    path: '/',
    prepare: (page) => page.getByRole('heading', {name: 'The four parts'}).scrollIntoViewIfNeeded(),
  },
  {name: 'docs-root', path: first('docs-root')},
  {name: 'version-landing', path: docPath(LATEST_VERSION)},
  {name: 'text', path: docPath(LATEST_VERSION, 'docs/Introduction')},
  {name: 'specification', path: longest.path},
  {
    name: 'field',
    path: longest.path,
    prepare: (page) => page.locator('article h4, article h3').nth(12).scrollIntoViewIfNeeded(),
  },
  {
    name: 'code',
    path: docPath(LATEST_VERSION, 'api/Pricing4Java/pricing-context'),
    prepare: (page) => page.locator('.theme-code-block').first().scrollIntoViewIfNeeded(),
  },
  {name: 'older-version', path: docPath(VERSIONS.at(-1)!, 'docs/Introduction')},
  {name: 'category', path: ROUTES.findLast(({kind}) => kind === 'category')!.path},
  {name: 'blog-list', path: first('blog-index')},
  {name: 'blog-post', path: first('blog-post')},
  {name: 'blog-tags', path: first('blog-tags')},
  {name: 'not-found', path: '/no/such/page'},
  {
    name: 'start',
    path: START_PATH,
    // The last button is enabled when the worker has read the file.
    prepare: (page) => expect(page.locator('main button').last()).toBeEnabled(),
  },
  {name: 'pricings', path: PRICINGS_PATH},
  {
    name: 'lesson',
    path: ROUTES.find((route) => route.path.startsWith(`${LEARN_PATH}/`))!.path,
    prepare: (page) => expect(page.locator('.cm-content')).toBeVisible(),
  },
  {
    name: 'search',
    path: `${first('search')}?q=usage+limit`,
    prepare: (page) => expect(page.locator('main ol > li').first()).toBeVisible(),
  },
  {
    name: 'search-modal',
    path: docPath(LATEST_VERSION, 'docs/Introduction'),
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill('usage limit');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    },
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

/** Templates with another layout on phones. The other ones run weekly on them. */
const ON_PHONES = ['home', 'text', 'docs-root', 'search-modal'];

const SIZES = {desktop: {width: 1400, height: 900}, phone: {width: 390, height: 844}};

for (const {name, path, prepare} of TEMPLATES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    const details = size === 'phone' && !ON_PHONES.includes(name) ? WEEKLY : {};
    test(`${name}, ${size}`, details, async ({page}) => {
      await page.setViewportSize(viewport);
      await useFixedFonts(page);
      await openPage(page, path);
      await prepare?.(page);
      for (const theme of ['light', 'dark']) {
        await switchTheme(page, theme);
        await page.evaluate(() => document.fonts.ready);
        // The position depends on whether the fonts arrive before the page is hydrated.
        await page.evaluate(() => document.querySelector('nav.menu')?.scrollTo(0, 0));
        await expect(page).toHaveScreenshot(`${name}-${size}-${theme}.png`);
      }
    });
  }
}
