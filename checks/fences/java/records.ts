/** Records that the checkers exchange with the Java runner. See `runner/src/Records.java`. */

/** Writes one record on each line, with percent-encoded fields separated by tabs. */
export const encodeRecords = (records: readonly (readonly string[])[]): string =>
  records.map((fields) => `${fields.map(encodeURIComponent).join('\t')}\n`).join('');

/** Reads the records of `encodeRecords` or the runner. The last line is ignored, as it may be incomplete. */
export function decodeRecords(text: string): string[][] {
  const lines = text.split(/\r?\n/);
  return lines
    .slice(0, -1)
    .map((line) => line.split('\t').map((field) => decodeURIComponent(field.replaceAll('+', ' '))));
}
