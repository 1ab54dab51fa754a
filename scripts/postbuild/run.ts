/**
 * The post-build step with the facts of the site.
 *
 * It is not a plugin, because Docusaurus runs the `postBuild` hooks of all plugins in parallel, so a plugin could miss
 * pages that another one is still writing.
 */
import path from 'node:path';
import {DIAGRAM_FOLDER, drawingName, readMermaidVersion} from '../../markdown/diagrams/drawing';
import {readDiagramSources} from '../../markdown/diagrams/sources';
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
import {openCache} from './cache';
import type {PageContext} from './markdown';
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

/** Finds the source of a diagram by the address of its image. */
function diagramFinder(): PageContext['diagramOf'] {
  const mermaid = readMermaidVersion(root);
  const sources = new Map(
    readDiagramSources(root).map(({code}) => [drawingName(code, mermaid), code]),
  );
  const image = new RegExp(`/${DIAGRAM_FOLDER}/\\w+-(\\w+)\\.svg$`);
  return (source) => sources.get(image.exec(source)?.[1] ?? '');
}

/**
 * Reads what does not depend on the build.
 *
 * @returns a function that runs the post-build step, which edits a build only once. Its parameter is the folder of the
 *   build, relative to the root of the repository. It returns the number of pages. It throws an error if a page contains
 *   a broken link or code that no policy can allow, or a part of the build is not as expected
 */
export function preparePostbuild(): (folder: string) => number {
  const {settings} = search;
  const address = readSiteAddress(process.env);
  const {keep, save} = openCache(root);
  const facts = {
    ...address,
    search: settings,
    mathStylesheet: readMathStylesheet(root),
    modalStyle: modalStyle(),
    diagramOf: diagramFinder(),
    keep,
  };
  return (folder) => {
    // "npm test" rejects a "[WARNING]". The date must not stop changes that are not related to the facts.
    const ecosystem = readText(ECOSYSTEM_PAGE);
    outdatedFacts(ecosystem, new Date()).forEach((fact) => console.warn(`[OUTDATED] ${fact}`));
    const outDir = path.resolve(root, folder);
    const sidebars = readGenerated(SIDEBARS_FILE) as SidebarPaths;
    const pages = postbuild({
      ...facts,
      outDir,
      searchCode: settings.mode === 'embedded' ? (readGenerated(CODE_FILE) as string[]) : [],
      filesFor: (built) => {
        const converted = new Map(
          built.flatMap(({route, markdown}) => (markdown ? [[route, markdown]] : [])),
        );
        return siteFiles(root, converted, sidebars, address, lastCommit());
      },
      verify: (built) => buildProblems(outDir, new Set(built.flatMap(({classes}) => classes))),
    });
    save();
    return pages;
  };
}
