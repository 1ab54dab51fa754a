import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {root} from '../../lib/root';
import {NARROW, WIDE} from '../../src/client/breakpoint';

/** The theme's hook, which compares `innerWidth`, an integer, with 996. */
const HOOK = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'hooks/useWindowSize',
);

interface MediaRule {
  params: string;
}

/** Replaces the theme's media queries, which leave a gap between 996 and 997 px. */
const oneBreakpoint = {
  postcssPlugin: 'one-breakpoint',
  AtRule: {
    media: (rule: MediaRule) => {
      rule.params = rule.params
        .replace('(max-width: 996px)', NARROW)
        .replace('(min-width: 997px)', WIDE);
    },
  },
};

/**
 * One breakpoint between the layouts of narrow and wide screens, in styles and in scripts. It is in em, so
 * that readers with large text get the layout of narrow screens before the navbar is full.
 *
 * The theme fixes its breakpoint: https://github.com/facebook/docusaurus/issues/9603
 */
export default function breakpointPlugin(): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      plugins: [...plugins, oneBreakpoint],
    }),
    configureWebpack: () => ({
      resolve: {alias: {[HOOK]: path.join(root, 'src/client/breakpoint.ts')}},
    }),
  };
}
