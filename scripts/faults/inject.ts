/** A fault in a file, and whether its check reported it. */
import type {Fault} from './faults';

/**
 * The text of the file with the fault; `undefined` when the fault is that the file is missing.
 *
 * @throws Error when the edit changes nothing, because the file has changed since
 */
export function injected({name, file, edit}: Fault, original: string): string | undefined {
  const text = edit(original);
  if (text === original) {
    throw new Error(
      `${name}: the edit of ${file} changes nothing. Adapt scripts/faults/faults.ts.`,
    );
  }
  return text;
}

/**
 * What is wrong with a check that ran on the copy, or `undefined` when it reported the fault.
 *
 * @param expected what the output must contain
 * @param status exit code of the check; `null` when it was stopped
 */
export function missed(expected: Fault['output'], status: number | null, output: string) {
  if (status === 0) {
    return 'The check passed.';
  }
  if (status === null) {
    return 'The check did not finish.';
  }
  const absent = expected.filter((part) => !output.includes(part));
  return absent.length === 0
    ? undefined
    : `The check failed, but its output does not contain ${absent.join(' and ')}:\n` +
        output.trim().split('\n').slice(-25).join('\n');
}
