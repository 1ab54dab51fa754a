import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';

/**
 * Finds a port that no program listens on.
 *
 * @param preferred port to return if it is free
 */
export async function freePort(preferred = 0): Promise<number> {
  const server = createServer().listen(preferred);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (preferred === 0) throw error;

    return freePort();
  }
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
