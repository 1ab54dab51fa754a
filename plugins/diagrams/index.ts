import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Lets the bundler's cache forget compiled pages when something other than the page changes the
 * names of its pictures: the installed Mermaid, or the settings of the drawing.
 */
export default function diagramsPlugin({siteDir}: LoadContext): Plugin {
  const buildDependencies = [
    'node_modules/mermaid/package.json',
    'markdown/diagrams/settings.ts',
    'markdown/diagrams/drawing.ts',
    'markdown/diagrams/remark.ts',
  ].map((file) => path.join(siteDir, file));
  return {
    name: 'diagrams',
    configureWebpack: ({experiments}) =>
      experiments !== undefined && 'cache' in experiments
        ? ({experiments: {cache: {buildDependencies}}} as object)
        : {},
  };
}
