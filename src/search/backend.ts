/** Chooses and keeps the search backend of the page. Loaded only when a reader wants to search. */
import {INDEX_FOLDER, INDEX_FORMAT, type SearchSettings} from '@site/site/search';
import type {SearchManifest} from '../../plugins/search-index/build';
import {isNeededFirst} from './firstShards';
import {fetchManifestAhead} from './manifestAhead';
import type {SearchBackend} from './types';

let backend: Promise<SearchBackend> | undefined;

/**
 * Fetches into the browser's cache what a first query needs, while the code that reads it is on its
 * way. A failure is left to that code, which asks again.
 */
async function fetchShardsAhead(
  manifest: Promise<SearchManifest | undefined>,
  folder: string,
  tag: string,
): Promise<void> {
  for (const shard of (await manifest)?.shards ?? []) {
    if (isNeededFirst(shard, [tag])) {
      // A body that nobody reads may not be fetched to its end.
      fetch(`${folder}${shard.index}`)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  }
}

/**
 * The backend that the build was configured for; the same one for the modal and the search page.
 *
 * @param settings which backend, from the site's configuration
 * @param baseUrl base path of the site
 * @param preferredTag tag of the docs version being read, whose data is fetched first
 */
export function searchBackend(
  settings: SearchSettings,
  baseUrl: string,
  preferredTag: string,
): Promise<SearchBackend> {
  backend ??= (async () => {
    if (settings.mode === 'hosted') {
      const {HostedSearch} = await import('./hosted');
      return new HostedSearch(settings);
    }
    const manifest = fetchManifestAhead(baseUrl);
    void fetchShardsAhead(manifest, `${baseUrl}${INDEX_FOLDER}/`, preferredTag);
    const {WorkerSearch} = await import('./workerSearch');
    return new WorkerSearch(
      {origin: window.location.origin, baseUrl, folder: INDEX_FOLDER, format: INDEX_FORMAT},
      [preferredTag],
      manifest,
    );
  })();
  // A chunk that failed to load must not keep search broken until the page is reloaded.
  backend.catch(() => {
    backend = undefined;
  });
  return backend;
}
