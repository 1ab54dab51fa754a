/**
 * Only the newest navigation counts if a second one begins while the first page loads. Docusaurus forgets how
 * to end the delay of the progress bar of the first one, so the bar would appear after the second page, and stay.
 * When the first page arrives, Docusaurus renders the second one, which may still be loading.
 * https://github.com/facebook/docusaurus/pull/12310 would make this unnecessary.
 */
import routes from '@generated/routes';
import {matchPath} from '@docusaurus/router';
import progressBar from '@docusaurus/theme-classic/lib/nprogress';

type Route = (typeof routes)[number];

const {onRouteUpdate} = progressBar;

let end: (() => void) | undefined;

const loaders = new Map<Route['component'], Route['component']['preload']>();

progressBar.onRouteUpdate = (change) => {
  const endNew = onRouteUpdate?.(change);
  // A second click on the same link keeps the delay of the first one.
  if (endNew) {
    end?.();
    end = endNew;
  }
  return end;
};

/** The routes that match a path, from the outermost to the page. */
function matchingRoutes(pathname: string, all: readonly Route[] = routes): Route[] {
  const found = all.find(({path, exact}) => matchPath(pathname, {path, exact: exact ?? false}));
  return found ? [found, ...matchingRoutes(pathname, (found.routes ?? []) as Route[])] : [];
}

/** Lets pages count as loaded once the page of the newest navigation is, whose path is in the address bar. */
function waitForNewest(all: readonly Route[]): void {
  for (const {component, routes: children} of all) {
    const load = component.preload;
    loaders.set(component, load);
    component.preload = async () => {
      await load();
      const newest = matchingRoutes(window.location.pathname);
      await Promise.all(newest.map((route) => loaders.get(route.component)!()));
    };
    waitForNewest((children ?? []) as Route[]);
  }
}

if (typeof window !== 'undefined') waitForNewest(routes);
