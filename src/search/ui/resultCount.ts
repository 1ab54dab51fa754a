/** "296 results", for the modal and the search page. */
export function resultCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
