/** The index is missing, unreachable, broken, or of another build. */
export class IndexError extends Error {
  override readonly name = 'IndexError';
}
