/** Runs axe on whole pages. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOnly} from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function run(
  page: Page,
  exclude: readonly string[] = [],
  runOnly: RunOnly = {type: 'tag', values: RULES},
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

  type Axe = {run: (context: object, options: object) => Promise<AxeResults>};
  return page.evaluate(
    ([context, options]) => (window as unknown as {axe: Axe}).axe.run(context, options),
    [
      {include: ['html'], exclude},
      {
        runOnly,
        resultTypes: ['violations'],
        // Finds no violations, only elements for a manual review.
        rules: {'hidden-content': {enabled: false}},
      },
    ] as const,
  );
}

/**
 * Violations on the page, as `rule: element`, one entry for each element.
 *
 * @param exclude selectors of elements that are not checked
 */
export async function accessibilityProblems(
  page: Page,
  exclude?: readonly string[],
): Promise<string[]> {
  const {violations} = await run(page, exclude);
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/** Texts whose contrast is below AAA, as `selector: colors`. */
export async function lowContrast(page: Page): Promise<string[]> {
  const {violations} = await run(page, [], {type: 'rule', values: ['color-contrast-enhanced']});
  return violations.flatMap(({nodes}) =>
    nodes.map(({target, any}) => `${target.join(' ')}: ${any[0]?.message}`),
  );
}
