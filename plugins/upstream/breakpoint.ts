import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {root} from '../../lib/root';
import {NARROW, WIDE} from '../../src/client/breakpoint';
import type {Bundle} from './bundle';
import {problemsUnless} from './changed';

const LINK = 'https://github.com/facebook/docusaurus/issues/9603';

/** The theme's hook, which compares `innerWidth`, an integer, with 996. */
const HOOK = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'hooks/useWindowSize',
);

const REPLACEMENT = path.join(root, 'src/client/breakpoint.ts');

/** Replaces the theme's media queries, which leave a gap between 996 and 997 px. */
const oneBreakpoint = {
  postcssPlugin: 'one-breakpoint',
  AtRule: {
    media: (rule: {params: string}) => {
      rule.params = rule.params
        .replace('(max-width: 996px)', NARROW)
        .replace('(min-width: 997px)', WIDE);
    },
  },
};

/**
 * One breakpoint between the layouts of narrow and wide screens, in styles and in scripts. It is in em, so
 * that readers with large text get the layout of narrow screens before the navbar is full.
 */
export default function breakpointPlugin(): Plugin {
  return {
    name: 'breakpoint',
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      plugins: [...plugins, oneBreakpoint],
    }),
    configureWebpack: () => ({resolve: {alias: {[HOOK]: REPLACEMENT}}}),
  };
}

/** Whether our hook has replaced that of the theme. */
export function hookProblems({files}: Bundle): string[] {
  const original = files.find((file) => file.startsWith(`${HOOK}.`));
  return problemsUnless(files.includes(REPLACEMENT) && original === undefined, {
    file: 'plugins/upstream/breakpoint.ts',
    expected: `the theme requests ${HOOK}, which src/client/breakpoint.ts replaces`,
    found: original,
    fix: 'Correct HOOK, or scripts and styles switch between the layouts at different widths.',
    link: LINK,
  });
}

/**
 * Whether the styles have our breakpoint alone.
 *
 * @param styles the style sheet of every page
 */
export function mediaQueryProblems(styles: string): string[] {
  const [theirs] = /@media[^{]*\b99[67](\.\d+)?px[^{]*/.exec(styles) ?? [];
  const hasOurs = styles.includes('62.25em');
  return problemsUnless(theirs === undefined && hasOurs, {
    file: 'plugins/upstream/breakpoint.ts',
    expected: "the theme's media queries are (max-width: 996px) and (min-width: 997px)",
    found: theirs ?? 'neither of them',
    fix: 'Adapt oneBreakpoint, or a gap between the layouts remains.',
    link: LINK,
  });
}
