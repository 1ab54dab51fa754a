import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MESSAGES_PAGE, type ErrorMessage} from '../../pricing2yaml/src/messages/model';
import {readMessages} from '../../pricing2yaml/src/messages/page';
import {CURRENCIES} from '../../pricing2yaml/src/schema/dependencies';
import {SCHEMA_FOLDER, type JsonSchema} from '../../pricing2yaml/src/schema/model';
import {NO_SELECTION} from './link';
import {SAMPLES} from './samples';
import type {Analysis} from './types';
import {analyze} from './worker/analyze';

const WORKER = path.join(__dirname, './worker');
const JS_YAML = path.join(
  path.dirname(require.resolve('js-yaml/package.json')),
  'dist/js-yaml.mjs',
);

/** Data of the page. */
interface Content {
  /** Text of each sample, by id. */
  readonly samples: Readonly<Record<string, string>>;
  /** The first sample, which the page contains. */
  readonly sample: {readonly text: string; readonly analysis: Analysis};
  /** How to recognize the messages of Pricing4TS. */
  readonly messages: readonly ErrorMessage[];
}

/** Styles of the playground, which are in `packages/playground/src` and beside its page. */
const STYLES = /[\\/](src[\\/]pages|packages)[\\/]playground([\\/].*)?\.module\.css$/;

/**
 * Creates the data of the playground, and lets it bundle pricing4ts for the browser:
 *
 * - its modules import a shim in the place of its server, which needs MiniZinc and OpenFeature;
 * - the Node modules that it needs only for files and signatures are empty, and `semver` and
 *   `currency-codes` are reduced to the functions that it calls;
 * - it shares one copy of js-yaml with the site, which imports ES modules.
 *
 * It also keeps the playground's styles out of the style sheet of every page. The playground's page
 * links to them, because Docusaurus links only to the styles of every page.
 */
export default function playgroundPlugin({siteDir}: LoadContext): Plugin {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  return {
    name: 'playground',
    getPathsToWatch: () =>
      [...SAMPLES.map(({file}) => file), `docs/${MESSAGES_PAGE}`].map((file) =>
        path.join(siteDir, file),
      ),
    async loadContent(): Promise<Content> {
      const samples = Object.fromEntries(SAMPLES.map(({id, file}) => [id, read(file)]));
      const text = samples[SAMPLES[0]!.id]!;
      // These are our files, so that the library can evaluate them as it does on a server.
      const analysis = await analyze(
        text,
        NO_SELECTION,
        async (version) => JSON.parse(read(`${SCHEMA_FOLDER}/${version}.json`)) as JsonSchema,
      );
      const messages = readMessages(read(`docs/${MESSAGES_PAGE}`))
        .filter(({section}) => section === 'pricing4ts')
        .map(({id, forms}) => ({id, forms}));
      return {samples, sample: {text, analysis}, messages};
    },
    async contentLoaded({content, actions: {createData}}) {
      const {samples, sample, messages} = content as Content;
      await createData('samples.json', samples);
      await createData('sample.json', sample);
      await createData('messages.json', messages);
      await createData(
        'currencies.json',
        CURRENCIES.map(({code}) => code),
      );
    },
    configureWebpack(_config, isServer) {
      const playgroundStyles = {
        name: 'playground',
        test: STYLES,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        enforce: true,
        // This group comes before that of the theme, which contains every style.
        priority: 60,
      };
      return {
        ...(!isServer && {optimization: {splitChunks: {cacheGroups: {playgroundStyles}}}}),
        resolve: {alias: {'js-yaml$': JS_YAML}},
        module: {
          rules: [
            {
              test: /node_modules[\\/](pricing4ts|jwt-simple)[\\/]/,
              resolve: {
                alias: {
                  '../server$': path.join(WORKER, 'serverShim.ts'),
                  'currency-codes$': path.join(WORKER, 'currencyShim.ts'),
                  semver$: path.join(WORKER, 'semverShim.ts'),
                },
                fallback: {crypto: false, fs: false, os: false, path: false},
              },
            },
          ],
        },
      };
    },
    postBuild({outDir, baseUrl}) {
      const isPlayground = (name: string) => name.startsWith('playground.');
      const file = readdirSync(path.join(outDir, 'assets/css')).find(isPlayground);
      if (file !== undefined) {
        const page = path.join(outDir, 'playground/index.html');
        const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${file}"></head>`;
        writeFileSync(
          page,
          readFileSync(page, 'utf8').replace('</head>', () => link),
        );
      }
    },
  };
}
