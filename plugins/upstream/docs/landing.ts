import type {RouteConfig} from '@docusaurus/types';
import {problemsUnless} from '../changed';

/**
 * The route without the slash that Docusaurus adds to landing pages. Hosts redirect to the URL without it, and
 * crawlers would read it in the tags of the page, which Docusaurus derives from the route.
 */
export const withoutTrailingSlash = (route: RouteConfig): RouteConfig => ({
  ...route,
  path: route.path.replace(/(.)\/$/, '$1'),
  ...(route.routes && {routes: route.routes.map(withoutTrailingSlash)}),
});

const hasTrailingSlash = ({path, routes}: RouteConfig): boolean =>
  /.\/$/.test(path) || (routes ?? []).some(hasTrailingSlash);

/** Whether Docusaurus still adds the slash. */
export function landingProblems(routes: readonly RouteConfig[]): string[] {
  return problemsUnless(routes.some(hasTrailingSlash), {
    file: 'plugins/upstream/docs/landing.ts',
    expected: 'Docusaurus adds a slash to the path of landing pages, which this file removes',
    found: 'no path with a slash',
    fix: 'Remove this file.',
    link: 'https://github.com/facebook/docusaurus/issues/9170',
  });
}
