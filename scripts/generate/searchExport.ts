/**
 * Exports the search records of the built site for an Algolia index. As an alternative, Algolia's
 * crawler can create the index with `deploy/docsearch-crawler.json`.
 */
import path from 'node:path';
import type {Files} from '../../lib/write';
import {search} from '../../site/search';
import {readSiteAddress} from '../../site/environment';
import {ALGOLIA_SETTINGS, algoliaRecords} from '@pricing4saas/search/indexing/algolia';
import {readBuiltRecords} from '@pricing4saas/search/indexing/builtIndex';
import {root} from '../../lib/root';

/**
 * Returns objects and settings in the import format of Algolia's dashboard. SITE_URL and
 * BASE_URL set their URLs, as in the build.
 *
 * @throws Error if nothing is built
 */
export function generateSearchExport(): Files {
  const {url, baseUrl} = readSiteAddress(process.env);
  const records = readBuiltRecords(path.join(root, 'build'), search);
  const settings = {settings: ALGOLIA_SETTINGS, rules: [], synonyms: []};
  return new Map([
    ['search-export/records.json', JSON.stringify(algoliaRecords(records, `${url}${baseUrl}`))],
    ['search-export/settings.json', JSON.stringify(settings)],
  ]);
}
