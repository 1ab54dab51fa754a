/** Labels of docs versions, and when a cut is refused. */

/** The cut cannot be made. The message says why and how to mend it; nothing has been changed. */
export class CutRefusal extends Error {}

const LABEL = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** Numbers of a label such as `2.1.0`, or `undefined` when the text is no label. */
export function parseLabel(label: string): readonly [number, number, number] | undefined {
  const match = LABEL.exec(label);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/** The label after the given one that changes its second number: `2.1.0` after `2.0.1`. */
export function nextLabel(label: string): string {
  const [major, minor] = parseLabel(label) ?? [0, 0];
  return `${major}.${minor + 1}.0`;
}

function isNewer(label: readonly number[], other: readonly number[]): boolean {
  const index = label.findIndex((number, position) => number !== other[position]);
  return index >= 0 && label[index]! > other[index]!;
}

/**
 * Refuses a label that cannot become the new latest version.
 *
 * @param label what the maintainer asked for
 * @param latest label of the version in `docs/`
 * @param cutLabels labels in `versions.json`
 * @throws CutRefusal
 */
export function assertNewLabel(
  label: string | undefined,
  latest: string,
  cutLabels: readonly string[],
): asserts label is string {
  const command = `npm run version:cut -- ${nextLabel(latest)}`;
  if (label === undefined) {
    throw new CutRefusal(`No label is given. Name the new version, for example: ${command}`);
  }
  const numbers = parseLabel(label);
  if (!numbers) {
    throw new CutRefusal(
      `"${label}" is not a label. Write three numbers with dots between them, for example: ${command}`,
    );
  }
  if (label === latest || cutLabels.includes(label)) {
    throw new CutRefusal(
      `Docs ${label} exists already (${[latest, ...cutLabels].join(', ')}). ` +
        `Choose a label after ${latest}, for example: ${command}`,
    );
  }
  if (!isNewer(numbers, parseLabel(latest)!)) {
    throw new CutRefusal(
      `Docs ${label} would not be newer than the latest version, ${latest}. Choose a label after ` +
        `it, for example: ${command}`,
    );
  }
}

/** How many changed files a refusal names. */
const SHOWN_FILES = 5;

/**
 * Refuses a working tree with changes: the cut would mix with them and could not be undone.
 *
 * @param status output of `git status --porcelain`
 * @throws CutRefusal naming the first changed files
 */
export function assertCleanTree(status: string): void {
  const lines = status.split('\n').filter((line) => line !== '');
  if (lines.length === 0) {
    return;
  }
  const rest = lines.length - SHOWN_FILES;
  throw new CutRefusal(
    `The working tree has changes:\n${lines.slice(0, SHOWN_FILES).join('\n')}\n` +
      (rest > 0 ? `and ${rest} more.\n` : '') +
      'Commit them ("git add -A && git commit") or put them away ("git stash -u"), then cut again.',
  );
}
