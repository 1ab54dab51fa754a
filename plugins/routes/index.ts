/**
 * Stores the order of the sidebars for the post-build step, and compares the routes of each build with those that `site/routeList.ts` derives from files. Locally, it prints the
 * difference, and stores the routes for `npm run generate -- routes`. In CI, a difference is an error.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ROUTES} from '../../site/routeList';
import {describeDifference, formatRoutes, readRoutes} from './snapshot';

/** File in which a build stores its routes, in the folder of generated files. */
export const BUILT_ROUTES_FILE = 'built-routes.json';

/** File with the paths of the documents of each version by sidebar, in the order of the sidebar. */
export const SIDEBARS_FILE = 'sidebars.json';

/** The content of the file, by label of the version. */
export type SidebarPaths = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

const idsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'category') return idsOf(item.items);

    return item.type === 'doc' ? [item.id] : [];
  });

function sidebarPaths({docs, sidebars}: LoadedVersion): SidebarPaths[string] {
  const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
  const entries = Object.entries(sidebars).map(([name, items]) => [
    name,
    idsOf(items).map((id) => permalinks.get(id)!),
  ]);
  return Object.fromEntries(entries);
}

export default function routesPlugin({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'routes',
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const paths = docs.loadedVersions.map((version) => [version.label, sidebarPaths(version)]);
      const text = JSON.stringify(Object.fromEntries(paths));
      await writeFile(path.join(generatedFilesDir, SIDEBARS_FILE), text);
    },
    async postBuild({routes}) {
      const built = readRoutes(routes, baseUrl);
      await writeFile(path.join(generatedFilesDir, BUILT_ROUTES_FILE), formatRoutes(built));
      const difference = describeDifference(ROUTES, built);
      if (difference !== undefined && process.env.CI) throw new Error(difference);

      if (difference !== undefined) {
        // "npm test" rejects a build with warnings.
        console.warn(`[WARNING] ${difference}`);
      }
    },
  };
}
