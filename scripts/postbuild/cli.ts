/**
 * Runs the post-build step.
 *
 * It runs after `docusaurus build`, because Docusaurus runs the `postBuild` hooks of all plugins in
 * parallel, so a plugin could miss pages that another one is still writing. It edits a build only once.
 *
 * Usage: npm run build; or tsx scripts/postbuild/cli.ts [FOLDER], with the environment of the build
 * Exit code 1: a page contains a broken link or code that no policy can allow, a part of the build is not as
 * expected, or there is no build.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {CODE_FILE} from '@pricing4saas/search/indexing/template';
import {git} from '../../lib/repository';
import {readText, root} from '../../lib/root';
import {SIDEBARS_FILE, type SidebarPaths} from '../../plugins/routes';
import {modalStyle} from '../../plugins/upstream/docsearchStyle';
import {buildProblems} from '../../plugins/upstream/verify';
import {ECOSYSTEM_PAGE, outdatedFacts} from '../../site/ecosystem';
import {readSiteAddress} from '../../site/environment';
import {readMathStylesheet} from '../../site/mathStylesheet';
import {search} from '../../site/search';
import {contentCache, diagramFinder} from './markdownContext';
import {postbuild} from './postbuild';
import {siteFiles} from './siteFiles';

const readGenerated = (file: string): unknown => JSON.parse(readText('.docusaurus', file));

/** Date of the last commit. Without Git, `SOURCE_DATE_EPOCH` or the current date. */
function lastCommit(): Date {
  try {
    return new Date(git(root, 'log', '-1', '--format=%cI').trim());
  } catch {
    const {SOURCE_DATE_EPOCH} = process.env;
    return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  }
}

try {
  const [folder = 'build'] = parseArgs({allowPositionals: true}).positionals;
  const outDir = path.resolve(root, folder);
  if (!existsSync(path.join(outDir, 'index.html')))
    throw new Error(`${outDir} does not contain a built site. Run "npm run build".`);

  // "npm test" rejects a "[WARNING]". The date must not stop changes that are not related to the facts.
  const ecosystem = readText(ECOSYSTEM_PAGE);
  outdatedFacts(ecosystem, new Date()).forEach((fact) => console.warn(`[OUTDATED] ${fact}`));
  const {settings} = search;
  const address = readSiteAddress(process.env);
  const sidebars = readGenerated(SIDEBARS_FILE) as SidebarPaths;
  const {contentOf, save} = contentCache(root);
  const pages = postbuild({
    ...address,
    outDir,
    search: settings,
    searchCode: settings.mode === 'embedded' ? (readGenerated(CODE_FILE) as string[]) : [],
    mathStylesheet: readMathStylesheet(root),
    modalStyle: modalStyle(),
    markdown: {diagramOf: diagramFinder(root), contentOf},
    filesFor: (built) => {
      const converted = new Map(
        built.flatMap(({route, markdown}) => (markdown ? [[route, markdown]] : [])),
      );
      return siteFiles(root, converted, sidebars, address, lastCommit());
    },
    verify: (built) => buildProblems(outDir, new Set(built.flatMap(({classes}) => classes))),
  });
  save();
  console.log(`Wrote ${pages} pages with a Content-Security-Policy.`);
} catch (error) {
  console.error(`postbuild: ${(error as Error).message}`);
  process.exitCode = 1;
}
