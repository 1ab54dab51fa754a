/** The search backend of this build. Loaded only when a reader opens search. */
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import options from '@generated/search/default/options.json';
import {tagOf} from '../engine/filters';
import type {SearchVersion} from '../options';
import type {SearchBackend} from '../engine/types';
import {startWorker} from './startWorker';
import {WorkerSearch} from './workerSearch';

let backend: Promise<SearchBackend> | undefined;

async function createBackend(reading: SearchVersion): Promise<SearchBackend> {
  const {settings, versions} = options;
  if (settings.mode === 'hosted') {
    const {HostedSearch} = await import('./hosted');
    return new HostedSearch(settings, versions, i18n.currentLocale);
  }
  return new WorkerSearch(startWorker(siteConfig.baseUrl, tagOf(reading)));
}

/**
 * The backend that the modal and the search page share.
 *
 * @param reading the docs version being read, whose index is fetched first
 */
export function currentBackend(reading: SearchVersion): Promise<SearchBackend> {
  backend ??= createBackend(reading);
  // A failed load must not break search until the page is reloaded.
  backend.catch(() => {
    backend = undefined;
  });
  return backend;
}
