/** Which addresses are canonical. Pages of older versions name theirs themselves; see `CanonicalTopic`. */
import {ROUTES, type Route} from './routeList';
import {counterpart} from './topics';
import {LATEST_VERSION, docPath} from './versions';

/** Id of the topic of a page in the docs: its document id, or `/category/{slug}`. */
export function topicIdOf({path, version, id}: Route): string {
  return id ?? path.slice(`/docs/${version}`.length);
}

/** Ids of a docs version: documents, and generated category pages with a slash in front. */
export function topicIds(label: string): ReadonlySet<string> {
  const topics = ROUTES.filter(
    ({version, kind}) => version === label && kind !== 'version-landing',
  );
  return new Set(topics.map(topicIdOf));
}

/**
 * Address of the page that search engines should prefer for an address, without base path.
 *
 * @param path address below the base path
 */
export function canonicalPath(path: string): string {
  const route = ROUTES.find((candidate) => candidate.path === path);
  if (route?.version === undefined || route.kind === 'version-landing') {
    return path;
  }
  const id = counterpart(topicIdOf(route), route.version, LATEST_VERSION.label, topicIds);
  if (id === undefined) {
    return path;
  }
  return id.startsWith('/') ? `${docPath(LATEST_VERSION)}${id}` : docPath(LATEST_VERSION, id);
}

/** Whether an address is its own canonical address. */
export function isCanonicalPath(pathname: string, baseUrl: string): boolean {
  const path = `/${pathname.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
  return canonicalPath(path) === path;
}
