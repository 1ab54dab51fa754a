/** Layout shifts on a slow connection, which the tests simulate by sending the HTML in pieces. */
import {createServer} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import budgets from '../bench/budgets.json';
import {answerOf, listen} from './support/servers';
import {recordShifts, shiftsOf} from './support/shifts';
import {PAGE_OF_EACH_KIND, WEEKLY, expect, openPage, test} from './support/site';

/** Size of a piece in bytes, and pause between two pieces in milliseconds. */
const PIECE = 6000;
const PAUSE = 20;

for (const width of [1400, 390]) {
  const details = width === 390 ? {} : WEEKLY;
  test(
    `pages do not shift while their HTML loads, ${width} px wide`,
    details,
    async ({page, baseURL}) => {
      test.slow();
      const server = createServer(async (request, response) => {
        const {status, headers, body} = await answerOf(baseURL! + request.url);
        response.writeHead(status, headers);
        const isPage = headers['content-type']?.startsWith('text/html');
        for (let start = 0; isPage && start < body.length; start += PIECE) {
          response.write(body.subarray(start, start + PIECE));
          await pause(PAUSE);
        }
        response.end(isPage ? undefined : body);
      });
      const origin = await listen(server);
      await page.setViewportSize({width, height: 900});
      await recordShifts(page);
      try {
        for (const path of PAGE_OF_EACH_KIND) {
          await openPage(page, `${origin}${path}`);
          const shifts = await shiftsOf(page);
          const sum = shifts.reduce((total, {value}) => total + value, 0);
          expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(
            budgets.times.speed.cls,
          );
        }
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  );
}
