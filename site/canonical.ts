/** Canonical URLs. Pages of older versions declare theirs with `CanonicalTopic`. */
import {ROUTES, type Route} from './routeList';
import {topicIdIn} from './topics';
import {LATEST_VERSION, docPath} from './versions';

/** Topic id of a docs page: its document id, or `/category/{slug}`. */
export const topicIdOf = ({path, version, id}: Route): string =>
  id ?? path.slice(`/docs/${version}`.length);

/** Topic ids of a docs version: document ids, and `/category/{slug}` for generated category pages. */
export function topicIds(label: string): ReadonlySet<string> {
  const topics = ROUTES.filter(
    ({version, kind}) => version === label && kind !== 'version-landing',
  );
  return new Set(topics.map(topicIdOf));
}

/** Id of the page on the same topic in another docs version, if there is one. */
export function counterpart(id: string, from: string, to: string): string | undefined {
  const target = topicIdIn(id, from, to);
  return topicIds(to).has(target) ? target : undefined;
}

/**
 * Canonical path of a page, without base path.
 *
 * @param path path below the base path
 */
export function canonicalPath(path: string): string {
  const route = ROUTES.find((candidate) => candidate.path === path);
  if (route?.version === undefined || route.kind === 'version-landing') return path;

  const id = counterpart(topicIdOf(route), route.version, LATEST_VERSION.label);
  if (id === undefined) return path;

  return id.startsWith('/') ? `${docPath(LATEST_VERSION)}${id}` : docPath(LATEST_VERSION, id);
}

/** Pages with a URL, once each, without those whose canonical URL is in the latest version. */
export function canonicalItems<T extends {url: string}>(items: readonly T[], baseUrl: string): T[] {
  // Two documents can have one URL.
  return [...new Map(items.map((item) => [item.url, item])).values()].filter(({url}) => {
    const {pathname} = new URL(url);
    const path = `/${decodeURI(pathname.slice(baseUrl.length))}`.replace(/(.)\/$/, '$1');
    return canonicalPath(path) === path;
  });
}
