/** The id that a fragment names; empty where there is none, or no valid one. */
export function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return '';
  }
}
