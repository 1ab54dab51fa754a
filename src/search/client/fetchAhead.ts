/** What a first query of the embedded index needs, asked for while the code that reads it is on its way. */
import type {SearchManifest} from '../engine/types';
import {INDEX_FOLDER} from '../../../site/search';
import {isPreferred} from '../engine/filters';

let manifest: Promise<SearchManifest | undefined> | undefined;

/**
 * Fetches the manifest, and into the browser's cache the shards that a first query needs. A failure
 * is left to the search, which asks again.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @param preferred optional filters of the queries to come
 * @returns the manifest, undefined when there is none
 */
export function fetchAhead(
  baseUrl: string,
  preferred: readonly string[],
): Promise<SearchManifest | undefined> {
  manifest ??= fetchBoth(`${baseUrl}${INDEX_FOLDER}/`, preferred).catch(() => undefined);
  return manifest;
}

async function fetchBoth(
  folder: string,
  preferred: readonly string[],
): Promise<SearchManifest | undefined> {
  const response = await fetch(`${folder}manifest.json`, {cache: 'no-cache'});
  if (!response.ok) {
    return undefined;
  }
  const found = (await response.json()) as SearchManifest;
  for (const shard of found.shards) {
    if (isPreferred(shard, preferred)) {
      // A body that nobody reads may not be fetched to its end.
      fetch(`${folder}${shard.index}`)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  }
  return found;
}
