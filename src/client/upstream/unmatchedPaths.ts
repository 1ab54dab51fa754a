/**
 * Shows one page at every path: the page that the path means, at its address, or "Page Not Found".
 *
 * Hosts send `404.html` for paths that are not files. Docusaurus then renders the route that matches the path,
 * which can be another one than in `404.html`: the docs below an unknown path in `/docs`, or a page whose path
 * differs in case or ends in `.html`. React keeps parts of both, or nothing appears. With malformed
 * percent-encoding, Docusaurus does not start. Therefore, `404.html` starts at its own path, and `Root` restores
 * the path of the reader afterward.
 *
 * Unnecessary after facebook/docusaurus#9688 (unmatched paths below `/docs`) and when Docusaurus renders
 * `404.html` as the server did.
 */
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import type {useHistory, useLocation} from '@docusaurus/router';
import {decodable, isDecodable, isSamePath, pageFinder, withoutNoise} from './paths';

/** Attribute of the main element of `404.html`, which hosts send for unknown paths. */
export const NOT_FOUND_ATTRIBUTE = 'data-not-found';

const NOT_FOUND_PATH = `${siteConfig.baseUrl}404.html`;

type Routes = typeof routes;

const pathsOf = (all: Routes): string[] =>
  all.flatMap(({path, exact, routes: children}) => [
    ...(exact ? [path] : []),
    ...pathsOf((children ?? []) as Routes),
  ]);

const pageAt = pageFinder(pathsOf(routes));

/** Whether a route that only contains other routes, such as that of the docs, matches a path. */
const isBelowRoute = (path: string): boolean =>
  routes.some(
    (route) =>
      !route.exact && route.path !== '*' && `${path}/`.toLowerCase().startsWith(`${route.path}/`),
  );

/** Address that the reader opened, while the page is at the path of `404.html`. */
const openedPath = (): string | undefined => window.history.state?.openedPath;

/** Changes the path in the address bar without the router. */
function setPath(path: string, state: object): void {
  const {search, hash} = window.location;
  window.history.replaceState(state, '', path + search + hash);
}

function startAtNotFound(): void {
  setPath(NOT_FOUND_PATH, {
    ...window.history.state,
    openedPath: withoutNoise(window.location.pathname),
  });
}

/** Chooses the path at which Docusaurus starts. */
function start(): void {
  const {pathname} = window.location;
  const page = pageAt(pathname);
  if (document.querySelector(`[${NOT_FOUND_ATTRIBUTE}]`) === null) {
    if (page !== undefined && !isSamePath(page, pathname)) setPath(page, window.history.state);
  } else if (pathname !== NOT_FOUND_PATH) {
    if (page !== undefined || isBelowRoute(pathname) || !isDecodable(pathname)) startAtNotFound();
  }
}

if (typeof window !== 'undefined') {
  start();
  // Registered before the listener of the router, which fails if it cannot decode the path.
  window.addEventListener('popstate', () => {
    if (!isDecodable(window.location.pathname)) startAtNotFound();
  });
}

/** Called by Docusaurus before each navigation. It decodes the fragment afterward, and would crash. */
export function onRouteUpdate({location}: {readonly location: {hash: string}}): void {
  location.hash = decodable(location.hash);
}

/** Finds the target of a redirect, which hosts know but the router does not, with the base path. */
export async function redirectTarget(pathname: string): Promise<string | undefined> {
  const {redirectsFor} = await import('@site/site/redirects');
  const {baseUrl} = siteConfig;
  const withBase = (path: string) => baseUrl + path.slice(1);
  const pages = pathsOf(routes).map((path) => `/${path.slice(baseUrl.length)}`);
  const redirects = redirectsFor(new Set(pages));
  const source = pageFinder(redirects.map(({from}) => withBase(from)))(pathname);
  const redirect = redirects.find(({from}) => withBase(from) === source);
  return redirect && withBase(redirect.to);
}

/**
 * Replaces the path of the router with that of the page that it means, or with the path that the reader opened.
 */
export function correctPath(
  history: ReturnType<typeof useHistory>,
  {pathname, search, hash}: ReturnType<typeof useLocation>,
): void {
  const opened = pathname === NOT_FOUND_PATH ? openedPath() : undefined;
  const path = opened ?? pathname;
  const target = pageAt(path) ?? path;
  if (isSamePath(target, pathname)) return;

  if (isDecodable(target)) history.replace({pathname: target, search, hash});
  else setPath(target, {...window.history.state, openedPath: undefined});
}
