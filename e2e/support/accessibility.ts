/** Runs axe on whole pages. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function run(page: Page): Promise<AxeResults> {
  // Colors that are changing have less contrast than before and after.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    ),
  );
  await page.evaluate(source);
  return page.evaluate(
    (values) =>
      (window as unknown as {axe: {run: (options: object) => Promise<AxeResults>}}).axe.run({
        runOnly: {type: 'tag', values},
        resultTypes: ['violations'],
      }),
    RULES,
  );
}

/** Violations on the page, as `rule: element`, one entry for each element. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const {violations} = await run(page);
  return violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/** Rules that checked at least one element and passed. */
export async function ranRules(page: Page): Promise<string[]> {
  return (await run(page)).passes.map(({id}) => id);
}
