import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {INDEX_FOLDER, type SearchSettings} from './settings';
import {buildIndexFiles} from './indexing/build';
import {collectRecords} from './indexing/collect';
import {indexOfLastBuild} from './plugin/development';
import {TEMPLATE_FILE, searchTemplate} from './plugin/template';

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** Chunks that a first search needs: from `webpackChunkName`, and the styles from `plugins/upstream`. */
const CODE = ['search', 'search-modal', 'search-worker'];

/**
 * Builds the embedded search index from the pages of a production build, and serves it in
 * development. With hosted search, there is no index.
 */
export default function searchIndexPlugin({
  baseUrl,
  generatedFilesDir,
  i18n,
  outDir: buildFolder,
  siteConfig,
}: LoadContext): Plugin {
  const theme = {
    name: 'search',
    getThemePath: () => path.join(FOLDER, 'theme'),
    getTypeScriptThemePath: () => path.join(FOLDER, 'theme'),
    getClientModules: () =>
      ['lastReadVersion.ts', 'landing.ts'].map((file) => path.join(FOLDER, 'client', file)),
  };
  if ((siteConfig.customFields?.search as SearchSettings).mode === 'hosted') {
    return theme;
  }
  let codeFiles: readonly string[] = [];
  return {
    ...theme,
    configureWebpack({mode}, isServer) {
      // Docusaurus supports this setting, which its type lacks because only webpack has it.
      const served: object = {devServer: {static: [indexOfLastBuild(buildFolder, baseUrl)]}};
      const findCode: WebpackPluginInstance = {
        apply: ({hooks}: Compiler) =>
          hooks.afterEmit.tap('search-index', ({namedChunks}) => {
            codeFiles = CODE.flatMap((name) => [...(namedChunks.get(name)?.files ?? [])]);
          }),
      };
      return mode === 'development' ? served : {plugins: isServer ? [] : [findCode]};
    },
    async postBuild({outDir, routesPaths}) {
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const records = await collectRecords(outDir, routes, i18n.currentLocale);
      const folder = path.join(outDir, INDEX_FOLDER);
      const files = buildIndexFiles(records);
      for (const {name, content} of files) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
      const code = codeFiles.map((file) => baseUrl + file);
      const template = searchTemplate(code, files[0]!.content);
      await writeFile(path.join(generatedFilesDir, TEMPLATE_FILE), template);
    },
  };
}
