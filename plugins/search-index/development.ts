/** Lets the development server answer searches: it has no build of its own to make an index from. */
import path from 'node:path';
import {INDEX_FOLDER} from '../../site/search';

/** A folder that the development server serves, as webpack-dev-server takes it. */
export interface ServedFolder {
  readonly directory: string;
  readonly publicPath: string;
  readonly watch: boolean;
}

/**
 * The index of the last build. When there is none, the server answers with the site's start page,
 * which the search refuses like any other damaged index.
 *
 * @param outDir folder of the built site
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function indexOfLastBuild(outDir: string, baseUrl: string): ServedFolder {
  return {
    directory: path.join(outDir, INDEX_FOLDER),
    publicPath: `${baseUrl}${INDEX_FOLDER}`,
    // A page asks for the manifest anew; to reload pages at the end of a build would disturb.
    watch: false,
  };
}
