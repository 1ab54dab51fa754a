/** Everything in the build that depends on what Docusaurus, Rspack or DocSearch do not promise. See README.md. */
import type {PluginConfig} from '@docusaurus/types';
import breakpointPlugin from './breakpoint';
import chunksPlugin from './chunks';
import colorModePlugin from './colorMode';
import partialsPlugin, {type PartialsOptions} from './partials';
import postcssPlugin from './postcss';
import prismPlugin from './prism';
import siteMetadataPlugin from './siteMetadata';
import styleChunksPlugin from './styleChunks';
import tslibPlugin from './tslib';
import verifyPlugin from './verify';

/**
 * The plugins. Those of the docs and of the preset are in `preset.ts`.
 *
 * @param markdown Markdown plugins of partials
 */
export default function upstreamPlugins(markdown: PartialsOptions): PluginConfig[] {
  return [
    breakpointPlugin,
    (context) => partialsPlugin(context, markdown),
    styleChunksPlugin,
    chunksPlugin,
    colorModePlugin,
    prismPlugin,
    siteMetadataPlugin,
    tslibPlugin,
    postcssPlugin,
    verifyPlugin,
  ];
}
