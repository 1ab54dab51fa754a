/**
 * Exports the search records of the built site for an Algolia index. As an alternative, Algolia's
 * crawler can create the index with `deploy/docsearch-crawler.json`.
 */
import path from 'node:path';
import type {Files} from '../../lib/write';
import {search} from '../../site/search';
import {readSiteAddress} from '../../site/environment';
import {ALGOLIA_SETTINGS, algoliaRecords} from '@pricing4saas/search/indexing/algolia';
import {
  hasBuiltIndex,
  readBuiltIndex,
  readBuiltRecords,
} from '@pricing4saas/search/indexing/builtIndex';
import {root} from '../../lib/root';

/**
 * Returns objects and settings in the import format of Algolia's dashboard. SITE_URL and
 * BASE_URL set their URLs, as in the build.
 *
 * @throws Error if nothing is built, or the built search index has another number of sections
 */
export async function generateSearchExport(): Promise<Files> {
  const {url, baseUrl} = readSiteAddress(process.env);
  const buildFolder = path.join(root, 'build');
  const records = readBuiltRecords(buildFolder, search);
  if (hasBuiltIndex(buildFolder)) {
    const {shards} = readBuiltIndex(buildFolder);
    const indexed = shards.reduce((sum, {headings}) => sum + headings.length, 0);
    if (records.length !== indexed) {
      throw new Error(
        `the pages have ${records.length} sections and the built index has ${indexed}. ` +
          'Run "npm run build" again.',
      );
    }
  }
  const settings = {settings: ALGOLIA_SETTINGS, rules: [], synonyms: []};
  return new Map([
    ['search-export/records.json', JSON.stringify(algoliaRecords(records, `${url}${baseUrl}`))],
    ['search-export/settings.json', JSON.stringify(settings)],
  ]);
}
