/** The manifest of the embedded index, asked for while the code that reads it is on its way. */
import type {SearchManifest} from '../../plugins/search-index/build';
import {INDEX_FOLDER} from '../../site/search';

let ahead: Promise<SearchManifest | undefined> | undefined;

/**
 * Fetches the manifest. A failure is left to the search, which asks again.
 *
 * @param baseUrl base path of the site, with a slash at both ends
 * @returns undefined when there is none
 */
export function fetchManifestAhead(baseUrl: string): Promise<SearchManifest | undefined> {
  ahead ??= fetch(`${baseUrl}${INDEX_FOLDER}/manifest.json`, {cache: 'no-cache'})
    .then((response) => (response.ok ? (response.json() as Promise<SearchManifest>) : undefined))
    .catch(() => undefined);
  return ahead;
}
