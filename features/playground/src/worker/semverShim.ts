/** Replaces `semver` in the bundle: the three functions that pricing4ts calls, for `2.1.0`. */

/** A version without prerelease. */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

const order = ({major, minor, patch}: Version, other: Version) =>
  major - other.major || minor - other.minor || patch - other.patch;

export default {
  /** Returns `null` if the text is not a version. */
  parse(text: string): Version | null {
    const parts = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/.exec(text);
    return parts && {major: Number(parts[1]), minor: Number(parts[2]), patch: Number(parts[3])};
  },
  eq: (one: Version, other: Version): boolean => order(one, other) === 0,
  gt: (one: Version, other: Version): boolean => order(one, other) > 0,
};
