/**
 * Serves a built site like a static host.
 *
 * Usage: npm run serve [-- --port 3000] [--dir build]
 * Environment: BASE_URL as in the build. Exit code 1: wrong usage, no built site, or port in use.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '../../lib/root';
import {readSiteAddress} from '../../site/environment';
import {createStaticServer} from './server';

function fail(error: Error): never {
  console.error(`serve: ${error.message}`);
  process.exit(1);
}

try {
  const {values} = parseArgs({
    options: {port: {type: 'string', default: '3000'}, dir: {type: 'string', default: 'build'}},
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port: "${values.port}" is not a port number.`);

  const {baseUrl} = readSiteAddress(process.env);
  createStaticServer({root: path.resolve(root, values.dir), baseUrl})
    .on('error', (error: NodeJS.ErrnoException) => {
      const inUse = `port ${port} is in use. Stop the other server, or choose a port with --port.`;
      fail(error.code === 'EADDRINUSE' ? new Error(inUse) : error);
    })
    .listen(port, () => {
      console.log(`Serving the site at http://localhost:${port}${baseUrl} (Ctrl+C stops it)`);
    });
} catch (error) {
  fail(error as Error);
}
