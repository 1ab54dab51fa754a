/** Measures the playground: the first result after navigation, and from a key press to its result. */
import {deflateRawSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {LINK_PREFIX, PLAYGROUND_PATH} from '../site/playground';
import budgets from './budgets.json';
import {repeat, settle, withBench} from './lib/browser';
import {median, type Result, type Row} from './lib/figures';
import {enlarge, smallPricing} from './lib/pricings';

/** Key presses of each run. */
const KEYS = 15;

/** A name that the page does not show before it has a result. */
const NAME = 'Benchmark';

const small = smallPricing.replace('saasName: NoteHarbor', `saasName: ${NAME}`);

/** Time in milliseconds from the navigation until the price table of a link is painted. */
async function timeFirstResult(page: Page, origin: string, text: string): Promise<number> {
  const fragment = LINK_PREFIX + deflateRawSync(JSON.stringify({text})).toString('base64url');
  await page.goto(`${origin}${PLAYGROUND_PATH}${fragment}`, {waitUntil: 'commit'});
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const check = (): boolean => {
          const isDone =
            document.querySelector('caption')?.textContent?.includes(name) === true &&
            document.querySelector('.cm-content') !== null;
          if (isDone) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          }
          return isDone;
        };
        if (!check()) {
          new MutationObserver((_, observer) => check() && observer.disconnect()).observe(
            document,
            {childList: true, subtree: true, characterData: true},
          );
        }
      }),
    NAME,
  );
}

/** Times from a key press in the name of the pricing until the price table with it is painted. */
async function timeKeys(page: Page): Promise<number[]> {
  await page
    .locator('.cm-line')
    .filter({hasText: `saasName: ${NAME}`})
    .click();
  await page.keyboard.press('End');
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    const time = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const caption = document.querySelector('caption')!;
          let start = 0;
          addEventListener('keydown', ({timeStamp}) => (start = timeStamp), {
            capture: true,
            once: true,
          });
          new MutationObserver((_, observer) => {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          }).observe(caption, {childList: true, subtree: true, characterData: true});
        }),
    );
    await page.keyboard.press('x');
    times.push(await time);
  }
  return times;
}

/** Measures the playground of the last build. */
export async function measure(runs = 5): Promise<Result> {
  const {firstResult, keystroke, keystrokeLarge} = budgets.times.playground;
  const files = [
    {text: small, keys: [] as number[], first: [] as number[]},
    {text: enlarge(small), keys: [] as number[], first: [] as number[]},
  ];
  await withBench(({origin, inPage}) =>
    repeat(runs, async () => {
      for (const {text, keys, first} of files) {
        await inPage(false, async (page) => {
          first.push(await timeFirstResult(page, origin, text));
          await settle(page);
          keys.push(median(await timeKeys(page)));
        });
      }
    }),
  );
  const row = (label: string, figures: 'keys' | 'first', budget: Row['budget']): Row => ({
    label,
    unit: 'ms',
    values: files.map((file) => median(file[figures])),
    budget: budget!,
  });
  return {
    title: 'Playground',
    runs,
    columns: files.map(({text}) => `File of ${Math.round(text.length / 1000)} KB`),
    rows: [
      row('First result after navigation', 'first', [firstResult, undefined]),
      row('From a key press to its result', 'keys', [keystroke, keystrokeLarge]),
    ],
  };
}
