/** The search backend of this build. Loaded only when a reader opens search. */
import siteConfig from '@generated/docusaurus.config';
import type {SearchSettings} from '../settings';
import type {DocsVersion} from '@site/site/versions';
import {preferencesFor} from '../engine/filters';
import type {SearchBackend} from '../engine/types';
import {WorkerSearch} from './workerSearch';

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
 * The backend that the modal and the search page share.
 *
 * @param reading the docs version being read, whose index is fetched first
 */
export function currentBackend(reading: DocsVersion): Promise<SearchBackend> {
  backend ??= createBackend(reading);
  // A failed load must not break search until the page is reloaded.
  backend.catch(() => {
    backend = undefined;
  });
  return backend;
}
