/** Every page in Firefox and WebKit. */
import {ROUTES} from '../support/site';
import {expect, openPage, test} from './fixtures';

/** Widths in CSS pixels. The first one is that of a new reader. */
const WIDTHS = [1400, 1100, 996, 700, 390, 320];

const GROUP_SIZE = 23;
const groups = Array.from({length: Math.ceil(ROUTES.length / GROUP_SIZE)}, (_, index) =>
  ROUTES.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
);

for (const group of groups) {
  test(`${group[0]!.path} and the pages after it work in all widths`, async ({reader, site}) => {
    test.setTimeout(120_000);
    // `prefetch.spec.ts` tests what pages fetch in advance.
    site.saveData();
    for (const {path} of group) {
      await openPage(reader, site.url + path);
      for (const width of WIDTHS) {
        if (width !== WIDTHS[0]) {
          await reader.resize(width, 900);
        }
        const widths = await reader.run(() => [innerWidth, document.documentElement.scrollWidth]);
        expect.soft(widths[0], path).toBe(width);
        expect.soft(widths[1], `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
      await reader.resize(WIDTHS[0]!, 900);
    }
  });
}
