import type {Plugin} from '@docusaurus/types';
import {LICENCES_FILE} from '../../site/licences';
import {formatLicences, licenceProblems} from './licences';
import {packagesOf} from './packages';

/** The part of a bundler's module that is needed; a joined module has the joined ones in it. */
interface BundledModule {
  readonly nameForCondition?: () => string | null | undefined;
  readonly modules?: Iterable<BundledModule>;
}

interface Compilation {
  readonly modules: Iterable<BundledModule>;
  readonly chunkGraph: {getModuleChunks(module: BundledModule): Iterable<unknown>};
  readonly errors: Error[];
  readonly compiler: {
    readonly webpack: {readonly sources: {RawSource: new (text: string) => object}};
  };
  emitAsset(name: string, source: object): void;
  readonly hooks: {
    readonly processAssets: {tap(options: {name: string; stage: number}, hook: () => void): void};
  };
}

/** After everything that makes code; nothing else needs the file. */
const PROCESS_ASSETS_STAGE_REPORT = 5000;

function* filesOf(module: BundledModule): Generator<string> {
  const file = module.nameForCondition?.();
  if (file) {
    yield file;
  }
  for (const inner of module.modules ?? []) {
    yield* filesOf(inner);
  }
}

/** Writes the licences of everything in the browser's bundles, and stops the build at one not allowed. */
export default function licencesPlugin(): Plugin {
  return {
    name: 'licences',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const collect = (compilation: Compilation): void => {
        const options = {name: 'licences', stage: PROCESS_ASSETS_STAGE_REPORT};
        compilation.hooks.processAssets.tap(options, () => {
          const files = [...compilation.modules]
            .filter((module) => [...compilation.chunkGraph.getModuleChunks(module)].length > 0)
            .flatMap((module) => [...filesOf(module)]);
          const packages = packagesOf(files);
          const {RawSource} = compilation.compiler.webpack.sources;
          compilation.emitAsset(LICENCES_FILE, new RawSource(formatLicences(packages)));
          for (const problem of licenceProblems(packages)) {
            compilation.errors.push(new Error(problem));
          }
        });
      };
      return {
        plugins: [
          {
            apply: (compiler: {
              hooks: {thisCompilation: {tap(name: string, hook: (c: Compilation) => void): void}};
            }) => compiler.hooks.thisCompilation.tap('licences', collect),
          },
        ],
      } as object;
    },
  };
}
