/** Reads the content of a file, whose keys anyone can choose. */

/** Keys from the root of a file to a value. */
export type KeyPath = readonly string[];

/** An own property; `undefined` if there is none. */
export const own = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** The value at a path; `undefined` if there is none. */
export const at = (data: unknown, path: KeyPath): unknown => path.reduce(own, data);

/** The entries of a mapping or a list; none of other values. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object' ? Object.entries(value) : [];
