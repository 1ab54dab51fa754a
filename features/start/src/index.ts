import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageStyles} from '@pricing4saas/playground/pageStyles';
import type {BrowserOptions, StartOptions} from './options';
import {readModel, readSample} from './sample';

export type {StartOptions};

const styles = pageStyles('start', path.dirname(fileURLToPath(import.meta.url)));

/**
 * Creates the data of the page: the sample applications, and which samples of the playground have code.
 *
 * @returns the plugin. A function, because Docusaurus copies plain options into the JavaScript of every page
 */
export default function startPlugin({
  playground,
  folder,
  highlight,
}: StartOptions): (context: LoadContext) => Plugin {
  return ({siteDir, generatedFilesDir}) => ({
    name: 'start',
    getPathsToWatch: () => [path.join(siteDir, folder, '**/*')],
    async contentLoaded({actions: {createData}}) {
      const samples: BrowserOptions['samples'][number][] = [];
      let html: string | undefined;
      for (const {id, label, file} of playground.samples.flatMap((group) => group.samples)) {
        const text = readFileSync(path.join(siteDir, file), 'utf8');
        html ??= highlight(text);
        // Others have another syntax, or no plans.
        if (await readModel(text).catch(() => undefined)) samples.push({id, label});
      }
      await createData('colored.json', {html});
      await createData('options.json', {samples} satisfies BrowserOptions);
      const {model, files} = await readSample(path.join(siteDir, folder));
      // The reader's file replaces the pricing.
      const texts = Object.entries(files).map(([file, text]) =>
        file.endsWith('pricing/pricing.yml') ? [file, ''] : [file, text],
      );
      await createData('sample.json', {model, files: Object.fromEntries(texts)});
    },
    configureWebpack: (_config, isServer) => ({
      ...styles(isServer),
      // Only the server renders the colors of the sample.
      resolve: {
        alias: isServer
          ? {}
          : {[path.join(generatedFilesDir, 'start/default/colored.json')]: false},
      },
    }),
  });
}
