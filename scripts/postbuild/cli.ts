/**
 * Seals the build: a Content-Security-Policy in every page, `_headers` and `security.txt`.
 *
 * A step of its own after `docusaurus build`, because Docusaurus runs the last hooks of all plugins at
 * once: a plugin could miss pages that another one is still writing.
 *
 * Usage: npm run build; or tsx scripts/postbuild/cli.ts [FOLDER], with the environment of the build
 * Exit code 1: a page runs something that no policy can allow; nothing is built; on Vercel, the
 * committed vercel.json is out of date.
 */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readSiteAddress} from '../../site/environment';
import {readMathStylesheet} from '../../site/mathStylesheet';
import {readSearchSettings} from '../../site/search';
import {staleFiles} from './hostFiles';
import {sealBuild} from './seal';
import {root} from '../../lib/root';

/** Date of the last commit; without Git, the one that reproducible builds are told. */
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
  const [folder = 'build', ...rest] = process.argv.slice(2);
  if (rest.length > 0 || folder.startsWith('-')) {
    throw new Error(`expected at most a folder, found "${process.argv.slice(2).join(' ')}".`);
  }
  const outDir = path.resolve(root, folder);
  if (!existsSync(path.join(outDir, 'index.html'))) {
    throw new Error(`${outDir} holds no built site. Run "npm run build".`);
  }
  const address = readSiteAddress(process.env);
  const {pages, scripts} = sealBuild({
    outDir,
    address,
    search: readSearchSettings(process.env),
    mathStylesheet: readMathStylesheet(root),
    lastCommit: lastCommit(),
  });
  console.log(`Sealed ${pages} pages with ${scripts} different inline scripts.`);
  // Vercel has read the file already: a stale one would block the scripts of the new pages.
  const stale = process.env.VERCEL ? staleFiles(root, outDir, address.baseUrl) : [];
  if (stale.length > 0) {
    throw new Error(
      `${stale.join(', ')}: not what this build needs. Run "npm run build && npm run headers" with ` +
        'the same environment variables, and commit the result.',
    );
  }
} catch (error) {
  console.error(`seal: ${(error as Error).message}`);
  process.exitCode = 1;
}
