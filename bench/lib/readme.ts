/** Writes the figures of benchmarks to bench/README.md. */

/**
 * Replaces the figures of a benchmark.
 *
 * @param readme text of bench/README.md
 * @param name name of the benchmark
 * @param written the new text
 * @throws Error if a mark of the benchmark is missing
 */
export function replaceFigures(readme: string, name: string, written: string): string {
  const startMark = `<!-- Written by the benchmark "${name}" -->`;
  const endMark = `<!-- End of the benchmark "${name}" -->`;
  const start = readme.indexOf(startMark);
  const end = readme.indexOf(endMark);
  if (start < 0 || end < start) {
    throw new Error(
      `bench/README.md: the lines '${startMark}' and '${endMark}' must be around the figures. ` +
        'Add them.',
    );
  }
  return `${readme.slice(0, start)}${startMark}\n\n${written}\n\n${readme.slice(end)}`;
}
