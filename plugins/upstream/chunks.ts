import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {earlyShortcutScript} from '../../src/search/client/earlyShortcut';

/** The theme's client module that sets up Prism, as Docusaurus requests it. */
const PRISM_SETUP = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/** Packages that several chunks may share. Worker and modal of the search are one file each. */
const SHARED_PACKAGES = /[\\/]node_modules[\\/](?!minisearch[\\/]|@docsearch[\\/])/;

/** The parts of every page, such as the navbar. There are about 15 kinds of pages. */
export const FRAME = {
  name: 'frame',
  // Without the components of documents, which many chunks import as well.
  test: /[\\/](@docusaurus|src[\\/](theme|client|search))[\\/]/,
  chunks: 'async' as const,
  minChunks: 10,
  enforce: true,
  priority: 30,
};

/** Styles that only the search modal needs. */
export const MODAL_STYLES = /[\\/](@docsearch[\\/]css[\\/].*|SearchBar[\\/]modal)\.css$/;

/**
 * A group of modules that becomes one chunk: components of routes, and what they import.
 *
 * @param name name of the chunk
 */
function chunkOf(name: string, ...components: readonly string[]) {
  // Docusaurus names the chunk of a route's component like this in production.
  const chunkNames = components.map((component) => simpleHash(component, 8));
  return {
    name,
    chunks: ({name: chunkName}: {readonly name?: string | null}) =>
      chunkNames.includes(chunkName ?? ''),
    enforce: true,
    priority: 20,
  };
}

/**
 * Removes from every page's JavaScript what no page needs:
 *
 * - the theme's set-up of Prism, 31 KB (gzip): `markdown/codeBlocks` highlights in the build;
 * - all of `tslib`, 4 KB, of which `@docusaurus/utils-common` needs one function;
 * - the styles of the search modal, which arrive with the modal.
 *
 * It also merges the chunks that every page, every page with a sidebar, and every document needs, and adds
 * the script that remembers a search shortcut until the other scripts have loaded.
 */
export default function firstLoadPlugin(): Plugin {
  return {
    name: 'first-load',
    injectHtmlTags() {
      return {headTags: [{tagName: 'script', innerHTML: earlyShortcutScript()}]};
    },
    configureWebpack(_config, isServer) {
      const searchStyles = {
        name: 'search',
        test: MODAL_STYLES,
        type: 'css/mini-extract',
        chunks: 'async' as const,
        enforce: true,
        // This group comes before that of the theme, which contains every style.
        priority: 60,
      };
      return {
        ...(!isServer && {
          optimization: {
            splitChunks: {
              // The default of 20,000 makes two more requests for 3 KB each.
              minSize: 24_000,
              cacheGroups: {
                searchStyles,
                defaultVendors: {test: SHARED_PACKAGES},
                frame: FRAME,
                docs: chunkOf('docs', '@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'),
                document: chunkOf('document', '@theme/DocItem'),
              },
            },
          },
        }),
        resolve: {alias: {[PRISM_SETUP]: false}},
        module: {
          rules: [
            {
              test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib: path.join(__dirname, 'tslibInterop.js')}},
            },
          ],
        },
      };
    },
  };
}
