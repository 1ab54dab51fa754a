/** Fetching linked pages in advance, which the policy must allow in Firefox and WebKit. */
import {KINDS, WEEKLY} from '../support/site';
import {expect, openPage, test} from './fixtures';

/** Number of files fetched in advance: with links, or with requests in engines without such links. */
function fetchedInAdvance(): number {
  const requests = performance
    .getEntriesByType('resource')
    .filter(
      (entry) =>
        (entry as PerformanceResourceTiming).initiatorType === 'xmlhttprequest' &&
        entry.name.includes('/assets/'),
    );
  return document.querySelectorAll('link[rel="prefetch"]').length + requests.length;
}

test(
  'pages of each kind fetch linked pages in advance without an error',
  WEEKLY,
  async ({reader, site}) => {
    test.setTimeout(120_000);
    for (const path of KINDS) {
      await openPage(reader, site.url + path);
      let before = 0;
      // Some files are fetched, and no further one within a second.
      const isIdle = async (): Promise<boolean> => {
        const count = await reader.run(fetchedInAdvance);
        const isSame = count === before;
        before = count;
        return count > 0 && isSame;
      };
      await expect.poll(isIdle, {message: path, intervals: [1000], timeout: 10_000}).toBe(true);
    }
  },
);
