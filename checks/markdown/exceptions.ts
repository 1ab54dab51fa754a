/** Places where a rule must not be kept. Each says why; one that is no longer needed is a problem. */

/** One exception. */
export interface ProseException {
  /** Path of the file, relative to the repository. */
  readonly file: string;
  /** Name of the rule. */
  readonly rule: string;
  /** The text that the rule refuses, exactly as the message quotes it. */
  readonly text: string;
  readonly reason: string;
}

export const EXCEPTIONS: readonly ProseException[] = [
  {
    file: 'CONTRIBUTING.md',
    rule: 'template-text',
    text: 'EDIT:',
    reason: 'The version cut leaves this mark, and the guide says to search for it.',
  },
];
