/** Lets the development server use the search index of the last build. */
import path from 'node:path';
import {INDEX_FOLDER} from '../settings';

/**
 * The index of the last build, in the format of webpack-dev-server. If there is none, the server returns the site's start page,
 * which the search rejects like any other damaged index.
 *
 * @param outDir folder of the built site
 * @param baseUrl base path of the site, with a slash at both ends
 */
export const indexOfLastBuild = (outDir: string, baseUrl: string) => ({
  directory: path.join(outDir, INDEX_FOLDER),
  publicPath: `${baseUrl}${INDEX_FOLDER}`,
  // Each page load requests the manifest again. Reloading open pages after a build would disturb.
  watch: false,
});
