/** Lists the modules of each script of the site, for the message of a budget that fails. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Stats, StatsModule} from 'webpack';

/** Bytes of source code, by module. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** Where the last build stored the modules of its scripts, by file name. */
export const MODULES_FILE = '.cache/modules.json';

/** Options of the statistics of Rspack: all modules with their chunks, and nothing else. */
const WITH_MODULES = {
  all: false,
  ids: true,
  chunks: true,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  modulesSpace: Number.MAX_SAFE_INTEGER,
  nestedModulesSpace: Number.MAX_SAFE_INTEGER,
};

/** The parts of a module, which can consist of others. */
const partsOf = ({name = '', size = 0, modules}: StatsModule): [string, number][] =>
  modules ? modules.flatMap(partsOf) : [[name.replace(/^.*!/, ''), size]];

export default function moduleSizesPlugin({siteDir}: LoadContext): Plugin {
  const store = (stats: Stats): void => {
    const {chunks = [], modules = []} = stats.toJson(WITH_MODULES);
    const scripts = chunks.flatMap(({id, files}): [string, ModuleSizes][] => {
      const own = modules.filter((module) => module.chunks?.includes(id!)).flatMap(partsOf);
      return files!
        .filter((file) => file.endsWith('.js'))
        .map((file) => [path.basename(file), Object.fromEntries(own)]);
    });
    mkdirSync(path.join(siteDir, path.dirname(MODULES_FILE)), {recursive: true});
    writeFileSync(path.join(siteDir, MODULES_FILE), JSON.stringify(Object.fromEntries(scripts)));
  };
  const plugin = {apply: ({hooks}: Compiler) => hooks.done.tap('module-sizes', store)};
  return {
    name: 'module-sizes',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production' ? {} : {plugins: [plugin]},
  };
}
