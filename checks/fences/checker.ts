import type {Fence, Problem} from '../../markdown/fences';

/** What checkers share: where the repository is, and whether missing tools are an error. */
export interface CheckContext {
  /** Absolute path of the repository. */
  readonly root: string;
  /** True in CI: a tool that is not installed is a failure, not a visible skip. */
  readonly requireTools: boolean;
  /** Reports a check that could not run, and what to install. */
  readonly skip: (message: string) => void;
}

/** Holds the fences of some languages to their contract. */
export interface FenceChecker {
  readonly languages: readonly string[];
  /**
   * The contracts an author can choose from, as they are printed when a fence has none of them.
   * Empty when the language needs no contract.
   */
  readonly choices: readonly string[];
  /** Whether a fence carries one of this checker's contracts. */
  readonly accepts: (fence: Fence) => boolean;
  /** Checks all fences of these languages at once, so that slow tools start only once. */
  readonly check: (fences: readonly Fence[], context: CheckContext) => Promise<Problem[]>;
}
