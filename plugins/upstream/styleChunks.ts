/** Keeps styles that few readers need out of the style sheet of every page. */
import {pageStyles} from '@pricing4saas/playground/pageStyles';
import type {Plugin} from '@docusaurus/types';
import type {Bundle} from './bundle';
import {changed} from './changed';

/** Styles that arrive with the code that needs them, by name of their chunk. */
const STYLES = {
  search: /[\\/](@docsearch[\\/]css[\\/].*|SearchBar[\\/]modal)\.css$/,
  compare: /[\\/]Compare[\\/]styles\.module\.css$/,
};

/** Pages with their own style sheet, which the pages below them use as well. */
export const STYLED_PAGES = ['playground', 'start', 'learn', 'pricings'];

/** Names of the chunks: of this plugin, and of these pages. */
const NAMES = [...Object.keys(STYLES), ...STYLED_PAGES];

export const styleChunkPlugins = Object.entries(STYLES).map(([name, test]) => (): Plugin => {
  const styles = pageStyles(name, test);
  return {
    name: `upstream-${name}-styles`,
    configureWebpack: (_config, isServer) => styles(isServer),
  };
});

/** Whether the chunks contain styles. */
export const styleChunkProblems = ({chunk}: Bundle): string[] =>
  NAMES.filter((name) => !chunk(name).some((file) => file.endsWith('.css'))).map((name) =>
    changed({
      file: 'features/playground/src/pageStyles.ts',
      expected: `the bundle contains a style sheet "${name}"`,
      found: chunk(name).join(', ') || 'no such chunk',
      fix:
        'Adapt "type" and "priority" of its cache group to those of the group "styles" in ' +
        '@docusaurus/core/lib/webpack/base.js, or the modal and the pages of NAMES have no styles.',
      link: 'https://github.com/facebook/docusaurus/issues/2006',
    }),
  );
