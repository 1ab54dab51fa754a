/**
 * Builds the site with Docusaurus, and runs the post-build step, which is prepared meanwhile. It is not TypeScript,
 * because loading the compiler would delay Docusaurus.
 *
 * Usage: npm run build; or node scripts/build.mjs [OPTION OF docusaurus build ...]
 * Exit code: that of Docusaurus; or 1 if the post-build step fails
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const options = process.argv.slice(2);
const program = fileURLToPath(import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs'));
const docusaurus = spawn(process.execPath, [program, 'build', ...options], {stdio: 'inherit'});
const preparing = import('tsx/esm/api')
  .then(({tsImport}) => tsImport('./postbuild/run.ts', import.meta.url))
  .then(({preparePostbuild}) => preparePostbuild());
try {
  const [[code], runPostbuild] = await Promise.all([once(docusaurus, 'exit'), preparing]);
  process.exitCode = code ?? 1;
  if (code === 0) {
    const {values} = parseArgs({strict: false, options: {'out-dir': {type: 'string'}}});
    const pages = runPostbuild(values['out-dir'] ?? 'build');
    console.log(`Wrote ${pages} pages with a Content-Security-Policy.`);
  }
} catch (error) {
  console.error(`postbuild: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
