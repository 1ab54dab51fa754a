/** What a production build put into the bundle of browsers. */
import {simpleHash} from '@docusaurus/utils';
import type {Chunk, Compilation, Module} from 'webpack';
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
export function readBundle({
  modules,
  chunkGraph,
  namedChunks,
  namedChunkGroups,
}: Compilation): Bundle {
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

/** Whether the bundler lists the modules that it joined, which the list of licenses needs. */
export const joinedProblems = ({listsJoined}: Bundle): string[] =>
  problemsUnless(listsJoined, {
    file: 'plugins/upstream/bundle.ts',
    expected: 'a concatenated module of Rspack has the property "modules"',
    fix: 'Adapt withJoined, or the published list of licenses lacks packages.',
  });
