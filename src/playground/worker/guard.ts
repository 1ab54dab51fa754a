/** Refuses files that would take too long to process, such as those whose aliases expand. */

/** Longest text, in UTF-16 code units. */
export const MAX_TEXT = 256 * 1024;

/** Most characters of a document whose aliases are replaced with their values. */
const MAX_EXPANDED = 2_000_000;

/** Most characters that the library copies: all features and limits, for each plan and add-on. */
const MAX_COPIED = 30_000_000;

/** Characters of a value whose aliases are replaced; `Infinity` for one that contains itself. */
function expandedSize(value: unknown, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 1 + String(value).length;
  const before = known.get(value);
  if (before !== undefined) return before;
  known.set(value, Infinity);
  let size = 1;
  for (const [key, entry] of Object.entries(value)) {
    size += key.length + expandedSize(entry, known);
  }
  known.set(value, size);
  return size;
}

/** Each function returns why the playground does not process something, or `undefined`. */
export const refuse = {
  text: (text: string): string | undefined =>
    text.length > MAX_TEXT
      ? 'The playground reads files of up to 256 KiB. Remove parts of the file, or use the library.'
      : undefined,

  data(data: unknown): string | undefined {
    const known = new Map<object, number>();
    if (expandedSize(data, known) > MAX_EXPANDED) {
      return (
        'The aliases of the file expand to more than 2,000,000 characters, or contain themselves. ' +
        'Write the values instead.'
      );
    }
    if (typeof data !== 'object' || data === null) return undefined;
    const {features, usageLimits, plans, addOns} = data as Record<string, unknown>;
    const copied = [features, usageLimits].reduce<number>(
      (sum, part) => sum + expandedSize(part, known),
      0,
    );
    const copies = [plans, addOns].flatMap((part) => Object.keys(part ?? {})).length;
    return copied * copies > MAX_COPIED
      ? 'The file has too many features, plans and add-ons for the playground. Use the library.'
      : undefined;
  },
};
