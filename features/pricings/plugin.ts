import type {Plugin} from '@docusaurus/types';
import {pageStyles} from '@pricing4saas/playground/pageStyles';
import type {Compiler} from 'webpack';
import {PRICINGS_FILE, readPricings} from './readPricings';
import {TABLE_FILE, tableOf} from './facts';
import {factsOf} from './factsOf';

/**
 * Publishes the pricings of real products as files, also while the development server runs, and
 * creates the data of their page.
 */
export default function pricingsPlugin(): Plugin {
  const {summary, pricings} = readPricings();
  const facts = pricings.map(factsOf);
  const styles = pageStyles('pricings', __dirname);
  return {
    name: 'pricings',
    getPathsToWatch: () => [PRICINGS_FILE],
    async contentLoaded({actions: {createData}}) {
      const {files, refused} = summary;
      const shown = facts.map(({names, ...rest}) => {
        const isSeries = facts.some(({id, product}) => product === rest.product && id !== rest.id);
        return isSeries ? {...rest, names} : rest;
      });
      await createData('pricings.json', {files, refused, pricings: shown});
    },
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer) return {};
      const apply = (compiler: Compiler): void =>
        compiler.hooks.thisCompilation.tap('pricings', (compilation) =>
          compilation.hooks.processAssets.tap('pricings', () => {
            const emit = (file: string, text: string) =>
              compilation.emitAsset(file, new bundler.sources.RawSource(text));
            pricings.forEach(({url, text}) => emit(url.slice(1), text));
            emit(TABLE_FILE, tableOf(facts));
          }),
        );
      return {...styles(isServer), plugins: [{apply}]};
    },
  };
}
