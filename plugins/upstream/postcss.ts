import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {assertUnchanged} from './changed';

/** Transforms modern CSS for older browsers, with about forty PostCSS plugins. */
const PRESET = /[\\/]postcss-preset-env[\\/]/;

const moduleOf = (plugin: unknown): string => String(Array.isArray(plugin) ? plugin[0] : plugin);

/**
 * The settings of PostCSS without work that has no effect here:
 *
 * - `postcss-preset-env`, because Lightning CSS minifies afterwards, and also transforms and prefixes
 *   for the browsers of package.json;
 * - the search for a configuration file in about twenty places of each parent folder of each style.
 *
 * @param options the options that Docusaurus passes to postcss-loader
 * @throws Error if Docusaurus no longer uses the preset
 */
export function withoutRepeatedWork(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins.filter((plugin) => !PRESET.test(moduleOf(plugin)));
  assertUnchanged(plugins.length < options.plugins.length, {
    file: 'plugins/upstream/postcss.ts',
    expected: 'Docusaurus uses postcss-preset-env, which this plugin removes',
    found: options.plugins.map(moduleOf).join(', ') || 'no plugin',
    fix: 'Remove the plugin from plugins/upstream/index.ts, or change PRESET.',
  });
  return {...options, config: false, plugins};
}

/** Makes a build without caches some seconds faster. See {@link withoutRepeatedWork}. */
export default function postcssPlugin(): Plugin {
  return {name: 'upstream-postcss', configurePostCss: withoutRepeatedWork};
}
