/** Weekly: every page in Firefox and WebKit, in all widths. */
import {ROUTES, WEEKLY} from '../support/site';
import {expect, openPage, test} from './fixtures';

/** Widths in CSS pixels. The first one is that of a new reader. */
const WIDTHS = [1400, 1100, 996, 700, 390, 320];

const GROUP_SIZE = 13;
const paths = ROUTES.map(({path}) => path);

for (let start = 0; start < paths.length; start += GROUP_SIZE) {
  const group = paths.slice(start, start + GROUP_SIZE);
  test(`${group[0]!} and the pages after it work in all widths`, WEEKLY, async ({reader, site}) => {
    test.setTimeout(120_000);
    // `journeys.spec.ts` tests what pages fetch in advance.
    site.isSavingData = true;
    for (const path of group) {
      await openPage(reader, site.url + path);
      for (const width of WIDTHS) {
        if (width !== WIDTHS[0]) await reader.resize(width, 900);

        const measured = () =>
          reader.run(() => [innerWidth, document.documentElement.scrollWidth > innerWidth]);
        await expect.poll(measured, `${path} at ${width} px`).toEqual([width, false]);
      }
      await reader.resize(WIDTHS[0]!, 900);
    }
  });
}
