/** What a production build put into the bundle of browsers. */
import {simpleHash} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';
import type {Chunk, Compilation, Compiler, Module} from 'webpack';
import {problemsUnless} from './changed';

/** A concatenated module contains the modules that the bundler joined. */
type BundledModule = Module & {readonly modules?: Iterable<BundledModule>};

export interface Bundle {
  /** Absolute paths of all modules. */
  readonly files: readonly string[];
  /** Identifiers of all modules: loaders and path, or `ignored|` and the request that an alias emptied. */
  readonly identifiers: readonly string[];
  /** Whether the bundler lists the modules that it joined. */
  readonly listsJoined: boolean;
  /** Names of files of the chunk with a name; empty if there is no such chunk. */
  readonly chunk: (name: string) => readonly string[];
  /** Names of the chunks that load with the component of a route; `undefined` if there is no such component. */
  readonly chunksOf: (component: string) => readonly string[] | undefined;
}

const withJoined = (module: BundledModule): BundledModule[] => [
  module,
  ...[...(module.modules ?? [])].flatMap(withJoined),
];

/** Reads the bundle of a compilation. */
function readBundle({modules, chunkGraph, namedChunks, namedChunkGroups}: Compilation): Bundle {
  const used = [...modules].filter((module) => [...chunkGraph.getModuleChunks(module)].length > 0);
  const all = used.flatMap(withJoined);
  return {
    files: all.flatMap((module) => module.nameForCondition() ?? []),
    identifiers: all.map((module) => module.identifier()),
    listsJoined: all.length > used.length,
    chunk: (name) => [...((namedChunks.get(name) as Chunk | undefined)?.files ?? [])],
    // Docusaurus names the chunk of a route's component like this in production.
    chunksOf: (component) =>
      namedChunkGroups.get(simpleHash(component, 8))?.chunks.map(({name}) => name ?? ''),
  };
}

/**
 * Creates a plugin that reads the bundle of each production build.
 *
 * @param problemsOf returns the messages with which the build fails. It can also add a file to the site
 */
export function bundlePlugin(
  name: string,
  problemsOf: (bundle: Bundle, emit: (file: string, text: string) => void) => readonly string[],
): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, {currentBundler: {instance: bundler}}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};

      const read = (compilation: Compilation): void => {
        const problems = problemsOf(readBundle(compilation), (file, text) =>
          compilation.emitAsset(file, new bundler.sources.RawSource(text)),
        );
        for (const problem of problems) compilation.errors.push(new bundler.WebpackError(problem));
      };
      const apply = ({hooks}: Compiler): void =>
        hooks.thisCompilation.tap(name, (compilation) => {
          // This runs after all plugins that generate code.
          const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_REPORT;
          compilation.hooks.processAssets.tap({name, stage}, () => read(compilation));
        });
      return {plugins: [{apply}]};
    },
  };
}

/** Whether the bundler lists the modules that it joined, which the list of licenses needs. */
export const joinedProblems = ({listsJoined}: Bundle): string[] =>
  problemsUnless(listsJoined, {
    file: 'plugins/upstream/bundle.ts',
    expected: 'a concatenated module of Rspack has the property "modules"',
    fix: 'Adapt withJoined, or the published list of licenses lacks packages.',
  });
