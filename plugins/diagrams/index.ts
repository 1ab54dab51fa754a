import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Invalidates compiled pages in the bundler's cache if something other than the page changes the names
 * of its images: the installed Mermaid, or the settings for drawing.
 */
export default function diagramsPlugin({siteDir}: LoadContext): Plugin {
  const buildDependencies = [
    'node_modules/mermaid/package.json',
    'markdown/diagrams/settings.ts',
    'markdown/diagrams/drawing.ts',
    'markdown/diagrams/remark.ts',
    'src/css/tokens.css',
  ].map((file) => path.join(siteDir, file));
  return {
    name: 'diagrams',
    configureWebpack: ({experiments}) =>
      experiments !== undefined && 'cache' in experiments
        ? ({experiments: {cache: {buildDependencies}}} as object)
        : {},
  };
}
