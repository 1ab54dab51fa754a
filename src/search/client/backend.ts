/** The search backend of this build. Loaded only when a reader wants to search. */
import siteConfig from '@generated/docusaurus.config';
import type {SearchSettings} from '@site/site/search';
import type {DocsVersion} from '@site/site/versions';
import {preferencesFor} from '../engine/filters';
import type {SearchBackend} from '../engine/types';
import {WorkerSearch} from './workerSearch';

/** Which backend the build was configured for. */
export const searchSettings = siteConfig.customFields!.search as SearchSettings;

let backend: Promise<SearchBackend> | undefined;

async function createBackend(reading: DocsVersion): Promise<SearchBackend> {
  if (searchSettings.mode === 'hosted') {
    const {HostedSearch} = await import('./hosted');
    return new HostedSearch(searchSettings);
  }
  return new WorkerSearch(siteConfig.baseUrl, preferencesFor(reading));
}

/**
 * The backend, the same one for the modal and the search page.
 *
 * @param reading the docs version being read, whose data is fetched first
 */
export function currentBackend(reading: DocsVersion): Promise<SearchBackend> {
  backend ??= createBackend(reading);
  // A chunk that failed to load must not break search until the page is reloaded.
  backend.catch(() => {
    backend = undefined;
  });
  return backend;
}
