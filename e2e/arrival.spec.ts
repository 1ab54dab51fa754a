/** Layout shifts on a slow connection, which the tests simulate by sending the HTML in pieces. */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import budgets from '../bench/budgets.json';
import {recordShifts, shiftsOf} from './support/shifts';
import {KINDS, WEEKLY, expect, openPage, test} from './support/site';

/** Size of a piece in bytes, and pause between two pieces in milliseconds. */
const PIECE = 3000;
const PAUSE = 20;

/** Starts a proxy of the site's server that sends HTML in pieces. */
async function serveInPieces(origin: string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const upstream = await fetch(`${origin}${request.url}`);
      const type = upstream.headers.get('content-type') ?? '';
      const body = Buffer.from(await upstream.arrayBuffer());
      response.writeHead(upstream.status, {'content-type': type});
      if (!type.startsWith('text/html')) {
        response.end(body);
        return;
      }
      for (let start = 0; start < body.length; start += PIECE) {
        response.write(body.subarray(start, start + PIECE));
        await pause(PAUSE);
      }
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

for (const width of [1400, 390]) {
  const details = width === 390 ? {} : WEEKLY;
  test(
    `pages do not shift while their HTML loads, ${width} px wide`,
    details,
    async ({page, baseURL}) => {
      test.slow();
      const server = await serveInPieces(baseURL!);
      const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      await page.setViewportSize({width, height: 900});
      await recordShifts(page);
      try {
        for (const path of KINDS) {
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
