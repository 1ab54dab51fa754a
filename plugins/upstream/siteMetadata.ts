/** Leaves what only the build reads out of the script of every page: its settings, and the versions of the plugins. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Settings of the site, and of its `future`, that no browser reads. */
const OF_BUILD: ReadonlySet<string> = new Set([
  ...['v4', 'faster', 'experimental_vcs', 'markdown', 'staticDirectories', 'onDuplicateRoutes'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'presets', 'plugins', 'themes', 'clientModules'],
]);

const forBrowsers = (settings: object) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !OF_BUILD.has(name)));

export default function siteMetadataPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  let settings: string | undefined;
  return {
    name: 'upstream-site-metadata',
    async contentLoaded({actions: {createData}}) {
      const json = JSON.stringify({
        ...forBrowsers(siteConfig),
        future: forBrowsers(siteConfig.future),
      });
      settings = await createData('settings.mjs', `export default ${json}`);
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          [path.join(generatedFilesDir, 'site-metadata')]: false,
          [path.join(generatedFilesDir, 'docusaurus.config')]: settings!,
        },
      },
    }),
  };
}
