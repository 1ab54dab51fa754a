import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHANGES} from '../../site/versions/changes';

/**
 * Invalidates compiled pages in the bundler's cache if something other than the page changes their content:
 * the names of images depend on the installed Mermaid and the settings for drawing.
 */
export default function pageCachePlugin({siteDir}: LoadContext): Plugin {
  const buildDependencies = [
    'node_modules/mermaid/package.json',
    'markdown/diagrams/settings.ts',
    'markdown/diagrams/drawing.ts',
    'markdown/diagrams/remark.ts',
    'src/css/tokens.css',
    ...Object.keys(CHANGES).map((label) => `site/versions/${label}/changes.yml`),
  ].map((file) => path.join(siteDir, file));
  return {
    name: 'page-cache',
    configureWebpack: ({experiments}) =>
      experiments !== undefined && 'cache' in experiments
        ? ({experiments: {cache: {buildDependencies}}} as object)
        : {},
  };
}
