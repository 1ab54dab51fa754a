import type {RouteConfig} from '@docusaurus/types';

/**
 * The route without the slash that Docusaurus adds to landing pages. Hosts redirect to the URL without it, and
 * crawlers would read it in the tags of the page, which Docusaurus derives from the route
 * (https://github.com/facebook/docusaurus/issues/9170).
 */
export function withoutTrailingSlash(route: RouteConfig): RouteConfig {
  return {
    ...route,
    path: route.path.replace(/(.)\/$/, '$1'),
    ...(route.routes && {routes: route.routes.map(withoutTrailingSlash)}),
  };
}
