/** Records that the checkers exchange with the Java runner; see `runner/src/Records.java`. */

/** One record a line, fields separated by tabs, each field percent-encoded. */
export function encodeRecords(records: readonly (readonly string[])[]): string {
  return records.map((fields) => `${fields.map(encodeURIComponent).join('\t')}\n`).join('');
}

/** Reads what `encodeRecords` or the runner wrote. The last line may be cut short: it is left out. */
export function decodeRecords(text: string): string[][] {
  const lines = text.split(/\r?\n/);
  return lines
    .slice(0, -1)
    .map((line) => line.split('\t').map((field) => decodeURIComponent(field.replaceAll('+', ' '))));
}
