/** The routes of a build, and their differences from the snapshot in `site/routes.json`. Pure functions. */
import type {RouteConfig} from '@docusaurus/types';
import {redirectsFor} from '../../site/redirects';
import type {Route} from '../../site/routeList';
import {docPath, versionOfPath} from '../../site/versions';
import {kindOf} from '../upstream/components';

/** Command that writes the routes of the last build to the snapshot. */
export const ACCEPT_COMMAND = 'npm run generate -- routes';

/** The kind of page for each page of the site. The others are a `page`. */
const FILE_KINDS: Readonly<Record<string, string>> = {
  '@site/features/index.tsx': 'home',
  '@site/features/docs.tsx': 'docs-root',
};

function describeRoute({path: address, component, sidebar}: RouteConfig, baseUrl: string): Route {
  const path = `/${address.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
  const kind = FILE_KINDS[component] ?? kindOf(component, path) ?? 'page';
  const version = versionOfPath(path);
  if (!version || kind !== 'doc') return {path, kind, version: version?.label};

  const landing = docPath(version);
  return path === landing
    ? {path, kind: 'version-landing', version: version.label}
    : {
        path,
        kind,
        version: version.label,
        id: path.slice(landing.length + 1),
        sidebar: sidebar as string | undefined,
      };
}

/**
 * The pages in the routes of a build, sorted by path.
 *
 * @param routes routes as Docusaurus passes them to plugins, nested
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function readRoutes(routes: readonly RouteConfig[], baseUrl: string): Route[] {
  const pages = (route: RouteConfig): RouteConfig[] => route.routes?.flatMap(pages) ?? [route];
  return sortRoutes(routes.flatMap(pages).map((route) => describeRoute(route, baseUrl)));
}

/** Routes in the order of the snapshot. */
export const sortRoutes = (routes: readonly Route[]): Route[] =>
  routes.toSorted((one, other) => (one.path < other.path ? -1 : 1));

/** Text of the snapshot, with one route on each line. */
export const formatRoutes = (routes: readonly Route[]): string =>
  `[\n${routes.map((route) => `  ${JSON.stringify(route)}`).join(',\n')}\n]\n`;

/** Differences of a build from the snapshot, one line for each route, or `undefined` if there are none. */
export function describeDifference(
  snapshot: readonly Route[],
  built: readonly Route[],
): string | undefined {
  const lines = (routes: readonly Route[]) => routes.map((route) => JSON.stringify(route));
  const [before, after] = [new Set(lines(snapshot)), new Set(lines(built))];
  const differences = [
    ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ];
  return differences.length === 0
    ? undefined
    : `The routes of this build differ from those of the files and site/routes.json. If this is intended, run ` +
        `"${ACCEPT_COMMAND}" and commit the file. Otherwise restore the page.\n${differences.join('\n')}`;
}

function fixOf({path, id}: Route): string {
  return id === undefined
    ? `add '${path}': '/new/address' to MOVED_ADDRESSES in site/redirects.ts`
    : `add '${id}': 'new/id' to renamedTopics of the previous version in site/versions/ if that version ` +
        'has this id, otherwise to MOVED in site/redirects.ts';
}

/**
 * Routes of the snapshot that a build has lost, because they are neither a page nor a redirect to one.
 * Readers have bookmarked them, and search engines have indexed them.
 *
 * @returns a message with the fix for each route
 */
export function lostRoutes(snapshot: readonly Route[], built: readonly Route[]): string[] {
  const pages = new Set(built.map(({path}) => path));
  const targets = new Map(redirectsFor(pages).map(({from, to}) => [from, to]));
  return snapshot.flatMap((route) => {
    const {path} = route;
    const target = targets.get(path);
    if (pages.has(path) || (target !== undefined && pages.has(target))) return [];

    return target === undefined
      ? [`${path}: this page does not exist. Restore it, or ${fixOf(route)}.`]
      : [`${path}: it redirects to ${target}, which is not a page. Correct site/redirects.ts.`];
  });
}
