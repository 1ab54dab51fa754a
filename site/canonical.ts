/** Which addresses are canonical. Pages of older versions say so themselves; see `CanonicalTopic`. */
import contract from './routes/routes.json';
import {counterpart} from './topics';
import {LATEST_VERSION, docPath, versionOfPath} from './versions';

/** Ids of a docs version: documents, and generated category pages with a slash in front. */
export function contractIds(label: string): ReadonlySet<string> {
  const prefix = `/docs/${label}/`;
  return new Set(
    contract.routes
      .filter(({path}) => path.startsWith(prefix))
      .map(({path}) => idOfPath(path, label)),
  );
}

function idOfPath(path: string, label: string): string {
  const rest = path.slice(`/docs/${label}`.length);
  return rest.startsWith('/category/') ? rest : rest.slice(1);
}

/**
 * Address of the page that search engines should prefer for an address, without base path.
 *
 * @param path address below the base path
 */
export function canonicalPath(path: string): string {
  const version = versionOfPath(path);
  if (!version || version.isLatest || path === docPath(version)) {
    return path;
  }
  const id = counterpart(
    idOfPath(path, version.label),
    version.label,
    LATEST_VERSION.label,
    contractIds,
  );
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
