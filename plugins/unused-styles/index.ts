import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {neededSelectors, unstyledClasses} from './families';

/** The part of a PostCSS rule that matters here. */
interface Rule {
  selectors: string[];
  readonly source?: {readonly input: {readonly file?: string}};
  remove(): void;
}

const INFIMA = /[\\/]infima[\\/]/;

const leaveOutUnused = {
  postcssPlugin: 'unused-styles',
  Rule(rule: Rule) {
    if (INFIMA.test(rule.source?.input.file ?? '')) {
      const needed = neededSelectors(rule.selectors);
      if (needed.length === 0) {
        rule.remove();
      } else if (needed.length < rule.selectors.length) {
        rule.selectors = needed;
      }
    }
  },
};

/** Leaves styles that no page uses out of the site's stylesheet, and stops the build if one does. */
export default function unusedStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, leaveOutUnused]};
    },
    async postBuild({outDir, routesPaths}) {
      for (const route of routesPaths.filter((each) => !each.endsWith('.html'))) {
        const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
        const classes = unstyledClasses(await readFile(file, 'utf8'));
        if (classes.length > 0) {
          throw new Error(
            `${route} uses the classes ${classes.join(', ')}, whose styles are left out. ` +
              'Use another class, or take its family out of plugins/unused-styles/families.ts.',
          );
        }
      }
    },
  };
}
