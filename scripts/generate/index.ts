/**
 * Everything that is generated and committed, and the export for Algolia. A generator is a module of
 * this folder with one function that returns files, and an entry below; `lib/write.ts` writes them.
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

/** How a generator is run. */
export interface GenerateOptions {
  /** Whether to render again what is up to date. */
  readonly all: boolean;
  /** Takes what prevents a file from being generated; the other files are written all the same. */
  readonly report: (problem: string) => void;
}

/** Something that `npm run generate` writes. */
export interface Generator {
  /** What it writes. */
  readonly writes: string;
  /** What it needs beyond the repository. Such a generator only runs when it is named. */
  readonly needs?: 'a build' | 'the network';
  readonly generate: (options: GenerateOptions) => Files | Promise<Files>;
  /** What is out of date, where that can be told without generating it. */
  readonly findProblems?: () => readonly string[];
}

/** The generators by name. */
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

/** Names of the generators that run without being named. */
export const DEFAULT_GENERATORS: readonly string[] = Object.keys(GENERATORS).filter(
  (name) => GENERATORS[name]!.needs === undefined,
);

/**
 * Finds what a generator would change.
 *
 * @param name a key of {@link GENERATORS}
 * @returns one sentence for each file that is out of date
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
