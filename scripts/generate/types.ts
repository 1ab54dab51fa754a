import type {Files} from '../../lib/write';

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
  readonly needs?: 'a build';
  readonly generate: (options: GenerateOptions) => Files | Promise<Files>;
}
