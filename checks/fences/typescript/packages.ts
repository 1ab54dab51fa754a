/** What samples of a docs version can import, and where it is on this machine. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../../lib/root';
import {VERSIONS} from '../../../site/versions';

const REACT_PACKAGES = ['pricing4react', 'react', 'react-dom', 'react-router-dom', 'axios'];

const LATEST_PACKAGES = [
  ...REACT_PACKAGES,
  'pricing4ts',
  '@openfeature/react-sdk',
  '@openfeature/web-sdk',
  '@openfeature/core',
  '@openfeature/server-sdk',
];

/** Packages that existed for a docs version: neither Pricing4TS nor a provider did before 2.0.1. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '2.0.1': LATEST_PACKAGES,
  '2.0.0': REACT_PACKAGES,
  '1.4.0': REACT_PACKAGES,
};

/** Packages that are installed under another name, because the site needs another release. */
const ALIASES: Readonly<Record<string, string>> = {'react-router-dom': 'react-router-dom-6'};

/** Name of the package in a module name such as `react-dom/client` or `@openfeature/core`. */
export function packageOf(moduleName: string): string {
  return moduleName
    .split('/')
    .slice(0, moduleName.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What samples of one docs version have. */
export interface Environment {
  /** Label of the docs version. */
  readonly version: string;
  /** Name and release of Pricing4React, for messages. */
  readonly pricing4react: string;
  readonly packages: readonly string[];
  /**
   * File with the declarations of `pricing4react`, relative to the repository. Where a version's own
   * file refers to that of another version, it is the latter.
   */
  readonly declarations: string;
  /** Module that runs in place of `pricing4react`, relative to the repository. */
  readonly standin: string;
}

function followReference(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  const other = /^\/\/\/ <reference path="(.+)" \/>$/m.exec(text)?.[1];
  return other === undefined
    ? file
    : followReference(path.posix.join(path.posix.dirname(file), other));
}

/**
 * The environment of a docs version.
 *
 * @throws Error when nothing is known of the version; the message says what to add
 */
export function environmentOf(version: string): Environment {
  const packages = PACKAGES[version];
  const release = VERSIONS.find(({label}) => label === version)?.libraries.Pricing4React;
  if (!packages || !release) {
    throw new Error(
      `checks/fences/typescript/packages.ts knows no docs version ${version}. Add it to PACKAGES, ` +
        `with types/pricing4react/${version}.d.ts and ` +
        `samples/pricing4react-standin/src/docs-${version}.ts.`,
    );
  }
  return {
    version,
    pricing4react: `pricing4react ${release.documented}`,
    packages,
    declarations: followReference(`types/pricing4react/${version}.d.ts`),
    standin: path.posix.join('samples/pricing4react-standin/src', `docs-${version}.ts`),
  };
}

/** Name under which a module is installed here. */
export function installedName(moduleName: string): string {
  const name = packageOf(moduleName);
  return (ALIASES[name] ?? name) + moduleName.slice(name.length);
}
