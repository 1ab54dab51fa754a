/** Chooses and keeps the search backend of the page. Loaded only when a reader wants to search. */
import type {SearchSettings} from '@site/site/search';
import type {SearchBackend} from '../engine/types';
import {WorkerSearch} from './workerSearch';

let backend: Promise<SearchBackend> | undefined;

async function createBackend(
  settings: SearchSettings,
  baseUrl: string,
  preferred: readonly string[],
): Promise<SearchBackend> {
  if (settings.mode === 'hosted') {
    const {HostedSearch} = await import('./hosted');
    return new HostedSearch(settings);
  }
  return new WorkerSearch(baseUrl, preferred);
}

/**
 * The backend that the build was configured for; the same one for the modal and the search page.
 *
 * @param settings which backend, from the site's configuration
 * @param baseUrl base path of the site
 * @param preferred optional filters of the queries to come, whose data is fetched first
 */
export function searchBackend(
  settings: SearchSettings,
  baseUrl: string,
  preferred: readonly string[],
): Promise<SearchBackend> {
  backend ??= createBackend(settings, baseUrl, preferred);
  // A chunk that failed to load must not keep search broken until the page is reloaded.
  backend.catch(() => {
    backend = undefined;
  });
  return backend;
}
