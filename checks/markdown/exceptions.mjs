// @ts-check
/** Texts that may break a rule, with the reason. Unused entries are errors. */

/**
 * `file` is relative to the repository, and `text` is the text that the message quotes.
 *
 * @type {readonly {file: string, rule: string, text: string, reason: string}[]}
 */
export const EXCEPTIONS = [
  {
    file: 'CONTRIBUTING.md',
    rule: 'template-text',
    text: 'EDIT:',
    reason: 'The version cut leaves this mark, and the guide says to search for it.',
  },
];
