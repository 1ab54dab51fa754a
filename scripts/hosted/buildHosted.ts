/**
 * Builds the site for a hosted search into a folder of its own, for the tests: without minifying.
 *
 * Usage: npm run build:hosted
 * Exit code: that of the build, or of its seal.
 */
import {spawnSync} from 'node:child_process';
import {HOSTED_FOLDER, HOSTED_VARIABLES} from './hostedBuild';
import {root} from '../../lib/root';

for (const command of [
  ['docusaurus', 'build', '--no-minify', '--out-dir', HOSTED_FOLDER],
  ['tsx', 'scripts/postbuild/cli.ts', HOSTED_FOLDER],
]) {
  const {status} = spawnSync('npx', command, {
    cwd: root,
    stdio: 'inherit',
    // On Vercel, the seal compares vercel.json with the build that is deployed, which this is not.
    env: {...process.env, ...HOSTED_VARIABLES, VERCEL: ''},
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
