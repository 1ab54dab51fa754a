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

progressBar.onRouteUpdate = (change) => {
  const endNew = onRouteUpdate?.(change);
  // A second click on the same link keeps the delay of the first one.
  if (endNew) {
    end?.();
    end = endNew;
  }
  return end;
};

const flat = (all: Route[]): Route[] =>
  all.flatMap((route) => [route, ...flat((route.routes ?? []) as Route[])]);

/** Lets a page count as loaded once the page of the newest navigation is, whose path is in the address bar. */
function waitForNewest(): void {
  const pages = flat(routes).map(({path, exact, component}) => ({
    match: {path, exact: exact ?? false},
    component,
    load: component.preload,
  }));
  for (const {component, load} of pages) {
    component.preload = async () => {
      await load();
      const found = pages.filter(({match}) => matchPath(window.location.pathname, match));
      // "*" matches every path, but is the page of those that nothing else matches.
      const newest = found.filter(({match}) => match.path !== '*' || found.length === 1);
      await Promise.all(newest.map((page) => page.load()));
    };
  }
}

if (typeof window !== 'undefined') {
  waitForNewest();
}
