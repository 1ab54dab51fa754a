/** Starts programs without a shell, which would run the commands in the name of a file, a branch or a version. */

/** Programs in `node_modules`. On Windows, `npx` and the links to these files need a shell. */
const PROGRAMS: Readonly<Record<string, string>> = {
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  eslint: 'eslint/bin/eslint.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript-7/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** A program or script and its constant arguments, separated by spaces, and arguments of any content. */
export type Command = readonly [words: string, ...args: readonly string[]];

/**
 * File and arguments for `spawn(...programCall('prettier --check', file), {cwd})`. The working directory must be the root
 * of the repository or of a copy.
 */
export function programCall(...[words, ...args]: Command): [file: string, args: string[]] {
  const [program = '', ...all] = [...words.split(' '), ...args];
  const file = PROGRAMS[program];
  if (/\.(ts|mjs)$/.test(program)) return [process.execPath, ['--import', 'tsx', program, ...all]];

  return file ? [process.execPath, [`node_modules/${file}`, ...all]] : [program, all];
}
