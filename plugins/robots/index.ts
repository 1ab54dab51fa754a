import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {robotsText} from './robots';

/** Writes `robots.txt`. It is not a static file, because it contains the URL of the build. */
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
