// @ts-check
/** Texts that must stay although a rule rejects them, each with its reason. An unused entry is an error. */

/**
 * `file` is relative to the repository, `text` is exactly what the message quotes.
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
