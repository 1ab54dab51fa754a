import type {PostCssOptions} from '@docusaurus/types';

/** Lowers modern CSS for older browsers, with some forty plugins of PostCSS. */
const PRESET = /[\\/]postcss-preset-env[\\/]/;

function moduleOf(plugin: unknown): string {
  return String(Array.isArray(plugin) ? plugin[0] : plugin);
}

/**
 * The settings of PostCSS without the work that gives nothing here:
 *
 * - `postcss-preset-env`: Lightning CSS, which minifies afterwards, lowers and prefixes for the
 *   browsers of package.json itself;
 * - the search for a configuration file in some twenty places of each folder above each style.
 *
 * @param options what Docusaurus passes to postcss-loader
 * @throws Error when Docusaurus does not use the preset any more
 */
export function withoutRepeatedWork(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins.filter((plugin) => !PRESET.test(moduleOf(plugin)));
  if (plugins.length === options.plugins.length) {
    throw new Error(
      'plugins/postcss: Docusaurus does not use postcss-preset-env any more, which this plugin ' +
        `takes out (found: ${plugins.map(moduleOf).join(', ') || 'none'}). Remove the plugin from ` +
        'docusaurus.config.ts, or teach options.ts the new name.',
    );
  }
  return {...options, config: false, plugins};
}
