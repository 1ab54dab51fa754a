/** Servers between the built site and the browser. */
import {once} from 'node:events';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Starts a server on a free port, and returns its origin. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** What the site responds, without compression and redirection. */
export async function answerOf(url: string) {
  const answer = await fetch(url, {redirect: 'manual', headers: {'Accept-Encoding': 'identity'}});
  const headers: Record<string, string> = Object.fromEntries(answer.headers);
  delete headers['content-length'];
  return {status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer())};
}
