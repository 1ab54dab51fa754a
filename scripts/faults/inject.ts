/** Edits a file and evaluates the output of a check. */
import type {Edit, Fault} from './faults';

/**
 * Returns the text of the file with the fault, or `undefined` if the fault deletes the file.
 *
 * @param name name of the fault, for the message
 * @throws Error if the edit changes nothing
 */
export function injected(name: string, {file, edit}: Edit, original: string): string | undefined {
  const text = edit(original);
  if (text === original) {
    throw new Error(
      `${name}: the edit of ${file} changes nothing. Adapt scripts/faults/faults.ts.`,
    );
  }
  return text;
}

/**
 * Returns the reason why a check did not report the fault, or `undefined` if it did.
 *
 * @param expected strings that the output must contain
 * @param status exit code of the check; `null` after a timeout
 */
export function missed(expected: Fault['output'], status: number | null, output: string) {
  if (status === 0) return 'The check passed.';

  if (status === null) return 'The check did not finish.';

  const absent = expected.filter((part) => !output.includes(part));
  return absent.length === 0
    ? undefined
    : `The check failed, but its output does not contain ${absent.join(' and ')}:\n` +
        output.trim().split('\n').slice(-25).join('\n');
}
