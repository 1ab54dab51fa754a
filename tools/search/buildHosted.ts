/**
 * Builds the site for a hosted search into a folder of its own, for the tests: without minifying.
 *
 * Usage: npm run build:hosted
 * Exit code: that of the build.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {HOSTED_FOLDER, HOSTED_VARIABLES} from './hostedBuild.js';

const {status} = spawnSync(
  'npx',
  ['docusaurus', 'build', '--no-minify', '--out-dir', HOSTED_FOLDER],
  {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: {...process.env, ...HOSTED_VARIABLES},
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
