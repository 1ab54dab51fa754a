import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {robotsText} from './robots';

/** Writes `robots.txt` for the address the site is built for; a static file could not know it. */
export default function robotsPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await writeFile(
        path.join(outDir, 'robots.txt'),
        robotsText(siteConfig.url, siteConfig.baseUrl),
      );
    },
  };
}
