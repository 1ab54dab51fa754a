import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ErrorMessage} from '@pricing4saas/pricing2yaml/messages/model';
import {readMessages} from '@pricing4saas/pricing2yaml/messages/page';
import {CURRENCIES} from '@pricing4saas/pricing2yaml/schema/dependencies';
import type {BrowserOptions, PlaygroundOptions, PublishedFile} from './options';
import {pageStyles} from './pageStyles';
import type {Analysis, Evaluation} from './types';
import {analyzeText} from './worker/analyzeText';

export type {BrowserOptions, PlaygroundOptions, PublishedFile};

const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const WORKER = path.join(FOLDER, 'worker');
const styles = pageStyles('playground', FOLDER);
const JS_YAML = path.join(
  path.dirname(createRequire(import.meta.url).resolve('js-yaml/package.json')),
  'dist/js-yaml.mjs',
);

const NOT_EVALUATED = {decisions: [], error: 'The expressions are not evaluated yet.'};

/** Who gets what, which readers see in another tab, until the worker answers. */
const NO_EVALUATION: Evaluation = {
  plan: undefined,
  addOns: [],
  price: undefined,
  invalid: undefined,
  token: {...NOT_EVALUATED, claims: undefined},
  react: NOT_EVALUATED,
  grid: [],
};

/** Data of the page. */
interface Content {
  readonly samples: Readonly<Record<string, string>>;
  /** The first sample, which the page contains. */
  readonly sample: {readonly text: string; readonly analysis: Analysis};
  /** How to recognize the messages of Pricing4TS. */
  readonly messages: readonly ErrorMessage[];
}

/**
 * Creates the data of the playground, and lets it bundle pricing4ts for the browser:
 *
 * - its modules import a shim in the place of its server, which needs MiniZinc and OpenFeature;
 * - the Node modules that it needs only for files and signatures are empty, and `semver` and
 *   `currency-codes` are reduced to the functions that it calls;
 * - the schema validator has no formats, such as `email`, because no schema uses one;
 * - it shares one copy of js-yaml with the site, which imports ES modules.
 *
 * @returns the plugin. A function, because Docusaurus copies plain options into the JavaScript of every page
 */
export default function playgroundPlugin(
  options: PlaygroundOptions,
): (context: LoadContext) => Plugin {
  const {samples: groups, files: published, messagesFile, pages, problemReport} = options;
  const files = groups.flatMap(({samples}) => samples);
  const browserOptions: BrowserOptions = {
    samples: groups.map(({label, samples}) => ({
      label,
      samples: samples.map(({id, label: name}) => ({id, label: name})),
    })),
    pages,
    problemReport,
  };
  return ({siteDir}) => {
    const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
    return {
      name: 'playground',
      getPathsToWatch: () =>
        [...files.map(({file}) => file), messagesFile].map((file) => path.join(siteDir, file)),
      async loadContent(): Promise<Content> {
        const samples = Object.fromEntries(files.map(({id, file}) => [id, read(file)]));
        const text = samples[files[0]!.id]!;
        // These are our files, so that the library can evaluate them as it does on a server.
        const found = await analyzeText(text);
        const unevaluated = {userContextKeys: [], evaluation: NO_EVALUATION};
        const pricing = found.pricing && {...found.pricing, ...unevaluated};
        const analysis = {...found, pricing};
        const messages = readMessages(read(messagesFile))
          .filter(({section}) => section === 'pricing4ts')
          .map(({id, forms}) => ({id, forms}));
        return {samples, sample: {text, analysis}, messages};
      },
      async contentLoaded({content, actions: {createData}}) {
        const {samples, sample, messages} = content as Content;
        await createData('options.json', browserOptions);
        await createData('samples.json', samples);
        await createData('files.json', published);
        await createData('sample.json', sample);
        await createData('messages.json', messages);
        await createData(
          'currencies.json',
          CURRENCIES.map(({code}) => code),
        );
      },
      configureWebpack(_config, isServer) {
        return {
          ...styles(isServer),
          resolve: {alias: {'js-yaml$': JS_YAML}},
          module: {
            rules: [
              {
                test: /node_modules[\\/](pricing4ts|jwt-simple|@cfworker)[\\/]/,
                resolve: {
                  alias: {
                    './format.js$': path.join(WORKER, 'formatShim.ts'),
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
    };
  };
}
