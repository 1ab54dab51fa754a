import path from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The Markdown plugins that partials are compiled with. */
export interface PartialsOptions {
  readonly beforeDefaultRemarkPlugins: MDXPlugin[];
  readonly remarkPlugins: MDXPlugin[];
  readonly rehypePlugins: MDXPlugin[];
}

/**
 * Compiles the files in `partials/` with the Markdown plugins of the docs.
 *
 * Docusaurus compiles a Markdown file that lies outside of its content folders without them, so that
 * a diagram or a formula in a partial would not be what it is in a page.
 */
export default async function partialsPlugin(
  {siteDir, siteConfig}: LoadContext,
  options: unknown,
): Promise<Plugin> {
  const rule = await createMDXLoaderRule({
    // With a separator at its end, so that a folder whose name begins alike is not meant.
    include: [path.join(siteDir, 'partials') + path.sep],
    options: {
      useCrossCompilerCache: siteConfig.future.faster.mdxCrossCompilerCache,
      admonitions: true,
      staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      siteDir,
      isMDXPartial: () => true,
      isMDXPartialFrontMatterWarningDisabled: true,
      markdownConfig: siteConfig.markdown,
      ...(options as PartialsOptions),
    },
  });
  return {
    name: 'partials',
    getPathsToWatch: () => [path.join(siteDir, 'partials/**/*.mdx')],
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}
