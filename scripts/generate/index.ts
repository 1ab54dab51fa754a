/**
 * The generators of committed files, and of the export for Algolia. Each is a function of a module
 * in this folder that returns files, with an entry below. `lib/write.ts` writes the files.
 */
import {generateDiagrams, type GenerateOptions} from './diagrams/index';
import {generateDisagreements} from './disagreements';
import {generateFrontEnd} from './frontEnd';
import {generateRoutes} from './routes';
import {generateSchemas} from './schemas';
import {generateSearchExport} from './searchExport';
import {generateSocialCards} from './socialCards';
import type {Files} from '../../lib/write';

/** A generator of `npm run generate`. */
interface Generator {
  /** Description of the files. */
  readonly writes: string;
  /** Requirement beyond the repository. Such a generator only runs by name. */
  readonly needs?: 'a build';
  readonly generate: (options: GenerateOptions) => Files | Promise<Files>;
}

export const GENERATORS: Readonly<Record<string, Generator>> = {
  schemas: {writes: 'JSON Schemas', generate: generateSchemas},
  disagreements: {writes: 'disagreements of the parsers', generate: generateDisagreements},
  diagrams: {writes: 'SVG files of the Mermaid diagrams', generate: generateDiagrams},
  'social-cards': {writes: 'social cards', generate: generateSocialCards},
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
