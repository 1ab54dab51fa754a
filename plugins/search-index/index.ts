import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FOLDER} from '../../site/search';
import {buildIndexFiles} from './build';
import {collectRecords} from './collect';

/** Builds the embedded search index from the pages of a production build. */
export default function searchIndexPlugin({baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const records = await collectRecords(outDir, routes, i18n.currentLocale);
      const folder = path.join(outDir, INDEX_FOLDER);
      await mkdir(folder, {recursive: true});
      for (const {name, content} of buildIndexFiles(records)) {
        await writeFile(path.join(folder, name), content);
      }
    },
  };
}
