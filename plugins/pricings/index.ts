import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {PRICINGS_FILE, readPricings} from '../../site/pricings';

/** Publishes the pricings of real products as files, also while the development server runs. */
export default function pricingsPlugin({siteDir}: LoadContext): Plugin {
  const {pricings} = readPricings();
  return {
    name: 'pricings',
    getPathsToWatch: () => [path.join(siteDir, PRICINGS_FILE)],
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer) return {};
      const apply = (compiler: Compiler): void =>
        compiler.hooks.thisCompilation.tap('pricings', (compilation) =>
          compilation.hooks.processAssets.tap('pricings', () => {
            for (const {url, text} of pricings) {
              compilation.emitAsset(url.slice(1), new bundler.sources.RawSource(text));
            }
          }),
        );
      return {plugins: [{apply}]};
    },
  };
}
