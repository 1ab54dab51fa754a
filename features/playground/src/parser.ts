import type {ProblemSource} from './types';

/** The library that reads the files in the playground. */
export const PARSER = 'pricing4ts 0.9.5';

/** Names of those that report problems, in the list of problems and in the editor. */
export const SOURCE_LABELS: Readonly<Record<ProblemSource, string>> = {
  yaml: 'YAML',
  schema: 'Schema',
  parser: PARSER,
  expression: 'Playground',
  playground: 'Playground',
};
