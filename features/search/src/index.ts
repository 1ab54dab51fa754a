import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {earlyShortcutScript} from './client/earlyShortcut';
import {buildIndexFiles} from './indexing/build';
import {collectRecords, type IndexOptions} from './indexing/collect';
import {CODE_FILE} from './indexing/template';
import type {
  BrowserOptions,
  PageDescription,
  SearchOptions,
  SearchTexts,
  SearchVersion,
} from './options';
import {INDEX_FOLDER} from './settings';

export type {BrowserOptions, PageDescription, SearchOptions, SearchTexts, SearchVersion};

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** Chunks that a first search needs: from `webpackChunkName`, and those of style sheets, if the site names one. */
const CODE = ['search', 'search-modal', 'search-worker'];

/**
 * Replaces the search bar and the search page. In development, embedded search uses the index of the last build,
 * which `searchIndex` or the site itself writes.
 *
 * @returns the theme. A function, because Docusaurus copies plain options into the JavaScript of every page
 */
export default function searchTheme(options: SearchOptions): (context: LoadContext) => Plugin {
  const {settings, versions, missingResults, start, suggestions, description} = options;
  const browserOptions: BrowserOptions = {settings, versions};
  const texts: SearchTexts = {missingResults, start, suggestions};
  return ({baseUrl, generatedFilesDir, outDir}) => {
    const indexing: Partial<Plugin> = {
      configureWebpack({mode}, isServer) {
        // The index of the last build. Each page load requests its manifest again, so nothing has to reload.
        const directory = path.join(outDir, INDEX_FOLDER);
        const lastBuild = {directory, publicPath: baseUrl + INDEX_FOLDER, watch: false};
        // Docusaurus supports this setting, which its type lacks because only webpack has it.
        const served: object = {devServer: {static: [lastBuild]}};
        const findCode: WebpackPluginInstance = {
          apply: ({hooks}: Compiler) =>
            hooks.afterEmit.tap('search', ({namedChunks}) => {
              const files = CODE.flatMap((name) => [...(namedChunks.get(name)?.files ?? [])]);
              writeFileSync(path.join(generatedFilesDir, CODE_FILE), JSON.stringify(files));
            }),
        };
        return mode === 'development' ? served : {plugins: isServer ? [] : [findCode]};
      },
    };
    return {
      name: 'search',
      getThemePath: () => path.join(FOLDER, 'theme'),
      getTypeScriptThemePath: () => path.join(FOLDER, 'theme'),
      getClientModules: () =>
        ['lastReadVersion.ts', 'landing.ts', 'traversal.ts'].map((file) =>
          path.join(FOLDER, 'client', file),
        ),
      contentLoaded: async ({actions: {createData}}) => {
        await createData('options.json', browserOptions);
        await createData('texts.json', texts);
        await createData('page.json', {description});
      },
      injectHtmlTags: () => ({
        headTags: [
          // Hosted search opens its connection early.
          ...(settings.mode === 'hosted' ? [preconnectTo(settings.appId)] : []),
          {tagName: 'script', innerHTML: earlyShortcutScript()},
        ],
      }),
      ...(settings.mode === 'embedded' && indexing),
    };
  };
}

/**
 * Builds the index after the pages, for sites whose own steps do not read them.
 *
 * @returns the plugin. A function, because Docusaurus copies plain options into the JavaScript of every page
 */
export function searchIndex(options: IndexOptions): (context: LoadContext) => Plugin {
  return ({i18n}) => ({
    name: 'search-index',
    async postBuild({outDir}) {
      const records = collectRecords(outDir, i18n.currentLocale, options);
      for (const {name, content} of buildIndexFiles(records)) {
        const file = path.join(outDir, INDEX_FOLDER, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, content);
      }
    },
  });
}

function preconnectTo(appId: string) {
  const href = `https://${appId}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}
