import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FOLDER, SHARDS_FOLDER, type SearchSettings} from '../../site/search';
import {buildIndexFiles} from '../../src/search/index/build';
import {collectRecords} from '../../src/search/index/collect';
import {indexOfLastBuild} from './development';

/**
 * Builds the embedded search index from the pages of a production build, and serves it in
 * development. With hosted search, there is no index.
 */
export default function searchIndexPlugin({
  baseUrl,
  i18n,
  outDir: buildFolder,
  siteConfig,
}: LoadContext): Plugin | null {
  if ((siteConfig.customFields?.search as SearchSettings).mode === 'hosted') {
    return null;
  }
  return {
    name: 'search-index',
    configureWebpack({mode}) {
      // Docusaurus supports this setting, which its type lacks because only webpack has it.
      const served: object = {devServer: {static: [indexOfLastBuild(buildFolder, baseUrl)]}};
      return mode === 'development' ? served : {};
    },
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const records = await collectRecords(outDir, routes, i18n.currentLocale);
      const folder = path.join(outDir, INDEX_FOLDER);
      await mkdir(path.join(folder, SHARDS_FOLDER), {recursive: true});
      for (const {name, content} of buildIndexFiles(records)) {
        await writeFile(path.join(folder, name), content);
      }
    },
  };
}
