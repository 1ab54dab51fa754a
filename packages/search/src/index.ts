import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {earlyShortcutScript} from './client/earlyShortcut';
import {buildIndexFiles} from './indexing/build';
import {collectRecords} from './indexing/collect';
import type {
  BrowserOptions,
  PageDescription,
  SearchOptions,
  SearchTexts,
  SearchVersion,
} from './options';
import {indexOfLastBuild} from './plugin/development';
import {TEMPLATE_FILE, searchTemplate} from './plugin/template';
import {INDEX_FOLDER} from './settings';

export type {BrowserOptions, PageDescription, SearchOptions, SearchTexts, SearchVersion};

const FOLDER = path.dirname(fileURLToPath(import.meta.url));

/** Chunks that a first search needs: from `webpackChunkName`, and those of style sheets, if the site names one. */
const CODE = ['search', 'search-modal', 'search-worker'];

/**
 * Replaces the search bar and the search page. Embedded search also builds the index from the pages of a
 * production build, and serves it in development.
 *
 * @returns the theme. A function, because Docusaurus copies plain options into the JavaScript of every page
 */
export default function searchTheme(options: SearchOptions): (context: LoadContext) => Plugin {
  const {settings, versions, missingResults, suggestions, description} = options;
  const browserOptions: BrowserOptions = {settings, versions};
  const texts: SearchTexts = {missingResults, suggestions};
  return ({baseUrl, generatedFilesDir, i18n, outDir: buildFolder}) => {
    let codeFiles: readonly string[] = [];
    const indexing: Partial<Plugin> = {
      configureWebpack({mode}, isServer) {
        // Docusaurus supports this setting, which its type lacks because only webpack has it.
        const served: object = {devServer: {static: [indexOfLastBuild(buildFolder, baseUrl)]}};
        const findCode: WebpackPluginInstance = {
          apply: ({hooks}: Compiler) =>
            hooks.afterEmit.tap('search', ({namedChunks}) => {
              codeFiles = CODE.flatMap((name) => [...(namedChunks.get(name)?.files ?? [])]);
            }),
        };
        return mode === 'development' ? served : {plugins: isServer ? [] : [findCode]};
      },
      async postBuild({outDir, routesPaths}) {
        const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
        const records = await collectRecords(outDir, routes, i18n.currentLocale, options);
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

function preconnectTo(appId: string) {
  const href = `https://${appId}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}
