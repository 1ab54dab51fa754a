/** Copies the routes of the last build to the committed route list. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../lib/root';
import {BUILT_ROUTES_FILE} from '../../plugins/routes';
import {formatRoutes, lostRoutes} from '../../plugins/routes/snapshot';
import {PUBLISHED, type Route} from '../../site/routeList';

/**
 * Returns the route list of the last build, by path relative to the root.
 *
 * @throws Error if there is no build, or it lacks a route of the current list
 */
export async function generateRoutes(): Promise<ReadonlyMap<string, Buffer>> {
  const file = path.join(root, '.docusaurus', BUILT_ROUTES_FILE);
  if (!existsSync(file))
    throw new Error('The routes of a build are missing. Run "npm run build" first.');

  const built = JSON.parse(readFileSync(file, 'utf8')) as Route[];
  const lost = lostRoutes(PUBLISHED, built);
  if (lost.length > 0) throw new Error(`site/routes.json was not changed:\n${lost.join('\n')}`);

  // A buffer keeps its format: one route on each line.
  return new Map([['site/routes.json', Buffer.from(formatRoutes(built))]]);
}
