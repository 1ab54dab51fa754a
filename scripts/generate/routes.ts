/** Makes the routes of the last build the snapshot of the site's routes. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {BUILT_ROUTES_FILE} from '../../plugins/routes';
import {formatRoutes, lostRoutes} from '../../plugins/routes/snapshot';
import {ROUTES, type Route} from '../../site/routeList';

/**
 * The snapshot of the last build.
 *
 * @returns content by path relative to the root
 * @throws Error when there is no build, or when a route of the present snapshot was lost
 */
export async function generateRoutes(): Promise<ReadonlyMap<string, Buffer>> {
  const file = path.join(root, '.docusaurus', BUILT_ROUTES_FILE);
  if (!existsSync(file)) {
    throw new Error('There are no routes of a build. Run "npm run build" first.');
  }
  const built = JSON.parse(readFileSync(file, 'utf8')) as Route[];
  const lost = lostRoutes(ROUTES, built);
  if (lost.length > 0) {
    throw new Error(`site/routes.json was not changed:\n${lost.join('\n')}`);
  }
  // A buffer keeps its format: one route on each line.
  return new Map([['site/routes.json', Buffer.from(formatRoutes(built))]]);
}
