/** The id in a URL's fragment; empty if there is none or if it is invalid. */
export function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return '';
  }
}
