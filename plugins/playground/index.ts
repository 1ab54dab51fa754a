import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Paths in node_modules, and in this repository. */
const PRICING4TS = path.dirname(require.resolve('pricing4ts'));
const SERVER_SHIM = path.join(__dirname, '../../src/playground/worker/serverShim.ts');
const JS_YAML = path.join(
  path.dirname(require.resolve('js-yaml/package.json')),
  'dist/js-yaml.mjs',
);

/**
 * Lets the playground bundle pricing4ts for the browser:
 *
 * - `pricing4ts-dist/` is the folder of its modules, of which the package exports only two;
 * - its modules import a shim in the place of its server, which needs MiniZinc and OpenFeature;
 * - the Node modules that it needs only for files and signatures are empty;
 * - it shares one copy of js-yaml with the site, which imports ES modules.
 */
export default function playgroundPlugin(): Plugin {
  return {
    name: 'playground',
    configureWebpack() {
      return {
        resolve: {alias: {'pricing4ts-dist': PRICING4TS, 'js-yaml$': JS_YAML}},
        module: {
          rules: [
            {
              test: /[\\/](pricing4ts|jwt-simple)[\\/]/,
              resolve: {
                alias: {'../server$': SERVER_SHIM},
                fallback: {crypto: false, fs: false, os: false, path: false},
              },
            },
          ],
        },
      };
    },
  };
}
