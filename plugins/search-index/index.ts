import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio';
import {versionOfPath} from '../../site/versions';
import {INDEX_FOLDER} from '../../site/search';
import type {SearchRecord} from '../../src/search/types';
import {buildIndexFiles} from './build';
import {extractRecords, type PageFacts} from './extract';

/** Lists that repeat what other pages say, and pages that are no content. */
const NOT_INDEXED = /^\/(404\.html|search|blog|blog\/(archive|authors|tags)(\/.*)?)$/;

/** What a page is, from its address. The tag is the one Docusaurus writes into the page. */
function factsOf(route: string, language: string): PageFacts {
  const version = versionOfPath(route);
  const kind = route.includes('/category/') ? 'category' : version ? 'doc' : undefined;
  return {
    path: route,
    language,
    version: version?.label ?? null,
    tag: version ? `docs-default-${version.name}` : 'default',
    kind: kind ?? (route.startsWith('/blog/') ? 'blog' : 'page'),
  };
}

/** Builds the embedded search index from the pages of a production build. */
export default function searchIndexPlugin({baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths, routesBuildMetadata}) {
      const records: SearchRecord[] = [];
      for (const routePath of [...routesPaths].sort()) {
        const route = `/${routePath.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
        if (NOT_INDEXED.test(route) || routesBuildMetadata[routePath]?.noIndex) {
          continue;
        }
        const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8');
        records.push(...extractRecords(load(html), factsOf(route, i18n.currentLocale)));
      }
      const folder = path.join(outDir, INDEX_FOLDER);
      await mkdir(folder, {recursive: true});
      for (const {name, content} of buildIndexFiles(records)) {
        await writeFile(path.join(folder, name), content);
      }
    },
  };
}
