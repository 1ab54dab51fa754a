/**
 * Exports the search records of the built site for an Algolia index.
 *
 * Usage: npm run search:export (after npm run build)
 * Environment: SITE_URL and BASE_URL as for the build.
 * Writes search-export/records.json (the objects) and settings.json (settings and synonyms, as
 * Algolia's dashboard imports them), and refreshes scripts/generate/docsearch-crawler.json.
 * Exit codes: 1 nothing is built, or the records are not those of the built index.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {DEFAULT_SITE_URL, readSiteAddress} from '../../site/environment';
import {loadShard} from '../../src/search/engine/shard';
import {
  ALGOLIA_SETTINGS,
  algoliaRecords,
  algoliaSynonyms,
  crawlerConfiguration,
} from '../../src/search/index/algolia';
import {hasBuiltIndex, readBuiltIndex, readBuiltRecords} from '../../src/search/index/builtIndex';
import {root} from '../../lib/root';

const buildFolder = path.join(root, 'build');

async function writeJson(file: string, value: unknown): Promise<void> {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  const options = {...(await resolveConfig(target)), filepath: target};
  writeFileSync(target, await format(JSON.stringify(value), options));
}

try {
  const {url, baseUrl} = readSiteAddress(process.env);
  const records = await readBuiltRecords(buildFolder);
  if (hasBuiltIndex(buildFolder)) {
    const {shards} = readBuiltIndex(buildFolder);
    const indexed = shards.flatMap((shard) => loadShard(shard).sections).length;
    if (records.length !== indexed) {
      throw new Error(
        `the pages have ${records.length} sections and the built index has ${indexed}. ` +
          'Run "npm run build" again.',
      );
    }
  }
  const objects = algoliaRecords(records, `${url}${baseUrl}`);
  await writeJson('search-export/records.json', objects);
  await writeJson('search-export/settings.json', {
    settings: ALGOLIA_SETTINGS,
    rules: [],
    synonyms: algoliaSynonyms(),
  });
  await writeJson(
    'scripts/generate/docsearch-crawler.json',
    crawlerConfiguration(`${DEFAULT_SITE_URL}/`),
  );
  console.log(`${objects.length} objects of ${records.length} sections are in search-export/.`);
} catch (error) {
  console.error(`search:export: ${(error as Error).message}`);
  process.exitCode = 1;
}
