/**
 * Compares the routes of each build with those that `site/routeList.ts` derives from files. Locally, it prints the
 * difference, and stores the routes for `npm run generate -- routes`. In CI, a difference is an error.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ROUTES} from '../../site/routeList';
import {describeDifference, formatRoutes, readRoutes} from './snapshot';

/** File in which a build stores its routes, in the folder of generated files. */
export const BUILT_ROUTES_FILE = 'built-routes.json';

export default function routesPlugin({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'routes',
    async postBuild({routes}) {
      const built = readRoutes(routes, baseUrl);
      await writeFile(path.join(generatedFilesDir, BUILT_ROUTES_FILE), formatRoutes(built));
      const difference = describeDifference(ROUTES, built);
      if (difference !== undefined && process.env.CI) {
        throw new Error(difference);
      }
      if (difference !== undefined) {
        // "npm test" rejects a build with warnings.
        console.warn(`[WARNING] ${difference}`);
      }
    },
  };
}
