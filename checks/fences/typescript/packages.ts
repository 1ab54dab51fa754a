/** The packages that samples of a docs version can import, and their location on this machine. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {VERSIONS} from '../../../site/versions';
import {root} from '../../../lib/root';

/** Packages that are installed under another name, because the site needs another release. */
const ALIASES: Readonly<Record<string, string>> = {'react-router-dom': 'react-router-dom-6'};

/** Name of the package in a module name such as `react-dom/client` or `@openfeature/core`. */
export const packageOf = (moduleName: string): string =>
  moduleName
    .split('/')
    .slice(0, moduleName.startsWith('@') ? 2 : 1)
    .join('/');

/** The environment of the samples of one docs version. */
export interface Environment {
  readonly version: string;
  readonly packages: readonly string[];
}

/**
 * The environment of a docs version.
 *
 * @throws Error if the version is unknown. The message lists the files to add
 */
export function environmentOf(version: string): Environment {
  const folder = `site/versions/${version}`;
  const file = path.join(root, folder, 'typescript.json');
  const {libraries} = VERSIONS.find(({label}) => label === version) ?? {};
  if (!libraries?.Pricing4React || !existsSync(file)) {
    throw new Error(
      `TypeScript samples: docs version ${version} is unknown. Add ${folder}/ with version.ts, ` +
        'typescript.json, as in the folders of other versions.',
    );
  }
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as Pick<Environment, 'packages'>;
  return {version, packages};
}

/** Name under which a module is installed here. */
export function installedName(moduleName: string): string {
  const name = packageOf(moduleName);
  return (ALIASES[name] ?? name) + moduleName.slice(name.length);
}
