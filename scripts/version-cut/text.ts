/** Edits of prose and of copied files over a cut. */

function pattern(source: string, label: string): RegExp {
  return new RegExp(source.replace('LABEL', `${label.replaceAll('.', '\\.')}(?!\\.?\\d)`), 'g');
}

/** Turns absolute links into a version to another one. */
export function moveLinks(text: string, from: string, to: string): string {
  return text.replace(pattern('/docs/LABEL', from), `/docs/${to}`);
}

/**
 * Makes the landing page of the latest version that of the new one: title, links, the components
 * that are told the version, and the version that changes are counted from.
 *
 * @param previous label of the version before `from`, if there is one
 */
export function moveLandingPage(
  text: string,
  from: string,
  previous: string | undefined,
  to: string,
): string {
  const moved = moveLinks(text, from, to)
    .replace(pattern('\\b(Documentation|[Dd]ocs) LABEL', from), `$1 ${to}`)
    .replace(pattern('\\b(of|only)="LABEL(?=")', from), `$1="${to}`);
  return previous === undefined
    ? moved
    : moved.replace(pattern('\\bsince (docs )?LABEL', previous), `since $1${from}`);
}

/** Lets a partial that the latest version includes be included by the new version as well. */
export function shareWithVersion(text: string, from: string, to: string): string {
  return text.replace(/^\{\/\* versions: ([\d. ]+) \*\/\}/, (line, labels: string) =>
    labels.split(' ').includes(from) ? `{/* versions: ${labels} ${to} */}` : line,
  );
}

/** Names the new version in a file that was copied for it. */
export function renameCopy(text: string, from: string, to: string): string {
  return text
    .replace(pattern('\\bdocs version LABEL', from), `docs version ${to}`)
    .replace(pattern('\\bfences-LABEL', from), `fences-${to}`);
}

/** Repeats the row of a table that shows a file, for the file's copy. */
export function repeatRow(text: string, fromFile: string, toFile: string): string {
  return text.replace(
    new RegExp(`^.*\`${fromFile.replaceAll('.', '\\.')}\`.*\\n`, 'm'),
    (row) => row + row.replace(fromFile, toFile),
  );
}

/** Numbers of the lines that name a label. */
export function linesNaming(text: string, label: string): number[] {
  const name = pattern('(?<![.\\d])LABEL', label);
  return text.split('\n').flatMap((line, index) => (line.search(name) < 0 ? [] : [index + 1]));
}
