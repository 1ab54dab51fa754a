/**
 * Runs the post-build step.
 *
 * It runs after `docusaurus build`, because Docusaurus runs the `postBuild` hooks of all plugins in
 * parallel, so a plugin could miss pages that another one is still writing.
 *
 * Usage: npm run build; or tsx scripts/postbuild/cli.ts [FOLDER], with the environment of the build
 * Exit code 1: a page contains a broken link or code that no policy can allow, or there is no build.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {root} from '../../lib/root';
import {TEMPLATE_FILE} from '@pricing4saas/search/template';
import {search} from '../../site/search';
import {readSiteAddress} from '../../site/environment';
import {readMathStylesheet} from '../../site/mathStylesheet';
import {postbuild} from './postbuild';

/** Date of the last commit. Without Git, `SOURCE_DATE_EPOCH` or the current date. */
function lastCommit(): Date {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cI'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Date(date.trim());
  } catch {
    const {SOURCE_DATE_EPOCH} = process.env;
    return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  }
}

try {
  const [folder = 'build'] = parseArgs({allowPositionals: true}).positionals;
  const outDir = path.resolve(root, folder);
  if (!existsSync(path.join(outDir, 'index.html'))) {
    throw new Error(`${outDir} does not contain a built site. Run "npm run build".`);
  }
  const {settings} = search;
  const template = path.join(root, '.docusaurus', TEMPLATE_FILE);
  const pages = postbuild({
    outDir,
    address: readSiteAddress(process.env),
    search: settings,
    searchTemplate: settings.mode === 'embedded' ? readFileSync(template, 'utf8') : '',
    mathStylesheet: readMathStylesheet(root),
    lastCommit: lastCommit(),
  });
  console.log(`Added a Content-Security-Policy to ${pages} pages.`);
} catch (error) {
  console.error(`postbuild: ${(error as Error).message}`);
  process.exitCode = 1;
}
