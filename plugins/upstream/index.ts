/** Everything in the build that depends on what Docusaurus, Rspack or DocSearch do not promise. See README.md. */
import type {Plugin, PluginConfig} from '@docusaurus/types';
import breakpointPlugin from './breakpoint';
import chunksPlugin from './chunks';
import colorModePlugin from './colorMode';
import partialsPlugin, {type PartialsOptions} from './partials';
import prismPlugin from './prism';
import siteMetadataPlugin from './siteMetadata';
import {styleChunkPlugins} from './styleChunks';
import tslibPlugin from './tslib';
import verifyPlugin from './verify';

/**
 * Makes a build without caches some seconds faster: without the preset, because Lightning CSS also transforms styles
 * for the browsers of package.json, and without the search for a configuration file in twenty places of each folder.
 */
const postcssPlugin = (): Plugin => ({
  name: 'upstream-postcss',
  configurePostCss: ({plugins, ...options}) => ({
    ...options,
    config: false,
    plugins: plugins.filter((plugin) => !/postcss-preset-env/.test(String([plugin].flat()[0]))),
  }),
});

/**
 * The plugins. `docusaurus.config.ts` lists that of the docs.
 *
 * @param markdown Markdown plugins of partials
 */
export default function upstreamPlugins(markdown: PartialsOptions): PluginConfig[] {
  return [
    breakpointPlugin,
    (context) => partialsPlugin(context, markdown),
    ...styleChunkPlugins,
    chunksPlugin,
    colorModePlugin,
    prismPlugin,
    siteMetadataPlugin,
    tslibPlugin,
    postcssPlugin,
    verifyPlugin,
  ];
}
