/** Removes `tslib`, 4 KB on every page, of which `@docusaurus/utils-common` needs one function. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Bundle} from './bundle';
import {problemsUnless} from './changed';

const USER = /[\\/]@docusaurus[\\/]utils-common[\\/]/;

const INTEROP = path.join(__dirname, 'tslibInterop.js');

export default function tslibPlugin(): Plugin {
  return {
    name: 'upstream-tslib',
    configureWebpack: () => ({module: {rules: [{test: USER, resolve: {alias: {tslib: INTEROP}}}]}}),
  };
}

/**
 * Whether our file has replaced `tslib`, and has all functions of it that the bundle calls.
 *
 * @param read returns the text of a file
 */
export function tslibProblems(
  {files}: Bundle,
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  const provided = [...readFileSync(INTEROP, 'utf8').matchAll(/^exports\.(\w+)/gm)].map(
    ([, name]) => name!,
  );
  const called = files
    .filter((file) => USER.test(file))
    .flatMap((file) => [...read(file).matchAll(/\btslib_\d+\.(\w+)/g)].map(([, name]) => name!));
  const missing = [...new Set(called)].filter((name) => !provided.includes(name));
  return problemsUnless(missing.length === 0 && files.includes(INTEROP), {
    file: 'plugins/upstream/tslib.ts',
    expected: `@docusaurus/utils-common imports tslib and calls only ${provided.join(', ')}`,
    found: missing.join(', ') || 'no import',
    fix:
      missing.length > 0
        ? 'Add them to tslibInterop.js, or every page fails with a TypeError.'
        : 'Remove the plugin if no module imports tslib. Otherwise change USER.',
  });
}
