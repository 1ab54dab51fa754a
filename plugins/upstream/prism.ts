/** Removes the highlighter of the theme, because `markdown/codeBlocks` highlights in the build. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Bundle} from './bundle';
import {problemsUnless} from './changed';

/** The theme's client module that sets up Prism, 31 KB (gzip) on every page, as Docusaurus requests it. */
const PRISM_SETUP = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

export default function prismPlugin(): Plugin {
  return {
    name: 'upstream-prism',
    configureWebpack: () => ({resolve: {alias: {[PRISM_SETUP]: false}}}),
  };
}

/** Whether the alias found the module, and no other module of the bundle contains Prism. */
export function prismProblems({identifiers, files}: Bundle): string[] {
  const isEmptied = identifiers.some(
    (identifier) => identifier.startsWith('ignored|') && identifier.endsWith(PRISM_SETUP),
  );
  const prism = files.find((file) => /[\\/](prism-react-renderer|prismjs)[\\/]/.test(file));
  return problemsUnless(isEmptied && prism === undefined, {
    file: 'plugins/upstream/prism.ts',
    expected: `the theme requests ${PRISM_SETUP}, and nothing else requests Prism`,
    found: prism ?? (existsSync(`${PRISM_SETUP}.js`) ? 'no request of this file' : 'no such file'),
    fix: 'Change PRISM_SETUP to the module that imports it, or every page loads a highlighter of 31 KB.',
    link: 'https://github.com/facebook/docusaurus/issues/9122',
  });
}
