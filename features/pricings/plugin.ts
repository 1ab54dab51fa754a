import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageStyles} from '@pricing4saas/playground/pageStyles';
import type {Compiler} from 'webpack';
import {PRICINGS_FILE, readPricings} from './readPricings';
import {PRICINGS_PATH} from '../../site/pages';
import {factsOf} from './factsOf';

/**
 * Publishes the pricings of real products as files, also while the development server runs, and
 * creates their page and its data.
 */
export default function pricingsPlugin({baseUrl}: LoadContext): Plugin {
  const {summary, pricings} = readPricings();
  const styles = pageStyles('pricings', __dirname);
  return {
    name: 'pricings',
    getPathsToWatch: () => [PRICINGS_FILE],
    async contentLoaded({actions: {addRoute, createData}}) {
      const {files, refused} = summary;
      await createData('pricings.json', {files, refused, pricings: pricings.map(factsOf)});
      addRoute({
        path: baseUrl + PRICINGS_PATH.slice(1),
        exact: true,
        component: '@site/features/pricings/PricingsPage.tsx',
        metadata: {sourceFilePath: 'features/pricings/PricingsPage.tsx'},
      });
    },
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer) return {};
      const apply = (compiler: Compiler): void =>
        compiler.hooks.thisCompilation.tap('pricings', (compilation) =>
          compilation.hooks.processAssets.tap('pricings', () => {
            for (const {url, text} of pricings)
              compilation.emitAsset(url.slice(1), new bundler.sources.RawSource(text));
          }),
        );
      return {...styles(isServer), plugins: [{apply}]};
    },
  };
}
