/**
 * Serves the build for a hosted search, for the browser tests.
 *
 * Usage: tsx scripts/hosted/serveHosted.ts PORT
 * Exit code 1: nothing is built (run npm run build:hosted), or the port is taken.
 */
import path from 'node:path';
import {readSiteAddress} from '../../site/environment';
import {createStaticServer} from '../serve/server';
import {HOSTED_FOLDER} from './hostedBuild';
import {root} from '../../lib/root';

const port = Number(process.argv[2]);
try {
  const server = createStaticServer({
    root: path.join(root, HOSTED_FOLDER),
    baseUrl: readSiteAddress(process.env).baseUrl,
  });
  server.on('error', ({message}) => {
    console.error(`serveHosted: ${message}`);
    process.exit(1);
  });
  server.listen(port);
} catch (error) {
  console.error(`serveHosted: ${(error as Error).message} (npm run build:hosted)`);
  process.exit(1);
}
