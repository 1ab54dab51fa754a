// region: compare
export interface Comparison {
  /** The decision that the application must use. */
  result: boolean;
  /** The log line, if the decisions differ or the new one failed. */
  difference?: string;
}

/**
 * Compares the old decision with the new one. The old one decides until the
 * feature is switched, and whenever the new one throws an exception.
 *
 * @param plan appears in the log line, and must not identify the user
 * @param switched features for which the new decision counts
 */
export function compare(
  feature: string,
  plan: string,
  old: boolean,
  decideNew: () => boolean,
  switched: ReadonlySet<string>,
): Comparison {
  const found = `[migration] ${feature}, plan ${plan}: old ${old}, new`;
  try {
    const current = decideNew();
    const result = switched.has(feature) ? current : old;
    return current === old ? {result} : {result, difference: `${found} ${current}, used ${result}`};
  } catch (error) {
    return {result: old, difference: `${found} failed (${error}), used ${old}`};
  }
}
// endregion: compare
