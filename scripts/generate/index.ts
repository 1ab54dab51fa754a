/**
 * The generators of committed files, and of the export for Algolia. Each is a function of a module
 * in this folder that returns files, with an entry below. `lib/write.ts` writes the files.
 */
import {outdatedFiles} from '../../lib/write';
import {root} from '../../lib/root';
import {brandProblems, generateBrand} from './brand/index';
import {generateDiagrams} from './diagrams/index';
import {generateDisagreements} from './disagreements';
import {generateFrontEnd} from './frontEnd';
import {generateRoutes} from './routes';
import {generateSchemas} from './schemas';
import {generateSearchExport} from './searchExport';
import type {Generator} from './types';
import {diagramProblems, readDiagramSources} from '../../markdown/diagrams/sources';

export const GENERATORS: Readonly<Record<string, Generator>> = {
  schemas: {writes: 'JSON Schemas', generate: generateSchemas},
  disagreements: {writes: 'disagreements of the parsers', generate: generateDisagreements},
  diagrams: {
    writes: 'SVG files of the Mermaid diagrams',
    generate: generateDiagrams,
    findProblems: () =>
      diagramProblems(root, readDiagramSources(root)).map(
        ({file, line, message}) => `${file}:${line}: ${message}`,
      ),
  },
  brand: {writes: 'icons and social cards', generate: generateBrand, findProblems: brandProblems},
  'front-end': {writes: 'the built front end of NoteHarbor', generate: generateFrontEnd},
  routes: {
    writes: 'the list of routes, from the last build',
    needs: 'a build',
    generate: generateRoutes,
  },
  'search-export': {
    writes: 'search records for Algolia, in search-export/',
    needs: 'a build',
    generate: generateSearchExport,
  },
};

export const DEFAULT_GENERATORS: readonly string[] = Object.keys(GENERATORS).filter(
  (name) => GENERATORS[name]!.needs === undefined,
);

/**
 * Finds files that a generator would change.
 *
 * @param name a key of {@link GENERATORS}
 * @returns a message for each file that is out of date
 */
export async function findOutdated(name: string): Promise<readonly string[]> {
  const {generate, findProblems} = GENERATORS[name]!;
  if (findProblems) return findProblems();

  const problems: string[] = [];
  const files = await generate({all: false, report: (problem) => problems.push(problem)});
  const outdated = await outdatedFiles(root, files);
  return [
    ...problems,
    ...[...outdated.keys()].map(
      (file) => `${file} is out of date. Run "npm run generate -- ${name}" and commit the result.`,
    ),
  ];
}
