/** Where bench/README.md holds what the benchmarks write. */

/**
 * Replaces what a benchmark has written.
 *
 * @param readme text of bench/README.md
 * @param command the benchmark, as its npm script is called
 * @param written the new text
 * @throws Error when a mark of the benchmark is missing
 */
export function replaceWritten(readme: string, command: string, written: string): string {
  const startMark = `<!-- Written by npm run ${command} -->`;
  const endMark = `<!-- End of what npm run ${command} writes -->`;
  const start = readme.indexOf(startMark);
  const end = readme.indexOf(endMark);
  if (start < 0 || end < start) {
    throw new Error(
      `bench/README.md: the lines "${startMark}" and "${endMark}" must stand around the figures. ` +
        'Add them.',
    );
  }
  return `${readme.slice(0, start)}${startMark}\n\n${written}\n\n${readme.slice(end)}`;
}
