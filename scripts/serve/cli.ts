/**
 * Serves the built site.
 *
 * Usage: npm run serve [-- --port 3000]
 * Environment: BASE_URL as for the build. Exit codes: 1 nothing is built, or the port is taken.
 */
import path from 'node:path';
import {readSiteAddress} from '../../site/environment';
import {createStaticServer} from './server';
import {root} from '../../lib/root';

const flag = process.argv.indexOf('--port');
const port = flag < 0 ? 3000 : Number(process.argv[flag + 1]);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`serve: --port "${process.argv[flag + 1]}" is not a port number.`);
  process.exit(1);
}

try {
  const {baseUrl} = readSiteAddress(process.env);
  const server = createStaticServer({root: path.join(root, 'build'), baseUrl});
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `serve: port ${port} is taken. Stop the other server, or run "npm run serve -- --port ${port + 1}".`
        : `serve: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(port, () => {
    console.log(`The site is at http://localhost:${port}${baseUrl} (Ctrl+C stops it)`);
  });
} catch (error) {
  console.error(`serve: ${(error as Error).message}`);
  process.exit(1);
}
