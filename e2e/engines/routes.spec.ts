/** Pages in Firefox and WebKit: every kind and the widest ones, and weekly all of them. */
import {LONGEST, PAGE_OF_EACH_KIND, ROUTES, WEEKLY, WIDEST} from '../support/site';
import {expect, openPage, test} from './fixtures';

/** Widths in CSS pixels. The first one is that of a new reader. */
const WIDTHS = [1400, 1100, 996, 700, 390, 320];

const GROUP_SIZE = 13;
const daily = [...new Set([...PAGE_OF_EACH_KIND, ...[LONGEST, ...WIDEST].map(({path}) => path)])];
const others = ROUTES.map(({path}) => path).filter((path) => !daily.includes(path));
const groups = [daily, others].flatMap((paths) =>
  Array.from({length: Math.ceil(paths.length / GROUP_SIZE)}, (_, index) => ({
    paths: paths.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
    details: paths === others ? WEEKLY : {},
  })),
);

for (const {paths, details} of groups) {
  test(
    `${paths[0]!} and the pages after it work in all widths`,
    details,
    async ({reader, site}) => {
      test.setTimeout(120_000);
      // `journeys.spec.ts` tests what pages fetch in advance.
      site.isSavingData = true;
      for (const path of paths) {
        await openPage(reader, site.url + path);
        for (const width of WIDTHS) {
          if (width !== WIDTHS[0]) await reader.resize(width, 900);

          const measured = () =>
            reader.run(() => [innerWidth, document.documentElement.scrollWidth > innerWidth]);
          await expect.poll(measured, `${path} at ${width} px`).toEqual([width, false]);
        }
        await reader.resize(WIDTHS[0]!, 900);
      }
    },
  );
}
