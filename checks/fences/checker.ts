/**
 * What a checker of code fences is. Each language has a folder with its checker; `checkers.ts` lists
 * them. README.md is the reference of fence metadata.
 */
import {problemAt, type Fence, type Problem} from '../../markdown/fences';

/** What checkers share: where the repository is, and whether missing tools are an error. */
export interface CheckContext {
  /** Absolute path of the repository. */
  readonly root: string;
  /** True in CI: a tool that is not installed is a failure, not a visible skip. */
  readonly requireTools: boolean;
  /** Reports a check that could not run, and what to install. */
  readonly skip: (message: string) => void;
}

/** Checks the fences of some languages. */
export interface FenceChecker {
  readonly languages: readonly string[];
  /** Other names of these languages, and what to write instead. */
  readonly otherNames?: Readonly<Record<string, string>>;
  /** Bare words that the metadata can have, beside those of the site. */
  readonly words?: readonly string[];
  /**
   * The metadata of which a fence needs one, as it is printed when a fence has none. Without it, the
   * language needs no metadata.
   */
  readonly choices?: readonly string[];
  /** Whether a fence has one of the choices. */
  readonly accepts?: (fence: Fence) => boolean;
  /** Checks all fences of these languages at once, so that slow tools start only once. */
  readonly check: (fences: readonly Fence[], context: CheckContext) => Promise<Problem[]>;
}

/** An error in the code of a fence; `line` counts its code from 1, and is 0 for the fence itself. */
export interface CodeError {
  readonly line: number;
  readonly message: string;
}

/** A checker of a language that looks at each fence by itself and needs no metadata. */
export function syntaxChecker(
  language: string,
  errorsIn: (code: string, root: string) => readonly CodeError[],
): FenceChecker {
  return {
    languages: [language],
    check: (fences, {root}) =>
      Promise.resolve(
        fences.flatMap((fence) =>
          errorsIn(fence.code, root).map(({line, message}) => problemAt(fence, message, line)),
        ),
      ),
  };
}
