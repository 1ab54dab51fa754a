import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHANGES} from '../../site/versions/changes';

/** The schemas, whose fields pages describe, and the pricings that code blocks open in the playground. */
const DATA = [
  'packages/pricing2yaml/static/schemas/pricing2yaml',
  'samples/cookbook',
  'samples/playground',
  'samples/pricing',
  'samples/starter-guide',
];

/**
 * Invalidates compiled pages in the bundler's cache if something other than the page changes their content:
 * the names of images depend on the installed Mermaid and the settings for drawing, and pages contain data.
 * Otherwise, the HTML of a page could have the old data, and its script the new ones.
 */
export default function pageCachePlugin({siteDir}: LoadContext): Plugin {
  const data = DATA.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder)).map((file) => `${folder}/${file}`),
  );
  const buildDependencies = [
    ...data,
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
