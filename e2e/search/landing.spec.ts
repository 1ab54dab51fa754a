/** The page scrolls to the heading of a hit, even if diagrams above it load late. */
import type {Page} from '@playwright/test';
import {LATEST_VERSION} from '../../site/versions';
import {ROUTES, expect, hydrated, openPage, sourceOf, test} from '../support/site';

/** A heading below the diagrams of a page. */
interface Landing {
  readonly path: string;
  readonly heading: string;
  readonly anchor: string;
  /** Diagrams above the heading. */
  readonly diagrams: number;
}

const HEADING = /^#{2,3} (?<heading>.+?) \{#(?<anchor>[\w-]+)\}$/;

/** The first heading below the last diagram of a page, unless it is the last heading. */
function landingOf(path: string, source: string): Landing | undefined {
  const lines = source.split('\n');
  const below = lines.findLastIndex((line) => line.startsWith('```mermaid'));
  const headings = lines
    .slice(below)
    .map((line) => HEADING.exec(line)?.groups)
    .filter((groups) => groups !== undefined)
    .slice(0, -1);
  const diagrams = lines.filter((line) => line.startsWith('```mermaid')).length;
  const [first] = headings;
  return diagrams > 0 && first
    ? {path, diagrams, heading: first.heading!, anchor: first.anchor!}
    : undefined;
}

/** The page of the latest docs version with the most diagrams above a heading. */
const [LANDING] = ROUTES.filter(
  ({kind, version}) => kind === 'doc' && version === LATEST_VERSION.label,
)
  .flatMap((route) => landingOf(route.path, sourceOf(route)) ?? [])
  .sort((a, b) => b.diagrams - a.diagrams);

/** Number of images in the text that are larger than icons. */
function drawnDiagrams(page: Page): Promise<number> {
  return page.locator('main article :is(svg, img, object)').evaluateAll(
    (images) =>
      images.filter((image) => {
        const {width, height} = image.getBoundingClientRect();
        return width > 100 && height > 50;
      }).length,
  );
}

/** Waits for all diagrams, and expects the heading at the top of the window. */
async function expectAtHeading(page: Page, {anchor, diagrams}: Landing): Promise<void> {
  await expect.poll(() => drawnDiagrams(page), {timeout: 15_000}).toBeGreaterThanOrEqual(diagrams);
  const top = () =>
    page.locator(`[id="${anchor}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(150);
  expect(await top()).toBeGreaterThanOrEqual(0);
}

test('a hit below diagrams leads to its heading, also after a reload', async ({page}) => {
  const landing = LANDING!;
  await openPage(page, '/');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(landing.heading);
  await page.locator(`.DocSearch-Hit a[href="${landing.path}#${landing.anchor}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${landing.path}#${landing.anchor}$`));
  await expectAtHeading(page, landing);

  await page.reload();
  await expectAtHeading(page, landing);
});

test('a reloaded page keeps the scroll position and ignores the fragment', async ({page}) => {
  const {path, anchor, diagrams} = LANDING!;
  await openPage(page, `${path}#${anchor}`);
  const heading = page.locator(`[id="${anchor}"]`);
  await expect(heading).toBeInViewport();
  await page.mouse.wheel(0, -1500);
  await expect(heading).not.toBeInViewport();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => drawnDiagrams(page)).toBeGreaterThanOrEqual(diagrams);
  await expect(heading).not.toBeInViewport();
});
