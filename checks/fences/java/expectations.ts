/** Compares what a run printed or threw with what a page shows. */

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n+$/, '')
    .split('\n');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Whether an actual text is the expected one. Space at the ends of lines and empty lines at the end
 * do not count; `…` in the expected text stands for any characters of one line.
 */
export function matchesExpectation(expected: string, actual: string): boolean {
  const wanted = lines(expected);
  const found = lines(actual);
  return (
    wanted.length === found.length &&
    wanted.every((line, index) =>
      new RegExp(`^${line.split('…').map(escape).join('.*')}$`).test(found[index]!),
    )
  );
}
