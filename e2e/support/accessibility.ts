/** Runs axe on whole pages. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOnly} from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that the styles decide. They take more than half of the time. */
const STYLE_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function run(
  page: Page,
  exclude: readonly string[] = [],
  runOnly: RunOnly = {type: 'tag', values: RULES},
  withStyles = true,
): Promise<AxeResults> {
  // Colors that are changing have less contrast than before and after. Waiting for the end can take
  // forever if the browser draws no frames.
  await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .forEach((transition) => transition.finish()),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);

  // The first rule finds no violations, only elements for a manual review.
  const skipped = ['hidden-content', ...(withStyles ? [] : STYLE_RULES)];
  type Axe = {run: (context: object, options: object) => Promise<AxeResults>};
  return page.evaluate(
    ([context, options]) => (window as unknown as {axe: Axe}).axe.run(context, options),
    [
      {include: ['html'], exclude},
      {
        runOnly,
        resultTypes: ['violations'],
        rules: Object.fromEntries(skipped.map((rule) => [rule, {enabled: false}])),
      },
    ] as const,
  );
}

/**
 * Violations on the page, as `rule: element`, one entry for each element.
 *
 * @param exclude selectors of elements that are not checked
 * @param withStyles whether to check contrast, links in texts and sizes of targets
 */
export async function accessibilityProblems(
  page: Page,
  exclude?: readonly string[],
  withStyles?: boolean,
): Promise<string[]> {
  const {violations} = await run(page, exclude, undefined, withStyles);
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/** Texts whose contrast is below AAA, as `selector: colors`. */
export async function lowContrast(page: Page): Promise<string[]> {
  const {violations} = await run(page, [], {type: 'rule', values: ['color-contrast-enhanced']});
  return violations.flatMap(({nodes}) =>
    nodes.map(({target, any}) => `${target.join(' ')}: ${any[0]?.message}`),
  );
}
