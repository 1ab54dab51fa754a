import path from 'node:path';
import {createMDXLoaderRule} from '@docusaurus/mdx-loader';
import type {MDXPlugin} from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Bundle} from './bundle';
import {problemsUnless} from './changed';

export interface PartialsOptions {
  readonly beforeDefaultRemarkPlugins: MDXPlugin[];
  readonly remarkPlugins: MDXPlugin[];
  readonly rehypePlugins: MDXPlugin[];
}

/** Name of the rule in identifiers of modules. */
const RULE = {ident: 'partials'};

/**
 * Compiles the files in `partials/` with the Markdown plugins of the docs.
 *
 * Docusaurus does not apply these plugins to Markdown files outside of its content folders. Diagrams
 * and formulas would therefore not work in partials.
 */
export default async function partialsPlugin(
  {siteDir, siteConfig}: LoadContext,
  options: PartialsOptions,
): Promise<Plugin> {
  const rule = await createMDXLoaderRule({
    // The path ends with a separator, so that it does not match folders with the same prefix.
    include: [path.join(siteDir, 'partials') + path.sep],
    options: {
      useCrossCompilerCache: siteConfig.future.faster.mdxCrossCompilerCache,
      admonitions: true,
      staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      siteDir,
      isMDXPartial: () => true,
      isMDXPartialFrontMatterWarningDisabled: true,
      markdownConfig: siteConfig.markdown,
      ...options,
      ...RULE,
    },
  });
  return {
    name: 'upstream-partials',
    getPathsToWatch: () => [path.join(siteDir, 'partials/**/*.mdx')],
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}

/** Whether our rule alone compiles the partials. */
export function partialProblems({identifiers}: Bundle): string[] {
  const wrong = identifiers.find((identifier) => {
    const rules = identifier.match(/(?<=[\\/]mdx-loader[\\/][^!?]*\?\?)[^!]*/g) ?? [];
    return /[\\/]partials[\\/][^!]*\.mdx$/.test(identifier) && rules.join() !== RULE.ident;
  });
  return problemsUnless(wrong === undefined, {
    file: 'plugins/upstream/partials.ts',
    expected: `the MDX loader of the rule "${RULE.ident}" alone compiles each file of partials/`,
    found: wrong,
    fix: 'Adapt the rule, or partials contain no diagrams and formulas, or contain them twice.',
  });
}
