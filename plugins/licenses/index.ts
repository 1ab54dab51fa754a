/**
 * Docusaurus plugin: publishes the licenses of all packages in the browser's bundles, and fails the
 * build if one of them is not allowed.
 */
import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';
import {LICENSES_FILE} from '../../site/licenses';
import {readBundle} from '../upstream/bundle';
import {formatLicenses, licenseProblems, packagesOf} from './licenses';

export default function licensesPlugin(): Plugin {
  return {
    name: 'licenses',
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};

      const publish = (compilation: Compilation): void => {
        const packages = packagesOf(readBundle(compilation).files);
        compilation.emitAsset(
          LICENSES_FILE,
          new bundler.sources.RawSource(formatLicenses(packages)),
        );
        for (const problem of licenseProblems(packages))
          compilation.errors.push(new bundler.WebpackError(problem));
      };
      const apply = (compiler: Compiler): void =>
        compiler.hooks.thisCompilation.tap('licenses', (compilation) => {
          // This runs after all plugins that generate code.
          const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({name: 'licenses', stage}, () =>
            publish(compilation),
          );
        });
      return {plugins: [{apply}]};
    },
  };
}
