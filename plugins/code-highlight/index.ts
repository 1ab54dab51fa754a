import path from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';

type MarkdownPlugins = Pick<
  Parameters<typeof createMDXLoaderRule>[0]['options'],
  'remarkPlugins' | 'rehypePlugins'
>;

/**
 * Compiles partials with the same Markdown plugins as pages; Docusaurus itself compiles them with
 * none, and their code would reach the page without highlighting.
 *
 * @param options Markdown plugins of the docs
 */
export default async function codeHighlightPlugin(
  {siteDir, siteConfig}: LoadContext,
  options: MarkdownPlugins,
): Promise<Plugin> {
  const partials = await createMDXLoaderRule({
    include: [path.join(siteDir, 'partials') + path.sep],
    options: {
      ...options,
      useCrossCompilerCache: siteConfig.future.faster.mdxCrossCompilerCache,
      admonitions: true,
      staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      siteDir,
      isMDXPartial: () => true,
      isMDXPartialFrontMatterWarningDisabled: true,
      markdownConfig: siteConfig.markdown,
    },
  });
  return {
    name: 'code-highlight',
    configureWebpack() {
      return {module: {rules: [partials]}};
    },
  };
}
