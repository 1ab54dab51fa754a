/** "296 results", as the modal and the search page say it. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
