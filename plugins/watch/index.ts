/** Lets the development server read changed settings, and report changes that need a restart. */
import {utimes} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A plugin that does something when one of its files changes while the server runs. */
function watcher(name: string, files: readonly string[], onChange: () => unknown): Plugin {
  let hasStarted = false;
  return {
    name,
    getPathsToWatch: () => [...files],
    async loadContent() {
      if (hasStarted) await onChange();

      hasStarted = true;
    },
  };
}

/**
 * Reads the configuration again after a change of the modules in `site/`. Docusaurus watches only the
 * configuration itself, not what it imports.
 */
export function watchSettings({siteConfigPath}: LoadContext): Plugin {
  const now = () => new Date();
  return watcher('watch-settings', ['site/**/*.{ts,json,yml}'], () =>
    utimes(siteConfigPath, now(), now()),
  );
}

/** Reports a change of modules that are part of the compilation of pages. */
export function watchSources(): Plugin {
  const files = [
    'packages/pricing2yaml/src/**/*.{ts,yml}',
    // The plugins of the others. The server reloads what runs in browsers.
    'features/*/{factsOf,lessons,plugin,posts,pricingLines,readPricings}.ts',
    'features/*/src/{index,model,options,pageStyles,sample,settings}.ts',
    'features/search/src/client/earlyShortcut.ts',
    'markdown/**/*.ts',
    'plugins/**/*.ts',
    'preset.ts',
  ];
  return watcher('watch-sources', files, () =>
    console.warn(
      '[WARNING] Sources of the build have changed. Stop the server and run "npm start" again.',
    ),
  );
}
