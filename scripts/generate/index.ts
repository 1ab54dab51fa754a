/**
 * The generators of committed files, and of the export for Algolia. Each is a function of a module
 * in this folder that returns files, with an entry below. `lib/write.ts` writes the files.
 */
import {outdatedFiles, type Files} from '../../lib/write';
import {root} from '../../lib/root';
import {brandProblems, generateBrand} from './brand/index';
import {generateDiagrams} from './diagrams/index';
import {generateDisagreements} from './disagreements';
import {generateKnownPackages} from './knownPackages';
import {generateRoutes} from './routes';
import {generateSchemas} from './schemas';
import {generateSearchExport} from './searchExport';
import {generateSupport} from './support';
import {diagramProblems, readDiagramSources} from '../../markdown/diagrams/sources';

/** Options of a run. */
export interface GenerateOptions {
  /** Whether to render files that are up to date again. */
  readonly all: boolean;
  /** Called for each problem that prevents a file from being generated. */
  readonly report: (problem: string) => void;
}

/** A generator of `npm run generate`. */
export interface Generator {
  /** Description of the files. */
  readonly writes: string;
  /** Requirement beyond the repository. Such a generator only runs by name. */
  readonly needs?: 'a build' | 'the network';
  readonly generate: (options: GenerateOptions) => Files | Promise<Files>;
  /** Finds files that are out of date without generating them. */
  readonly findProblems?: () => readonly string[];
}

export const GENERATORS: Readonly<Record<string, Generator>> = {
  schemas: {writes: 'JSON Schemas', generate: generateSchemas},
  disagreements: {writes: 'disagreements of the parsers', generate: generateDisagreements},
  diagrams: {
    writes: 'SVG files of the Mermaid diagrams',
    generate: generateDiagrams,
    findProblems: () => diagramProblems(root, readDiagramSources(root)),
  },
  brand: {
    writes: 'icons and social cards',
    generate: generateBrand,
    findProblems: brandProblems,
  },
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
  'known-packages': {
    writes: 'packages that shell code blocks may name',
    needs: 'the network',
    generate: generateKnownPackages,
  },
  support: {
    writes: 'results of the tests with each Spring Boot, JDK and Node.js release',
    needs: 'the network',
    generate: generateSupport,
  },
};

/** Generators that run by default. */
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
  if (findProblems) {
    return findProblems();
  }
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
