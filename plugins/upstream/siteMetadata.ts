/** Leaves the versions of the plugins, which only debug pages of Docusaurus show, out of the script of every page. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function siteMetadataPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'upstream-site-metadata',
    configureWebpack: () => ({
      resolve: {alias: {[path.join(generatedFilesDir, 'site-metadata')]: false}},
    }),
  };
}
