/**
 * The interface of a checker of code fences. Each language has a folder with its checker, and
 * `checkers.ts` lists them. README.md is the reference of fence metadata.
 */
import {search} from '../../lib/text.mjs';
import {problemAt, type Fence, type Problem} from '../../markdown/fences';

/** Settings of a run. */
export interface CheckContext {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Reports a check that could not run, and the tool to install. In CI, it's a failure. */
  readonly skip: (message: string) => void;
}

export interface FenceChecker {
  readonly languages: readonly string[];
  /** Other names of these languages, with the name to use instead. */
  readonly otherNames?: Readonly<Record<string, string>>;
  /** Words that the metadata can contain, in addition to those for every fence. */
  readonly words?: readonly string[];
  /**
   * The possible metadata, as printed for a fence without any. If it is missing, the language does not
   * require metadata.
   */
  readonly choices?: readonly string[];
  readonly accepts?: (fence: Fence) => boolean;
  /** Checks all fences of these languages in one docs version, so that slow tools start only once. */
  readonly check: (fences: readonly Fence[], context: CheckContext) => Problem[];
}

/** An error in the code of a fence. `line` counts its code from 1, and is 0 for the fence itself. */
export interface CodeError {
  readonly line: number;
  readonly message: string;
}

/** The errors that a message is written for, among what a pattern with the flag `g` finds in code. */
export const findErrors = (
  text: string,
  pattern: RegExp,
  messageFor: (found: string) => string | false,
): CodeError[] =>
  search([{line: 1, text}], pattern, messageFor).flatMap(({line, message}) =>
    message === false ? [] : [{line, message}],
  );

/** What an author can do about code that does not compile. */
export const COMPILE_FIX =
  'Correct the code. If it cannot be compiled here, add unchecked="reason".';

/** A checker of a language whose fences are independent and need no metadata. */
export const syntaxChecker = (
  language: string,
  errorsIn: (code: string, root: string) => readonly CodeError[],
): FenceChecker => ({
  languages: [language],
  check: (fences, {root}) =>
    fences.flatMap((fence) =>
      errorsIn(fence.code, root).map(({line, message}) => problemAt(fence, message, line)),
    ),
});
