/** A part of a library that is no longer as this site needs it. */
export interface Change {
  /** File of this repository that depends on the part. */
  readonly file: string;
  /** What the file needs, as a clause: "the theme's module … exists". */
  readonly expected: string;
  /** What the build contains instead. */
  readonly found?: string | undefined;
  /** What to do, as a full sentence. */
  readonly fix: string;
  /** Discussion of the part by its authors. */
  readonly link?: string;
}

/** Message about a part of a library that has changed: the place, what it needs, the fix, and where to read on. */
export const changed = ({file, expected, found, fix, link}: Change): string =>
  `${file}: expected that ${expected}${found === undefined ? '' : `, but found ${found}`}. ${fix} ` +
  `See plugins/upstream/README.md${link === undefined ? '' : ` and ${link}`}.`;

/** The message, unless the part is as expected. */
export const problemsUnless = (isAsExpected: boolean, change: Change): string[] =>
  isAsExpected ? [] : [changed(change)];

/** Fails with the message, unless the part is as expected. */
export function assertUnchanged(isAsExpected: boolean, change: Change): asserts isAsExpected {
  if (!isAsExpected) throw new Error(changed(change));
}
