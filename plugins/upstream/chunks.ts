/** Merges the chunks that every page, every page with a sidebar, and every document needs. */
import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import type {Chunk} from 'webpack';
import type {Bundle} from './bundle';
import {changed, problemsUnless} from './changed';
import {PAGE_COMPONENTS} from './components';

/** Packages that several chunks may share. Worker and modal of the search are one file each. */
const SHARED_PACKAGES = /[\\/]node_modules[\\/](?!minisearch[\\/]|@docsearch[\\/])/;

/** The parts of every page, such as the navbar. There are about 15 kinds of pages. */
export const FRAME = {
  name: 'frame',
  // Without the components of documents, which many chunks import as well.
  test: /[\\/](@docusaurus|src[\\/](theme|client)|search[\\/]src)[\\/]/,
  chunks: 'async' as const,
  minChunks: 10,
  enforce: true,
  priority: 30,
};

/**
 * A group of modules that becomes one chunk: components of routes, and what they import. It has the name of the chunk of
 * the first one, because Docusaurus prefetches chunks by their names.
 */
function chunkOf(...components: readonly string[]) {
  // Docusaurus names the chunk of a route's component like this in production.
  const chunkNames = components.map((component) => simpleHash(component, 8));
  return {
    name: chunkNames[0]!,
    chunks: ({name: chunkName}: Chunk) => chunkNames.includes(chunkName ?? ''),
    enforce: true,
    priority: 20,
  };
}

/** The chunks, by what they are for. */
const CHUNKS = {
  frame: FRAME,
  docs: chunkOf('@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'),
};

/** The chunk of documents, which shares no packages. */
const DOCUMENT = {name: simpleHash('@theme/DocItem', 8)};

const HASH = 'simpleHash(component, 8), the name of the chunk of a component (chunkOf),';

/** What selects the modules of a chunk, for messages. */
const SELECTED_BY = {frame: 'the path of modules (FRAME)', docs: HASH, document: HASH};

/** Components of pages. The bundle has no chunk for those without a page. */
const PAGES = [...Object.keys(PAGE_COMPONENTS), '@theme/DocsRoot'];

export default function chunksPlugin(): Plugin {
  return {
    name: 'upstream-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                // The default of 20,000 makes two more requests for 3 KB each.
                minSize: 24_000,
                cacheGroups: {
                  defaultVendors: {
                    test: SHARED_PACKAGES,
                    chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== DOCUMENT.name,
                  },
                  ...CHUNKS,
                },
              },
            },
          },
  };
}

/** Whether the chunks exist, and every page loads that of its frame. */
export function chunkProblems({chunk, chunksOf}: Bundle): string[] {
  const missing = Object.entries({...CHUNKS, document: DOCUMENT})
    .filter(([, {name}]) => chunk(name).length === 0)
    .map(([use]) =>
      changed({
        file: 'plugins/upstream/chunks.ts',
        expected: `${SELECTED_BY[use as keyof typeof SELECTED_BY]} selects the modules of the chunk "${use}"`,
        found: 'no such module',
        fix: 'Adapt the selection, or each page requests many small files.',
      }),
    );
  const frameless = PAGES.filter((page) => chunksOf(page)?.includes('frame') === false);
  if (missing.length > 0) return missing;

  return problemsUnless(frameless.length === 0, {
    file: 'plugins/upstream/chunks.ts',
    expected: 'every page loads the chunk "frame"',
    found: `that it does not for ${frameless.join(', ')}`,
    fix: 'Adapt FRAME to the modules of every page.',
  });
}
